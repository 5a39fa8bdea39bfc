import { addMinutes } from 'date-fns/addMinutes';
import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { EntryMail } from '../../shared/domain/match/reach.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { Email } from './email.ts';
import { joinQuotes, withoutMessagesOf } from './messages.ts';
import { joinTracks } from './tracking.ts';

/** One mail to a person about a match in this many minutes; later ones are gathered (R-mail-gathered). */
const GATHER_MINUTES = 10;
const MINUTE = 60_000;
/** How many mails that say that the match is agreed or off go out at once. */
const MAX_DECISIVE = 3;
/** The paragraphs in turn; the facts of the match are those of the last mail. */
const MAX_PARAGRAPHS = 6;
/** A mail that a used-up budget has held back for this long is not sent any more. */
const KEPT_DAYS = 7;

/** A mail about a match. */
export type MatchEmail = Email & { match: NonNullable<Email['match']> };

/** A visitor waits on the page for the mail of a share link, so that mail does not wait. */
export const isAboutMatch = (email: Email): email is MatchEmail =>
  email.match !== undefined && email.kind !== 'visitor';

/**
 * Joins two mails about one match into one that describes it as of the later. It always keeps that the match is agreed or
 * called off, and the calendar entry that adds or removes it.
 */
export function gather(earlier: MatchEmail, later: MatchEmail): MatchEmail {
  const attachments = later.attachments?.length ? later.attachments : (earlier.attachments ?? []);
  const tracks = joinTracks(earlier.tracks, later.tracks);
  const about = earlier.about === 'INVITATION' ? earlier.about : later.about;
  const isAmongKnown = earlier.isAmongKnown === true && later.isAmongKnown === true;
  const told = { about, isAmongKnown, ...(tracks ? { tracks } : {}) };
  const quotes = joinQuotes(earlier, later);
  // A message does not change the match, nor what the other mail asks or how it can be stopped.
  if (later.stop?.notesOf && !earlier.stop?.notesOf) return { ...earlier, quotes, isAmongKnown };
  if (later.match.decisive) return { ...later, quotes, attachments, ...told };
  const said = [...earlier.paragraphs, ...later.paragraphs];
  const { headline, ...rest } = later;
  const subjects = earlier.match.decisive ? earlier : later;
  return {
    ...rest,
    subject: subjects.subject,
    ...(subjects.headline === undefined ? {} : { headline: subjects.headline }),
    // If a text comes twice, the later one counts.
    paragraphs: said.filter((text, index) => said.lastIndexOf(text) === index).slice(-MAX_PARAGRAPHS),
    quotes,
    attachments,
    ...told,
    match: { ...later.match, decisive: earlier.match.decisive },
  };
}

const ofReceiver = ({ to, match }: MatchEmail) => ({ recipient: to.trim().toLowerCase(), game_id: match.id });

/**
 * The row of a receiver and a match; a new row says that its first mail goes out now. No row for a receiver who wants
 * no mail.
 */
const open = statement<
  { is_new: boolean; window_started_at: Date; sent: number; gathered: unknown },
  [recipient: string, gameId: string, now: Date, mailToken: string | null]
>(
  (recipient, gameId, now, mailToken) => sql`
    insert into match_mails (recipient, game_id, window_started_at, sent)
      select ${recipient}, ${gameId}, ${now}::timestamptz, 1
      where ${mailToken}::text is null or exists (select 1 from users where mail_token = ${mailToken} and mail_channel)
    -- Locks the row: what comes at the same time comes after. Its xmax says who locked it; a new row has none.
    on conflict (recipient, game_id) do update set game_id = excluded.game_id
    returning xmax = 0 as is_new, window_started_at, sent, gathered`,
);

/**
 * @returns the mail that goes out now, with those that waited; null when it waits itself, or its receiver wants none
 * (R-channel-flags)
 */
export async function takeTurn(tx: Tx, email: MatchEmail, now: Date): Promise<MatchEmail | null> {
  const key = ofReceiver(email);
  const [row] = await open(tx, key.recipient, key.game_id, now, email.stop?.token ?? null);
  if (!row) return null;
  if (row.is_new) return email;
  const age = now.getTime() - row.window_started_at.getTime();
  // A beginning in the future comes from a clock that has been corrected since.
  const isOver = Math.abs(age) >= GATHER_MINUTES * MINUTE;
  const sent = isOver ? 0 : row.sent;
  const startedAt = isOver ? now : row.window_started_at;
  const gathered = row.gathered ? gather(row.gathered as MatchEmail, email) : email;
  if (sent === 0 || (email.match.decisive && sent < MAX_DECISIVE)) {
    await update(tx, key, { window_started_at: startedAt, sent: sent + 1, gathered: null, due_at: null });
    return gathered;
  }
  await update(tx, key, { gathered: JSON.stringify(gathered), due_at: addMinutes(startedAt, GATHER_MINUTES) });
  return null;
}

