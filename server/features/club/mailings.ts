import { addHours } from 'date-fns/addHours';
import { addSeconds } from 'date-fns/addSeconds';
import { differenceInDays } from 'date-fns/differenceInDays';
import { subDays } from 'date-fns/subDays';
import { HEIR_DAYS } from '../../../shared/domain/club/clubActions.ts';
import { afterWakingMinutes, isWaking } from '../../../shared/domain/substitutes/wakingTime.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { ClubMailingRow, ClubRow, UserRow } from '../../db/tables.ts';
import { newId } from '../../ids.ts';
import { MAILS_TO_ONE } from '../../mail/budgets.ts';
import { areApart } from '../people/blocks.ts';
import { findFormats, findUser } from '../people/repository.ts';
import { type ClubSender, mailsOf, sendClubEmail } from './clubEmail.ts';
import { writeMailing } from './mailingTexts.ts';

/** For how many days a mailing waits for room in the budgets; then its other people get nothing. */
const WAITING_DAYS = 7;
/** How many people are mailed in one transaction, and how often by one sweep; the others wait for the next. */
const BATCH = 20;
const MAX_BATCHES = 20;

/** The club of a mailing, and its receivers. */
type Audience = Pick<ClubMailingRow, 'club_id' | 'kind' | 'author_id'>;

/** A mail to many people of a club. */
interface NewMailing extends Audience {
  id?: string;
  about_id?: string;
  subject?: string;
  body?: string;
  link?: string | null;
}

/** Stores a mailing in the caller's transaction; sweeps send it (R-club-mail). */
export async function queueMailing(tx: Tx, mailing: NewMailing, now: Date): Promise<void> {
  await tx
    .insertInto('club_mailings')
    .values({ id: newId(), created_at: now, due_at: now, ...mailing })
    .execute();
}

/** @returns the people of a club whom a mailing is for, without its author */
export function receiversOf(db: Queryable, { club_id, kind, author_id, created_at }: Audience & { created_at: Date }) {
  return db
    .selectFrom('club_people')
    .innerJoin('users', 'users.id', 'user_id')
    .where('club_id', '=', club_id)
    .where('state', '=', 'IN')
    .where('role', '<>', 'GUEST')
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .$if(author_id !== null, (query) => query.where('user_id', '<>', author_id as string))
    .$if(kind === 'HANDED' || kind === 'KEEPER', (query) => query.where('role', '=', 'ORGANISER'))
    .$if(kind === 'ORPHANED', (query) => query.where('joined_at', '<=', subDays(created_at, HEIR_DAYS)));
}

/** Whether the text of a mailing is still true. */
function isCurrent({ kind, created_at }: ClubMailingRow, { state }: ClubRow, now: Date): boolean {
  if (differenceInDays(now, created_at) >= WAITING_DAYS) return false;
  if (kind === 'CLOSED' || kind === 'ORPHANED') return state === kind;
  return state === 'OPEN';
}

/** A mailing with the data that all of its people share. */
interface Sending {
  mailing: ClubMailingRow;
  sender: ClubSender;
  author: UserRow | undefined;
  about: UserRow | undefined;
}

async function readSending(tx: Tx, mailing: ClubMailingRow, club: ClubRow): Promise<Sending> {
  const author = mailing.author_id === null ? undefined : await findUser(tx, mailing.author_id);
  const about = mailing.about_id === null ? undefined : await findUser(tx, mailing.about_id);
  const sender = { club, user: author ?? null, most: await mailsOf(tx, club.id), isRefusable: true as const };
  return { mailing, sender, author, about };
}

/** Mails one of its people; an announcement goes to nobody whom a block separates from its author (R-block). */
async function send(context: Context, tx: Tx, { sender, ...sending }: Sending, user: UserRow): Promise<void> {
  const { mailing, author } = sending;
  const isWritten = mailing.kind === 'ANNOUNCEMENT' && author !== undefined;
  if (isWritten && (await areApart(tx, author.id, user.id))) return;
  const formats = await findFormats(tx, user);
  const receiver = { user, address: null, firstName: user.first_name, isAnswered: true };
  const write = (language: Language) => writeMailing(context, { ...sending, club: sender.club, formats }, language);
  await sendClubEmail(context, tx, sender, receiver, write);
}

/**
 * Skips a receiver to whom the sender may write no more today, as with budgets of the receiver: the others do not wait, and
 * this one gets nothing of this mailing.
 * @returns the seconds until there is room, where a used-up budget concerns all; null to go on with the next
 */
async function tryToSend(...args: Parameters<typeof send>): Promise<number | null> {
  try {
    await send(...args);
    return null;
  } catch (error) {
    const refusal = error instanceof AppError ? error : undefined;
    if (refusal?.data?.retryAfter === undefined) throw error;
    return refusal.limit === MAILS_TO_ONE ? null : refusal.data.retryAfter;
  }
}

/** @param taken is told the mailing @returns false when nothing is due */
async function sendBatch(context: Context, taken: (id: string) => void): Promise<boolean> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const mailing = await tx
      .selectFrom('club_mailings')
      .selectAll()
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!mailing) return false;
    taken(mailing.id);
    const change = (changes: { due_at: Date; reached?: string }) =>
      tx.updateTable('club_mailings').set(changes).where('id', '=', mailing.id).execute();
    const club = await tx.selectFrom('clubs').selectAll().where('id', '=', mailing.club_id).executeTakeFirstOrThrow();
    const next = await receiversOf(tx, mailing)
      .selectAll('users')
      .select(({ ref }) => ref('club_people.id').as('entryId'))
      .where('club_people.id', '>', mailing.reached)
      .orderBy('club_people.id')
      .limit(BATCH)
      .execute();
    if (next.length === 0 || !isCurrent(mailing, club, now)) {
      await tx.deleteFrom('club_mailings').where('id', '=', mailing.id).execute();
      return true;
    }
    // A person's mailings go out at once, the clock's when people are awake (R-quiet-hours).
    if (mailing.author_id === null && !isWaking(now.getTime(), club.timezone)) {
      await change({ due_at: new Date(afterWakingMinutes(now.getTime(), 0, club.timezone)) });
      return true;
    }
    const sending = await readSending(tx, mailing, club);
    let { reached } = mailing;
    // Then it is the turn of others.
    let due_at = now;
    for (const { entryId, ...user } of next) {
      const retryAfter = await tryToSend(context, tx, sending, user);
      if (retryAfter !== null) due_at = addSeconds(now, retryAfter);
      if (retryAfter !== null) break;
      reached = entryId;
    }
    await change({ due_at, reached });
    return true;
  });
}

/** Sends clubs' mails to many people, some in each transaction: a server that is killed mails nobody twice. */
export async function sendMailings(context: Context): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    let id = '';
    try {
      if (!(await sendBatch(context, (taken) => (id = taken)))) return;
    } catch (error) {
      // The others go on (R-sweep-isolation).
      context.report(error, 'clubMailing');
      const later = { due_at: addHours(context.clock.now(), 1) };
      await context.db.updateTable('club_mailings').set(later).where('id', '=', id).execute();
    }
  }
}
