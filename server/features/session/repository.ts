import { addSeconds } from 'date-fns/addSeconds';
import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import { MAX_SESSION_DAYS } from '../../../shared/domain/limits.ts';
import type { Device } from '../../../shared/domain/people/devices.ts';
import type { SocialProvider } from '../../../shared/domain/people/logInProviders.ts';
import { AppError } from '../../appError.ts';
import type { Queryable } from '../../db/database.ts';
import { hashToken } from '../../ids.ts';
import { isHeld } from '../people/repository.ts';

/** A token dies after 30 days without use (R-token-life). */
export const SESSION_SECONDS = 30 * 86_400;
/** @returns the instant of log-in from which on sessions are too old */
export const oldestLogIn = (now: Date): Date => subDays(now, MAX_SESSION_DAYS);
/** A use is written down at most once in so long, so that reading does not mean writing. */
const TOUCH_AFTER_SECONDS = 86_400;

/** A log-in that has succeeded. */
export interface LogIn {
  userId: string;
  /** Who vouched for the person; null where a password or a ticket did. */
  provider: SocialProvider | null;
  /** When the provider has last asked who it is, in seconds since 1970; null or left out where it does not say. */
  askedAt?: number | null;
  /** What the password was compared with; left out where none was. */
  passwordHash?: string | null;
  /** Of the session that handed it on: half a year is counted from then (R-token-life); left out where it is now. */
  loggedInAt?: Date;
  /** The passkey that was used; left out where none was. */
  passkeyId?: string;
}

/**
 * Stores a session by the hash of its token.
 * @throws AppError 403 for an account that those who run the deployment have closed (R-account-closed), 400
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

/** Notes that a live session is used, once a day. */
export async function prolongSession(db: Queryable, tokenHash: string, expiresAt: Date, now: Date): Promise<void> {
  const untouchedSeconds = SESSION_SECONDS - (expiresAt.getTime() - now.getTime()) / 1000;
  if (untouchedSeconds <= TOUCH_AFTER_SECONDS) return;
  await db
    .updateTable('sessions')
    .set({ expires_at: addSeconds(now, SESSION_SECONDS) })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** @returns those of the tokens whose session lives on; asking is no use of it */
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

/** @returns the account an address or phone number belongs to; one that only claims it where nobody holds it */
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
