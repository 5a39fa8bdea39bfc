import { addSeconds } from 'date-fns/addSeconds';
import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import { MAX_SESSION_DAYS } from '../../../shared/domain/limits.ts';
import { BALLS_CURRENCY } from '../../../shared/domain/membership/membership.ts';
import type { Device } from '../../../shared/domain/people/devices.ts';
import type { SocialProvider } from '../../../shared/domain/people/logInProviders.ts';
import { AppError } from '../../appError.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { hashToken } from '../../ids.ts';
import { isHeld } from '../people/repository.ts';

/** A token ends after 30 days without use (R-token-life). */
export const SESSION_SECONDS = 30 * 86_400;
/** @returns the instant before which a log-in is too old for its session */
export const oldestLogIn = (now: Date): Date => subDays(now, MAX_SESSION_DAYS);
/** A use is stored at most once in this time, so that reading does not mean writing. */
const TOUCH_AFTER_SECONDS = 86_400;

/** A log-in that has succeeded. */
export interface LogIn {
  userId: string;
  /** The provider who vouched for the person; null where a password or a ticket did. */
  provider: SocialProvider | null;
  /** When the provider last asked who it is, in seconds since 1970; null or left out where it does not say. */
  askedAt?: number | null;
  /** The stored hash that the password was compared with; left out where there was none. */
  passwordHash?: string | null;
  /** The log-in of the session that handed it on: half a year counts from then (R-token-life); left out where it is now. */
  loggedInAt?: Date;
  /** The passkey that was used; left out where none was. */
  passkeyId?: string;
}

/**
 * Stores a session by the hash of its token.
 * @throws AppError 403 for an account that an operator has closed (R-account-closed), 400
 * `invalid_grant` when the password has just been replaced, or the passkey removed
 */
export async function insertSession(
  db: Queryable,
  token: string,
  { userId, provider, askedAt, passwordHash, passkeyId, loggedInAt }: LogIn,
  { browser, system }: Device,
  now: Date,
): Promise<void> {
  const expires = addSeconds(now, SESSION_SECONDS);
  const asked = askedAt ? new Date(askedAt * 1000) : null;
  const isCurrent = passwordHash === undefined ? sql`true` : sql`password_hash is not distinct from ${passwordHash}`;
  const isKept =
    passkeyId === undefined ? sql`true` : sql`exists (select 1 from passkeys where id = ${passkeyId} for share)`;
  // The row is locked: an account that is closed, or gets a new password, at the same moment keeps no session.
  const { numAffectedRows } = await sql`
    insert into sessions (token_hash, user_id, created_at, expires_at, browser, system, provider, provider_asked_at, passkey_id)
    select ${hashToken(token)}, id, ${loggedInAt ?? now}, ${expires}, ${browser}, ${system}, ${provider}, ${asked}, ${passkeyId ?? null}
    from users
    where id = ${userId} and disabled_at is null and deleted_at is null and ${isCurrent} and ${isKept} for share`.execute(
    db,
  );
  if (numAffectedRows === 1n) return;
  const user = await db
    .selectFrom('users')
    .select(['disabled_at', 'deleted_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  throw new AppError(user && !user.disabled_at && !user.deleted_at ? 'invalid_grant' : 'E.account.closed');
}

/** Prolongs a valid session when it is used, once a day. */
export async function prolongSession(db: Queryable, tokenHash: string, expiresAt: Date, now: Date): Promise<void> {
  const untouchedSeconds = SESSION_SECONDS - (expiresAt.getTime() - now.getTime()) / 1000;
  if (untouchedSeconds <= TOUCH_AFTER_SECONDS) return;
  await db
    .updateTable('sessions')
    .set({ expires_at: addSeconds(now, SESSION_SECONDS) })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** @returns those tokens whose session is still valid; this check does not count as a use */
export async function findLivingSessions(db: Queryable, tokens: readonly string[], now: Date): Promise<Set<string>> {
  const hashes = new Map(tokens.map((token) => [hashToken(token), token]));
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where(sql<boolean>`token_hash = any(${[...hashes.keys()]})`)
    .where('expires_at', '>', now)
    .where('created_at', '>', oldestLogIn(now))
    .execute();
  return new Set(rows.map(({ token_hash }) => hashes.get(token_hash) ?? ''));
}

export async function deleteSession(db: Queryable, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** @returns the account an address or phone number belongs to; one that only claims it if no account holds it */
export async function findCredentials(
  db: Queryable,
  username: string,
): Promise<{ id: string; password_hash: string | null } | undefined> {
  return db
    .selectFrom('user_addresses')
    .innerJoin('users', 'users.id', 'user_addresses.user_id')
    .select(['users.id', 'users.password_hash'])
    .where('user_addresses.address', '=', username)
    .where('users.deleted_at', 'is', null)
    .orderBy(isHeld, 'desc')
    .orderBy('users.created_at')
    .executeTakeFirst();
}

/**
 * Ends everything that gives access to an account, or acts for it, beside its password, its second step, its passkeys and
 * its log-ins elsewhere: sessions (and with them their live streams), tickets of the desktop app, links that set a new
 * password, returns from Apple, codes, second steps and passkeys under way, its known origins,
 * the address of the calendar (R-access-ends). The account is locked by the caller.
 * @param except token of the session that stays valid; null when none does
 */
export async function endAccess(tx: Tx, userId: string, except: string | null): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== null, (query) => query.where('token_hash', '<>', hashToken(except ?? '')))
    .execute();
  if (except === null) await tx.deleteFrom('known_origins').where('user_id', '=', userId).execute();
  await tx.deleteFrom('login_tickets').where('user_id', '=', userId).execute();
  await tx.deleteFrom('proof_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).where('confirmed_at', 'is', null).execute();
  await sql`delete from link_tokens where kind = 'resetPassword'
    and address_id in (select id from user_addresses where user_id = ${userId})`.execute(tx);
  await sql`delete from apple_returns using identities where identities.user_id = ${userId}
    and identities.provider = person->>'provider' and identities.subject = person->>'subject'`.execute(tx);
  await tx
    .updateTable('upgrade_requests')
    .set({ state: 'CLOSED', code_hash: null })
    .where('user_id', '=', userId)
    .where('currency', '=', BALLS_CURRENCY)
    .where('state', '=', 'OPEN')
    .execute();
  await tx.updateTable('users').set({ calendar_token: null }).where('id', '=', userId).execute();
}
