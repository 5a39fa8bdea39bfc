import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's first recommendation for argon2id: 19 MiB, 2 passes, 1 lane; about 50 ms here. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** @returns `salt:hash`, both base64url (R-password-hash) */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive('argon2id', { ...COST, message: Buffer.from(password.normalize('NFKC')), nonce: salt });
  return `${salt.toString('base64url')}:${hash.toString('base64url')}`;
}

/** Stands in for the password of an account that does not exist. */
const NOBODY = await hashPassword(randomBytes(16).toString('hex'));

/**
 * Does the same work whether the account exists or not, so that the time tells nothing (R-same-work).
 * @param stored the result of hashPassword, or null for an account without password or no account
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [salt = '', expected = ''] = (stored ?? NOBODY).split(':');
  const hash = await derive('argon2id', {
    ...COST,
    message: Buffer.from(password.normalize('NFKC')),
    nonce: Buffer.from(salt, 'base64url'),
  });
  return timingSafeEqual(hash, Buffer.from(expected, 'base64url')) && stored !== null;
}
