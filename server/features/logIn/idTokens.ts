import { addMinutes } from 'date-fns/addMinutes';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { SocialProvider } from '../../../shared/domain/people/logInProviders.ts';
import { AppError } from '../../appError.ts';
import type { Vouched } from '../../db/tables/logIn.ts';
import { hashToken, newToken } from '../../ids.ts';
import type { ReaderDeps } from '../../logInProvider.ts';

/** A nonce works once, for this many minutes (R-id-token). */
const NONCE_MINUTES = 10;

/** @returns a nonce for an ID token, and for how many seconds it is valid */
export async function giveNonce({ db, clock }: ReaderDeps): Promise<{ nonce: string; expires_in: number }> {
  const nonce = newToken();
  await db
    .insertInto('login_nonces')
    .values({ nonce_hash: hashToken(nonce), expires_at: addMinutes(clock.now(), NONCE_MINUTES) })
    .execute();
  return { nonce, expires_in: NONCE_MINUTES * 60 };
}

/** @returns whether it was one of ours, unused and not too old; it is used up now */
async function consumeNonce({ db, clock }: ReaderDeps, nonce: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('login_nonces')
    .where('nonce_hash', '=', hashToken(nonce))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return spent.numDeletedRows === 1n;
}

/** How many seconds the clocks of servers may differ. */
const CLOCK_TOLERANCE = 30;
/** How often a provider's new key is looked for at most, in milliseconds, whatever keys strangers name. */
const KEYS_COOLDOWN = 1000;

export type IdTokenReader = (token: string) => Promise<Vouched>;

/** Apple writes its booleans as strings. */
const isTrue = (claim: unknown) => claim === true || claim === 'true';
const wordsOf = (claim: unknown) => (typeof claim === 'string' ? claim : '');

async function claimsOf(
  deps: ReaderDeps,
  token: string,
  keys: JWTVerifyGetKey,
  expected: { issuer: string[]; audience: string },
): Promise<JWTPayload> {
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      // Named here, so that a token with "none", or signed with a public key as its secret, is never accepted.
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'exp', 'nonce'],
      currentDate: deps.clock.now(),
      clockTolerance: CLOCK_TOLERANCE,
    });
    return payload;
  } catch (error) {
    // The provider's keys could not be read: the token may be valid, so the person may try again.
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw new AppError('E.notReady');
    throw new AppError('invalid_grant');
  }
}

/**
 * @returns a reader of a provider's tokens, which checks signature, issuer, audience, expiry, and a nonce of ours that works
 * once
 * (R-id-token)
 */
export function idTokenReader(
  deps: ReaderDeps,
  provider: SocialProvider,
  audience: string,
  addresses: { keys: string; issuers: string[] },
): IdTokenReader {
  let keys: JWTVerifyGetKey | null = null;
  return async (token) => {
    const { createRemoteJWKSet } = await import('jose');
    keys ??= createRemoteJWKSet(new URL(addresses.keys), { cooldownDuration: KEYS_COOLDOWN });
    const claims = await claimsOf(deps, token, keys, { issuer: addresses.issuers, audience });
    if (!(await consumeNonce(deps, wordsOf(claims.nonce)))) throw new AppError('invalid_grant');
    return {
      provider,
      subject: wordsOf(claims.sub),
      email: wordsOf(claims.email) || null,
      emailVerified: isTrue(claims.email_verified),
      firstName: wordsOf(claims.given_name),
      lastName: wordsOf(claims.family_name),
      askedAt: typeof claims.auth_time === 'number' ? claims.auth_time : null,
    };
  };
}
