import { addSeconds } from 'date-fns/addSeconds';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { subSeconds } from 'date-fns/subSeconds';
import { sql } from 'kysely';
import { MAX_ANSWERED, SIGN_UPS, type StrangerMails, strangerMailsOf } from '../../shared/domain/people/newcomers.ts';
import { answered } from '../db/answered.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { hashToken } from '../ids.ts';
import { causingNetworks } from '../plugins/network.ts';
import type { Email } from './email.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The key for mails that were refused or put off, for the operator. */
const SLOWED = 'slowed';
/** With the mark of a line: the mails to people who sign up from there. */
const SIGN_UPS_OF = 'strangersSignUp:';

/** The number of mails to strangers that a person may cause is used up. */
export interface Slowed {
  code: 'E.mail.newHour' | 'E.mail.newDay' | 'E.signUp.line' | 'E.tooMany';
  /** When there is room again. */
  freeAt: Date;
  /** The same, in seconds from now. */
  retryAfter: number;
}

/**
 * The person who causes mails, and whether the receiver knows them: has answered them, is the same person, or was in an agreed
 * match with them. A yes counts only from a person who has proved their mailbox.
 */
const askSender = statement<
  { created_at: Date; proved: boolean; answered: number; known: boolean },
  [senderId: string, mailToken: string | null]
>(
  (senderId, mailToken) => sql`
    select sender.created_at,
      exists (select 1 from user_addresses where user_id = sender.id and validated_at is not null) as proved,
      (select count(*)::int from (
        select distinct invitees.user_id from games join invitees on invitees.game_id = games.id
        where games.owner_id = sender.id and invitees.user_id <> sender.id and ${answered('invitees')}
        limit ${sql.lit(MAX_ANSWERED)}
      ) as people) as answered,
      receiver.id is not null and (
        receiver.id = sender.id
        or exists (
          select 1 from invitees join games on games.id = invitees.game_id
          where invitees.user_id = receiver.id and games.owner_id = sender.id and ${answered('invitees')})
        or exists (
          select 1 from invitees join games on games.id = invitees.game_id
          where invitees.user_id = sender.id and games.owner_id = receiver.id and invitees.status = 'CONFIRMED'
            and ${answered('invitees')})
        or exists (
          select 1 from invitees as own join invitees as theirs using (game_id)
          where own.user_id = sender.id and theirs.user_id = receiver.id and own.status = 'CONFIRMED'
            and theirs.status = 'CONFIRMED' and ${answered('own')}
            and ${answered('theirs')})
      ) as known
    from users as sender left join users as receiver on receiver.mail_token = ${mailToken}::text
    where sender.id = ${senderId}`,
);

const lock = statement<object, [key: string]>((key) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);

/** Counts one more by a key unless there were too many. A sign-up whose address has been proved since counts no more. */
const take = statement<
  { hour: number; day: number; hour_from: Date | null; day_from: Date | null },
  [key: string, holder: string, hourMost: number, dayMost: number, ...times: Date[]]
>(
  (key, holder, hourMost, dayMost, now, sinceHour, sinceDay) => sql`
    with used as (
      select
        (count(*) filter (where counted_at > ${sinceHour}::timestamptz))::int as hour, count(*)::int as day,
        min(counted_at) filter (where counted_at > ${sinceHour}::timestamptz) as hour_from, min(counted_at) as day_from
      from mail_counts as mail
      -- A count in the future comes from a clock that has been put right since.
      where key = ${key}::text and counted_at > ${sinceDay}::timestamptz and counted_at <= ${now}::timestamptz
        and not (starts_with(key, ${SIGN_UPS_OF}) and exists (
          select 1 from user_addresses where user_id = mail.holder and validated_at is not null))
    ),
    added as (
      insert into mail_counts (key, holder, counted_at)
        select ${key}::text, ${holder}::text, ${now}::timestamptz from used
        where used.hour < ${hourMost}::int and used.day < ${dayMost}::int
    )
    select * from used`,
);