/** Keeps a mail until its budget has room again (R-mail-budget), with what waits for the same person and match. */
export async function putOff(tx: Tx, email: MatchEmail, until: Date, now: Date): Promise<void> {
  const key = ofReceiver(email);
  await tx
    .insertInto('match_mails')
    // A visitor's mail takes no turn: there may be no row yet.
    .values({ ...key, window_started_at: now, sent: 0, gathered: null, due_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { gathered } = await tx
    .selectFrom('match_mails')
    .select('gathered')
    .where('recipient', '=', key.recipient)
    .where('game_id', '=', key.game_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const whole = gathered ? gather(gathered as MatchEmail, email) : email;
  await update(tx, key, { gathered: JSON.stringify(whole), due_at: until });
}

/** @returns whether a mail adds the match to a calendar; null when it leaves the calendar as it is */
function entryOf({ attachments = [] }: Pick<MatchEmail, 'attachments'>): boolean | null {
  const types = attachments.map(({ contentType }) => contentType);
  if (types.some((type) => type.includes('method=REQUEST'))) return true;
  return types.some((type) => type.includes('method=CANCEL')) ? false : null;
}

/** Stores whether a mail that goes out adds the match to its receiver's calendar, or removes it (R-reach). */
export async function noteEntry(tx: Tx, email: MatchEmail): Promise<void> {
  const entry = entryOf(email);
  if (entry === null) return;
  const { recipient, game_id } = ofReceiver(email);
  await tx
    .updateTable('match_mails')
    .set({ entry })
    .where('recipient', '=', recipient)
    .where('game_id', '=', game_id)
    .execute();
}

/**
 * @param to an address
 * @returns whether the entry of a match was mailed there; SOON: it waits, as other mails have just gone out (R-reach)
 */
export async function findEntryMail(db: Queryable, to: string, gameId: string, now: Date): Promise<EntryMail | null> {
  const row = await db
    .selectFrom('match_mails')
    .select(['entry', 'gathered', 'due_at'])
    .where('recipient', '=', to.trim().toLowerCase())
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  const waiting = row?.gathered ? entryOf(row.gathered as MatchEmail) : null;
  if (waiting === null) return row?.entry ? 'SENT' : null;
  // A mail held back by a used-up budget comes at an unknown time.
  const isSoon = waiting && row?.due_at != null && row.due_at <= addMinutes(now, GATHER_MINUTES);
  return isSoon ? 'SOON' : null;
}

type Key = ReturnType<typeof ofReceiver>;
type Change = { window_started_at?: Date; sent?: number; gathered: string | null; due_at: Date | null };

async function update(tx: Tx, key: Key, change: Change): Promise<void> {
  await tx
    .updateTable('match_mails')
    .set(change)
    .where('recipient', '=', key.recipient)
    .where('game_id', '=', key.game_id)
    .execute();
}

/** @returns a mail that has waited long enough, locked until the transaction ends; null when there is none */
export async function takeDue(tx: Tx, now: Date): Promise<MatchEmail | null> {
  const due = await tx
    .selectFrom('match_mails')
    .select(['recipient', 'game_id', 'gathered'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return null;
  await update(tx, due, { window_started_at: now, sent: 1, gathered: null, due_at: null });
  return due.gathered as MatchEmail;
}

/** Takes the messages of somebody who is erased out of mails that wait (R-erase); what others wrote still goes out. */
export async function dropMessagesOf(tx: Tx, writerId: string): Promise<void> {
  const rows = await tx
    .selectFrom('match_mails')
    .select(['recipient', 'game_id', 'gathered', 'due_at'])
    .where(
      sql<boolean>`due_at is not null and gathered->'quotes' @> ${JSON.stringify([{ message: { by: writerId } }])}::jsonb`,
    )
    .forUpdate()
    .execute();
  for (const { due_at, ...row } of rows) {
    const left = withoutMessagesOf(row.gathered as MatchEmail, writerId);
    await update(tx, row, { gathered: left && JSON.stringify(left), due_at: left && due_at });
  }
}

/** Deletes rows without a recent mail, and mails that found no room; mails that agree a match or call it off stay. */
export async function purgeGathered(db: Queryable, now: Date): Promise<void> {
  await db
    .deleteFrom('match_mails')
    .where('window_started_at', '<', subDays(now, KEPT_DAYS))
    .where(sql<boolean>`coalesce(gathered->'match'->>'decisive', 'false') = 'false'`)
    .execute();
}
