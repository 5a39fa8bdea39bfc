import { addSeconds } from 'date-fns/addSeconds';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { subSeconds } from 'date-fns/subSeconds';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ErrorCode } from '../../shared/contract/errors.ts';
import { AppError } from '../appError.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { hashToken } from '../ids.ts';
import { networksOf } from './network.ts';

/** Where the counts are stored, and the current time. */
export interface Counter {
  db: Queryable;
  clock: Clock;
}

export interface Limit {
  name: string;
  most: number;
  seconds: number;
  /** The refusal; left out, E.tooMany. */
  code?: ErrorCode;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/**
 * How often something may be tried (R-limits). A limit by account is by account and network
 * together, so that a stranger can never lock the owner out; limits by network alone are lenient, as many people may share one.
 * Numbers: R-limits-account, R-limits-game, R-limits-calendar, R-limits-friends, R-limits-push, R-limits-ledger.
 */
export const LIMITS = {
  loginByAddress: { name: 'loginByAddress', most: 200, seconds: 15 * MINUTE },
  /** By account: passwords tried from places without an earlier log-in. */
  loginByAccount: { name: 'loginByAccount', most: 100, seconds: HOUR },
  /** By account, after the right password: tries of the six digits of the second step. */
  loginFactor: { name: 'loginFactor', most: 30, seconds: DAY },
  signUp: { name: 'signUp', most: 60, seconds: HOUR, code: 'E.signUp.line' },
  /** Codes sent to a number. */
  phoneCode: { name: 'phoneCode', most: 5, seconds: HOUR },
  /** Requests for another code: the first comes with the sign-up. */
  phoneCodeAgain: { name: 'phoneCodeAgain', most: 4, seconds: HOUR },
  phoneCodeByAddress: { name: 'phoneCodeByAddress', most: 20, seconds: HOUR },
  reminder: { name: 'reminder', most: 3, seconds: HOUR },
  reminderByAddress: { name: 'reminderByAddress', most: 50, seconds: HOUR },
  validation: { name: 'validation', most: 100, seconds: HOUR },
  /** Other links in place of expired ones: each is a week old, and requested once. */
  validationAgain: { name: 'validationAgain', most: 50, seconds: HOUR },
  /** By game: people who register through its share link. */
  visitors: { name: 'visitors', most: 20, seconds: HOUR },
  /** By account: addresses it adds, each of which gets a mail. */
  addresses: { name: 'addresses', most: 20, seconds: DAY },
  /** By account: codes sent to its owner, to prove who they are. */
  proofCode: { name: 'proofCode', most: 5, seconds: HOUR },
  /** By account: tries to prove who they are by somebody with the session. */
  currentPassword: { name: 'currentPassword', most: 10, seconds: 15 * MINUTE },
  /** By address: passwords tried by the holder of the link that proves it. */
  linkPassword: { name: 'linkPassword', most: 10, seconds: 15 * MINUTE },
  /** By account: new passwords that are judged. */
  newPassword: { name: 'newPassword', most: 30, seconds: 15 * MINUTE },
  pictures: { name: 'pictures', most: 40, seconds: HOUR },
  exports: { name: 'exports', most: 20, seconds: HOUR },
  /** By account: requests to pay for a plan, and codes sent for a plan that is paid in balls. */
  upgrades: { name: 'upgrades', most: 60, seconds: HOUR },
  ballsCode: { name: 'ballsCode', most: 5, seconds: HOUR },
  /** By writer. */
  notes: { name: 'notes', most: 30, seconds: HOUR },
  /** By invitee: answers that come by mail. */
  replies: { name: 'replies', most: 10, seconds: HOUR },
  /** By reporter: players reported to the operators. */
  reports: { name: 'reports', most: 10, seconds: DAY },
  /** By inviter. */
  friends: { name: 'friends', most: 50, seconds: DAY },
  /** By account: devices that turn notices on. */
  pushDevices: { name: 'pushDevices', most: 60, seconds: HOUR },
  /** By address: what devices report about notices. */
  pushNews: { name: 'pushNews', most: 600, seconds: HOUR },
  /** By address: pages of the public ledgers. */
  ratingLedger: { name: 'ratingLedger', most: 600, seconds: HOUR },
  /** By address: matches that guests put into their calendars. */
  calendarFiles: { name: 'calendarFiles', most: 600, seconds: HOUR },
  /** By operator: what they read and do. */
  operator: { name: 'operator', most: 2000, seconds: HOUR },
  contactFiles: { name: 'contactFiles', most: 30, seconds: HOUR },
  invitations: { name: 'invitations', most: 200, seconds: DAY },
  /** By organiser: people they ask without knowing them. */
  strangers: { name: 'strangers', most: 20, seconds: DAY },
  /** By account: clubs made, and clubs joined or asked. */
  clubs: { name: 'clubs', most: 3, seconds: 30 * DAY },
  joins: { name: 'joins', most: 20, seconds: DAY },
  /** By club: other web addresses, each of which it keeps for a year. */
  clubRenames: { name: 'clubRenames', most: 3, seconds: 30 * DAY },
  /** By organiser: lists taken into a club, dry runs too. */
  imports: { name: 'imports', most: 20, seconds: HOUR },
  /** By organiser: calls that mail people of a club. */
  clubMails: { name: 'clubMails', most: 60, seconds: HOUR },
  /** By address: looks at clubs. */
  clubPages: { name: 'clubPages', most: 3600, seconds: HOUR },
  /** By organiser: looks at searches for players, and waves of such searches. */
  searchLooks: { name: 'searchLooks', most: 240, seconds: HOUR },
  searchWaves: { name: 'searchWaves', most: 60, seconds: HOUR },
} satisfies Record<string, Limit>;

const keyOf = ({ name }: Limit, who: string[]) => `${name}:${hashToken(who.join('\n'))}`;

/**
 * Counts one more try in a fixed window; the count is in the database, so all server processes share it.
 * @param who the account, address or game that is limited, hashed before it is stored
 * @throws AppError 429 with the seconds until the window ends
 */
export async function consumeLimit(context: Counter, limit: Limit, ...who: string[]): Promise<void> {
  await consumeLimits(context, limit, 1, ...who);
}

/** As consumeLimit(), for several at once, such as the guests of one game. */
export async function consumeLimits(context: Counter, limit: Limit, amount: number, ...who: string[]): Promise<void> {
  const now = context.clock.now();
  const windowStart = subSeconds(now, limit.seconds);
  const row = await context.db
    .insertInto('limits')
    .values({ key: keyOf(limit, who), window_started_at: now, used: amount })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql`case when limits.window_started_at <= ${windowStart} then ${amount} else limits.used + ${amount} end`,
        window_started_at: sql`case when limits.window_started_at <= ${windowStart} then ${now} else limits.window_started_at end`,
      }),
    )
    .returning(['used', 'window_started_at'])
    .executeTakeFirstOrThrow();
  if (row.used <= limit.most) return;
  const ends = addSeconds(row.window_started_at, limit.seconds);
  const retryAfter = Math.max(1, differenceInSeconds(ends, now));
  throw new AppError(limit.code ?? 'E.tooMany', { retryAfter }, limit.name);
}

/**
 * As consumeLimit(), by the caller's network: their line, and their site at ten times as much (R-network).
 * @param who what else the limit is by
 */
export async function consumeNetworkLimit(
  context: Counter,
  limit: Limit,
  request: Pick<FastifyRequest, 'ip'>,
  ...who: string[]
): Promise<void> {
  for (const { name, times } of networksOf(request)) {
    await consumeLimit(context, { ...limit, most: limit.most * times }, ...who, name);
  }
}

/** The try has succeeded: earlier tries no longer count. */
export async function forgetLimit({ db }: Counter, limit: Limit, ...who: string[]): Promise<void> {
  await db.deleteFrom('limits').where('key', '=', keyOf(limit, who)).execute();
}
