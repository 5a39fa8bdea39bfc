import { addSeconds } from 'date-fns/addSeconds';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { subSeconds } from 'date-fns/subSeconds';
import { sql } from 'kysely';
import { FIRST_DAY, MAX_ANSWERED, type StrangerMails, strangerMailsOf } from '../../shared/domain/people/newcomers.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { hashToken } from '../ids.ts';
import { causingNetworks } from '../plugins/network.ts';
import type { Email } from './email.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The key for mails that were refused or put off, for the operator. */
const SLOWED = 'slowed';

/** The number of mails to strangers that a person may cause is used up. */
export interface Slowed {
  code: 'E.mail.newHour' | 'E.mail.newDay';
  /** When there is room again. */
  freeAt: Date;
  /** The same, in seconds from now. */
  retryAfter: number;
  /** A mark of the network line from which the mail was caused; null: unknown. */
  line: string | null;
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
        where games.owner_id = sender.id and invitees.user_id <> sender.id and mailbox_answered_at is not null
        limit ${sql.lit(MAX_ANSWERED)}
      ) as people) as answered,
      receiver.id is not null and (
        receiver.id = sender.id
        or exists (
          select 1 from invitees join games on games.id = invitees.game_id
          where invitees.user_id = receiver.id and games.owner_id = sender.id and mailbox_answered_at is not null)
        or exists (
          select 1 from invitees join games on games.id = invitees.game_id
          where invitees.user_id = sender.id and games.owner_id = receiver.id and invitees.status = 'CONFIRMED'
            and mailbox_answered_at is not null)
        or exists (
          select 1 from invitees as own join invitees as theirs using (game_id)
          where own.user_id = sender.id and theirs.user_id = receiver.id and own.status = 'CONFIRMED'
            and theirs.status = 'CONFIRMED' and own.mailbox_answered_at is not null
            and theirs.mailbox_answered_at is not null)
      ) as known
    from users as sender left join users as receiver on receiver.mail_token = ${mailToken}::text
    where sender.id = ${senderId}`,
);

const lock = statement<object, [key: string]>((key) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);

/**
 * Counts one more unless there were too many. One person can use both ways, so the mails of an account are counted with the
 * sign-ups from its line, and a sign-up with the mails of the account that has mailed most from there. A sign-up whose address
 * has been proved since does not count as mail to a stranger.
 */
const take = statement<
  { hour: number; day: number; hour_from: Date | null; day_from: Date | null },
  [holder: string, signsUp: boolean, line: string | null, hourMost: number, dayMost: number, ...times: Date[]]
>(
  (holder, signsUp, line, hourMost, dayMost, now, sinceHour, sinceDay) => sql`
    with mailer as (
      select case when not ${signsUp}::boolean then ${holder}::text else (
        select holder from mail_counts
        where key = 'strangersLine:' || ${line}::text and counted_at > ${sinceDay}::timestamptz
        group by holder order by count(*) desc limit 1
      ) end as id
    ),
    counted as (
      select counted_at from mail_counts where key = 'strangers:' || (select id from mailer)
      union all
      select counted_at from mail_counts as mail where key = 'strangersSignUp:' || ${line}::text and not exists (
        select 1 from user_addresses where user_id = mail.holder and validated_at is not null)
    ),
    used as (
      select
        (count(*) filter (where counted_at > ${sinceHour}::timestamptz))::int as hour, count(*)::int as day,
        min(counted_at) filter (where counted_at > ${sinceHour}::timestamptz) as hour_from, min(counted_at) as day_from
      -- One that is later was counted by a clock that has been put right since.
      from counted where counted_at > ${sinceDay}::timestamptz and counted_at <= ${now}::timestamptz
    ),
    added as (
      insert into mail_counts (key, holder, counted_at)
        select key, ${holder}::text, ${now}::timestamptz from used, unnest(case
          when ${signsUp}::boolean then array['strangersSignUp:' || ${line}::text]
          else array['strangers:' || ${holder}::text, 'strangersLine:' || ${line}::text]
        end) as key
        where key is not null and used.hour < ${hourMost}::int and used.day < ${dayMost}::int
    )
    select * from used`,
);

interface Limits {
  /** The account behind it. */
  holder: string;
  /** It was just created: it is not known by whom, but from where. */
  signsUp: boolean;
  most: StrangerMails;
}

/** @returns null for a mail to a person who knows its sender, by an established sender, or without a sender */
async function limitsOf(tx: Tx, { stop, isAnswered, claimant }: Email, now: Date): Promise<Limits | null> {
  if (claimant?.signsUp) return { holder: claimant.id, signsUp: true, most: FIRST_DAY };
  const holder = claimant ? claimant.id : (stop?.senderId ?? null);
  if (holder === null || isAnswered) return null;
  const [sender] = await askSender(tx, holder, stop?.token ?? null);
  if (!sender || sender.known) return null;
  const { created_at: createdAt, proved: hasProvedAddress, answered } = sender;
  const most = strangerMailsOf({ createdAt, hasProvedAddress, answered }, now);
  return most && { holder, signsUp: false, most };
}

/**
 * Counts a mail to a person who does not know its sender (R-mail-newcomer). Mails that one sender causes at the same time are
 * counted one after the other.
 * @returns null when it may go out
 */
export async function takeStranger(tx: Tx, email: Email, now: Date): Promise<Slowed | null> {
  const limits = await limitsOf(tx, email, now);
  if (!limits) return null;
  const { holder, signsUp, most } = limits;
  const [network] = causingNetworks();
  const line = network ? hashToken(network.name) : (email.line ?? null);
  await lock(tx, signsUp ? `strangersSignUp:${line}` : `strangers:${holder}`);
  const since = [subSeconds(now, HOUR), subSeconds(now, DAY)];
  const [used] = await take(tx, holder, signsUp, line, most.hour, most.day, now, ...since);
  if (!used || (used.hour < most.hour && used.day < most.day)) return null;
  const isDay = used.day >= most.day;
  const freeAt = isDay ? addSeconds(used.day_from ?? now, DAY) : addSeconds(used.hour_from ?? now, HOUR);
  const retryAfter = Math.max(1, differenceInSeconds(freeAt, now));
  return { code: isDay ? 'E.mail.newDay' : 'E.mail.newHour', freeAt, retryAfter, line };
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
