import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

const PASSWORD = 'seven green tennis balls';

// R-password-hash: the API's tests hash cheaply (tests/support/cheapPasswords.ts), so the cost is asserted here.
test('a password is hashed by argon2id with 19 MiB, two passes and a salt of its own', async () => {
  const stored = await hashPassword(PASSWORD);
  const [salt = '', hash] = stored.split(':');
  const asked = argon2Sync('argon2id', {
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
    message: Buffer.from(PASSWORD),
    nonce: Buffer.from(salt, 'base64url'),
  });
  expect(hash).toBe(asked.toString('base64url'));
  expect(Buffer.from(salt, 'base64url')).toHaveLength(16);
  expect(await hashPassword(PASSWORD)).not.toBe(stored);
});

test('the right password is known again, in whichever way its letters were composed', async () => {
  const stored = await hashPassword('pässword of the club');
  expect(await verifyPassword('pa\u0308ssword of the club', stored)).toBe(true);
  expect(await verifyPassword('password of the club', stored)).toBe(false);
  expect(await verifyPassword('pässword of the club', null)).toBe(false);
});
