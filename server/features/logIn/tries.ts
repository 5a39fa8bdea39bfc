import { addMinutes } from 'date-fns/addMinutes';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { BRAND } from '../../../shared/brand.ts';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { createToken } from '../../../shared/contract/session.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { hashToken } from '../../ids.ts';
import type { Counter } from '../../plugins/limits.ts';
import { lineOf, type Network } from '../../plugins/network.ts';
import { normalizeAddress } from '../people/repository.ts';
import { findCredentials } from '../session/repository.ts';

/** Log-ins of one account from one address: this many in a quarter of an hour, then with a growing delay. */
const LOGIN_TRIES = 10;
const LOGIN_WINDOW_MINUTES = 15;
/** The delay doubles with each further try up to this; after twice this time without a try all are forgotten. */
const MAX_DELAY_MINUTES = 60;

const loginKey = (account: string, network: Network) => `login:${hashToken(`${account}\n${network.name}`)}`;
const delayMinutes = (beyond: number) => Math.min(2 ** Math.max(0, beyond), MAX_DELAY_MINUTES);

/**
 * Counts one more try to log in. The limit is per account and network: a stranger elsewhere never locks the
 * owner out (R-limits-log-in). A try that comes too early is refused and not counted.
 * @throws AppError 429 with the seconds until the next try
 */
export async function consumeTry(counter: Counter, account: string, networks: readonly Network[]): Promise<void> {
  for (const network of networks) await consumeTryOf(counter, account, network);
}

async function consumeTryOf({ db, clock }: Counter, account: string, network: Network): Promise<void> {
  const now = clock.now();
  const key = loginKey(account, network);
  const tries = LOGIN_TRIES * network.times;
  // `window_started_at` is when the window began, and from the tenth try on when the last try was.
  const isOver = sql<boolean>`(limits.used < ${tries} and limits.window_started_at <= ${addMinutes(now, -LOGIN_WINDOW_MINUTES)})
    or limits.window_started_at <= ${addMinutes(now, -2 * MAX_DELAY_MINUTES)}`;
  const mayTry = sql<boolean>`limits.used < ${tries} or limits.window_started_at
    <= ${now}::timestamptz - least(power(2, limits.used - ${tries}), ${MAX_DELAY_MINUTES}) * interval '1 minute'`;
  const counted = await db
    .insertInto('limits')
    .values({ key, window_started_at: now, used: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          used: sql`case when ${isOver} then 1 else limits.used + 1 end`,
          window_started_at: sql`case when ${isOver} or limits.used + 1 >= ${tries} then ${now} else limits.window_started_at end`,
        })
        .where(mayTry),
    )
    .executeTakeFirst();
  if (counted.numInsertedOrUpdatedRows === 1n) return;
  const row = await db
    .selectFrom('limits')
    .select(['used', 'window_started_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  // A right password elsewhere has just cleared the count.
  if (!row) return;
  const next = addMinutes(row.window_started_at, delayMinutes(row.used - tries));
  throw new AppError('E.tooMany', { retryAfter: Math.max(1, differenceInSeconds(next, now)) }, 'logIn');
}

/** The right password: earlier tries are forgotten. */
export async function forgetLogins({ db }: Counter, account: string, networks: readonly Network[]): Promise<void> {
  const keys = networks.map((network) => loginKey(account, network));
  await db.deleteFrom('limits').where('key', 'in', keys).execute();
}

type Body = BodyOf<typeof createToken>;

/** @returns how somebody logs in: by a ticket, a passkey, a password, or a provider's word */
export function wayOf({ grant_type, provider }: Body): string {
  if (grant_type !== 'password') return grant_type;
  return provider === BRAND.loginProvider ? 'password' : provider;
}

/**
 * Logs a refused log-in, with the account it was tried at where an account was named (R-security-log). It is looked up in every
 * case, so that the time tells nothing (R-same-work).
 * @throws the refusal
 */
export async function noteRefusedLogIn(
  { db, security }: Context,
  body: Body,
  request: FastifyRequest,
  error: unknown,
): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  const by = wayOf(body);
  const account = by === 'password' ? await findCredentials(db, normalizeAddress(body.username)) : undefined;
  security('logIn.refused', { accountId: account?.id ?? null, by, reason: error.code, from: lineOf(request) });
  throw error;
}
