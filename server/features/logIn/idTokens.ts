import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { SocialProvider } from '../../../shared/domain/people/logInProviders.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Vouched } from '../../db/tables/logIn.ts';
import { appleAddresses, googleAddresses } from '../../providers.ts';
import { consumeNonce } from './nonce.ts';

/** Clocks of servers differ by so many seconds. */
const CLOCK_TOLERANCE = 30;
/** A provider's new key is looked for at most so often, in milliseconds, whatever keys strangers name. */
const KEYS_COOLDOWN = 1000;

/** Reads the ID tokens of one provider. */
export type IdTokenReader = (token: string) => Promise<Vouched>;

/** Apple writes its booleans as words. */
const isTrue = (claim: unknown) => claim === true || claim === 'true';
const wordsOf = (claim: unknown) => (typeof claim === 'string' ? claim : '');

async function claimsOf(
  context: Context,
  token: string,
  keys: JWTVerifyGetKey,
  expected: { issuer: string[]; audience: string },
): Promise<JWTPayload> {
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      // Named here, so that a token that says "none" or signs with a public key as a secret is never looked at.
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'exp', 'nonce'],
      currentDate: context.clock.now(),
      clockTolerance: CLOCK_TOLERANCE,
    });
    return payload;
  } catch (error) {
    // The provider's keys could not be read: the person may come again, the token may be good.
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw new AppError('E.notReady');
    throw new AppError('invalid_grant');
  }
}

/**
 * @returns what reads a provider's tokens: signature, issuer, audience, expiry, and a nonce of ours that is good once
 * (R-id-token)
 */
function readerOf(
  context: Context,
  provider: SocialProvider,
  audience: string,
  addresses: { keys: string; issuers: string[] },
): IdTokenReader {
  let keys: JWTVerifyGetKey | null = null;
  return async (token) => {
    const { createRemoteJWKSet } = await import('jose');
    keys ??= createRemoteJWKSet(new URL(addresses.keys), { cooldownDuration: KEYS_COOLDOWN });
    const claims = await claimsOf(context, token, keys, { issuer: addresses.issuers, audience });
    if (!(await consumeNonce(context, wordsOf(claims.nonce)))) throw new AppError('invalid_grant');
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

/** @returns null when the deployment has not set Google up */
export function googleReader(context: Context): IdTokenReader | null {
  const { googleClientId, providerUrls } = context.config;
  return googleClientId === null
    ? null
    : readerOf(context, 'google', googleClientId, googleAddresses(providerUrls.google));
}

/** @returns null when the deployment has not set Apple up */
export function appleReader(context: Context): IdTokenReader | null {
  const { appleClientId, providerUrls } = context.config;
  return appleClientId === null ? null : readerOf(context, 'apple', appleClientId, appleAddresses(providerUrls.apple));
}