interface Limits {
  /** What is counted: the mails of an account, or the sign-ups of a line. */
  key: string;
  /** The account behind the mail. */
  holder: string;
  most: StrangerMails;
  /** How it is refused. */
  codes: Record<keyof StrangerMails, Slowed['code']>;
}

const NEWCOMER = { hour: 'E.mail.newHour', day: 'E.mail.newDay' } as const;
const SIGN_UP = { hour: 'E.signUp.line', day: 'E.signUp.line' } as const;
/** The refusals of newcomers speak of guests and matches. */
const OWN_ADDRESS = { hour: 'E.tooMany', day: 'E.tooMany' } as const;

/**
 * @param line of the request; null: unknown
 * @returns null for a mail to a person who knows its sender, by an established sender, or without a sender
 */
async function limitsOf(
  tx: Tx,
  { stop, isAnswered, claimant }: Email,
  line: string | null,
  now: Date,
): Promise<Limits | null> {
  if (claimant?.signsUp) {
    return line === null ? null : { key: SIGN_UPS_OF + line, holder: claimant.id, most: SIGN_UPS, codes: SIGN_UP };
  }
  const holder = claimant ? claimant.id : (stop?.senderId ?? null);
  if (holder === null || isAnswered) return null;
  const [sender] = await askSender(tx, holder, stop?.token ?? null);
  if (!sender || sender.known) return null;
  const { created_at: createdAt, proved: hasProvedAddress, answered } = sender;
  const most = strangerMailsOf({ createdAt, hasProvedAddress, answered }, now);
  return most && { key: `strangers:${holder}`, holder, most, codes: claimant ? OWN_ADDRESS : NEWCOMER };
}

/**
 * Counts a mail to a person who does not know its sender (R-mail-newcomer): an account's mails count by the account, and the
 * mails to people who sign up, who may be anybody, by the line they sign up from. Mails with the same key are counted one after
 * the other.
 * @returns null when it may go out
 */
export async function takeStranger(tx: Tx, email: Email, now: Date): Promise<Slowed | null> {
  const [network] = causingNetworks();
  const limits = await limitsOf(tx, email, network ? hashToken(network.name) : null, now);
  if (!limits) return null;
  const { key, holder, most, codes } = limits;
  await lock(tx, key);
  const [used] = await take(tx, key, holder, most.hour, most.day, now, subSeconds(now, HOUR), subSeconds(now, DAY));
  if (!used || (used.hour < most.hour && used.day < most.day)) return null;
  const isDay = used.day >= most.day;
  const freeAt = isDay ? addSeconds(used.day_from ?? now, DAY) : addSeconds(used.hour_from ?? now, HOUR);
  const retryAfter = Math.max(1, differenceInSeconds(freeAt, now));
  return { code: codes[isDay ? 'day' : 'hour'], freeAt, retryAfter };
}

/** Stores for a day whose mail was refused or put off, for the operator (R-operator-health). */
export async function noteSlowed(db: Queryable, { stop, claimant }: Email, now: Date): Promise<void> {
  const holder = claimant ? claimant.id : (stop?.senderId ?? null);
  if (holder !== null) await db.insertInto('mail_counts').values({ key: SLOWED, holder, counted_at: now }).execute();
}

/** @returns accounts that were slowed within a day, by their codes, and how often; the most often first */
export async function findSlowed(db: Queryable, now: Date, limit: number): Promise<{ code: string; times: number }[]> {
  const rows = await db
    .selectFrom('mail_counts')
    .innerJoin('users', 'users.id', 'mail_counts.holder')
    .select(['users.code', ({ fn }) => fn.countAll<number>().as('times')])
    .where('mail_counts.key', '=', SLOWED)
    .where('counted_at', '>', subSeconds(now, DAY))
    .groupBy('users.code')
    .orderBy('times', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ code, times }) => ({ code, times: Number(times) }));
}
