import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cipher } from './cipher.ts';
import { createSessionVault } from './sessionVault.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vault-'));
  file = join(folder, 'session.bin');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Turns every byte round: enough to see that the token is not there as it is. */
const flip = (data: Buffer) => Buffer.from(data.map((byte) => byte ^ 0x5a));

function cipher(overrides: Partial<Cipher> = {}): Cipher {
  return {
    backend: () => 'keyring',
    isSecure: async () => true,
    encrypt: async (text) => flip(Buffer.from(text)),
    decrypt: async (data) => ({ text: flip(data).toString(), stale: false }),
    ...overrides,
  };
}

const vault = (overrides?: Partial<Cipher>, serverOrigin = 'https://club.example') =>
  createSessionVault({ file, serverOrigin, cipher: cipher(overrides) });

describe('a system with a keyring', () => {
  it('keeps the token encrypted, for this user only, until it is wiped', async () => {
    expect(await vault().load()).toEqual({ token: null, persisted: true });
    expect(await vault().save('secret-token')).toEqual({ persisted: true });
    expect(readFileSync(file, 'latin1')).not.toContain('secret-token');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ v: 1, backend: 'keyring' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await vault().load()).toEqual({ token: 'secret-token', persisted: true });
    await vault().save(null);
    expect(existsSync(file)).toBe(false);
    expect(await vault().load()).toEqual({ token: null, persisted: true });
  });

  it('keeps the last of two tokens saved at once', async () => {
    const one = vault();
    await Promise.all([one.save('first'), one.save('second')]);
    expect((await one.load()).token).toBe('second');
    expect((await vault().load()).token).toBe('second');
  });

  it('never shows a token to another server than its own', async () => {
    await vault().save('secret');
    expect(await vault({}, 'https://other.example').load()).toEqual({ token: null, persisted: true });
    expect((await vault().load()).token).toBe('secret');
  });

  it('encrypts again when the system has a new key', async () => {
    await vault().save('secret');
    const before = readFileSync(file, 'utf8');
    const rotated = { decrypt: async (data: Buffer) => ({ text: flip(data).toString(), stale: true }) };
    const encrypt = async (text: string) => Buffer.concat([flip(Buffer.from(text)), Buffer.from([0x5a ^ 0x20])]);
    expect((await vault({ ...rotated, encrypt }).load()).token).toBe('secret');
    expect(readFileSync(file, 'utf8')).not.toBe(before);
    expect((await vault().load()).token).toBe('secret');
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['cut short', '{"v":1,"backend":"key'],
    ['empty', ''],
    ['not ours', 'null'],
    ['of a later version', '{"v":2,"backend":"keyring","data":"AA=="}'],
    ['of another kind of keyring', '{"v":1,"backend":"another","data":"AA=="}'],
    [
      'encrypted, but no session',
      JSON.stringify({ v: 1, backend: 'keyring', data: flip(Buffer.from('[]')).toString('base64') }),
    ],
    ['of another key', JSON.stringify({ v: 1, backend: 'keyring', data: 'AAAA' })],
  ])('%s: is put aside, and nobody is logged in', async (_what, content) => {
    writeFileSync(file, content);
    expect(await vault().load()).toEqual({ token: null, persisted: true });
    expect(existsSync(file)).toBe(false);
    expect(readFileSync(`${file}.quarantined`, 'utf8')).toBe(content);
    await vault().save(null);
    expect(existsSync(`${file}.quarantined`)).toBe(false);
  });

  it('that the system cannot decrypt is put aside as well', async () => {
    await vault().save('secret');
    const decrypt = async () => {
      throw new Error('of another user');
    };
    expect(await vault({ decrypt }).load()).toEqual({ token: null, persisted: true });
    expect(existsSync(`${file}.quarantined`)).toBe(true);
  });
});

describe('a system without a safe place', () => {
  const open = { isSecure: async () => false };

  it('keeps the token in memory alone, and says so', async () => {
    const one = vault(open);
    expect(await one.load()).toEqual({ token: null, persisted: false });
    expect(await one.save('secret')).toEqual({ persisted: false });
    expect(await one.load()).toEqual({ token: 'secret', persisted: false });
    expect(existsSync(file)).toBe(false);
    expect((await vault(open).load()).token).toBeNull();
  });

  it('leaves a file alone that a locked keyring may open later', async () => {
    await vault().save('secret');
    expect((await vault(open).load()).token).toBeNull();
    expect((await vault().load()).token).toBe('secret');
  });

  it('does not leave an earlier session for the next start when a new one could not be kept', async () => {
    await vault().save('earlier');
    const encrypt = async () => {
      throw new Error('locked');
    };
    const one = vault({ encrypt });
    expect(await one.save('later')).toEqual({ persisted: false });
    expect((await one.load()).token).toBe('later');
    expect((await vault().load()).token).toBeNull();
  });
});
