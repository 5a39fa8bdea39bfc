import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLastMatches } from './lastMatches.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matches-'));
  file = join(folder, 'matches.bin');
});
afterEach(() => rmSync(folder, { recursive: true }));

const flip = (data: Buffer) => Buffer.from(data.map((byte) => byte ^ 0x5a));

const kept = ({ secure = true, serverOrigin = 'https://club.example' } = {}) =>
  createLastMatches({
    file,
    serverOrigin,
    cipher: {
      backend: () => 'keyring',
      isSecure: async () => secure,
      encrypt: async (text) => flip(Buffer.from(text)),
      decrypt: async (data) => ({ text: flip(data).toString(), stale: false }),
    },
  });

it('gives back what was kept, to its own server only, and is encrypted', async () => {
  expect(await kept().last()).toBeNull();
  await kept().keep('[{"owner":"Ann"}]');
  expect(await kept().last()).toBe('[{"owner":"Ann"}]');
  expect(readFileSync(file, 'latin1')).not.toContain('Ann');
  expect(await kept({ serverOrigin: 'https://other.example' }).last()).toBeNull();
  await kept().keep(null);
  expect(existsSync(file)).toBe(false);
});

it('keeps nothing where there is no safe place', async () => {
  await kept().keep('matches');
  await kept({ secure: false }).keep('matches');
  expect(existsSync(file)).toBe(false);
  expect(await kept({ secure: false }).last()).toBeNull();
});

it.each(['', '{', '{"v":1,"backend":"keyring","data":"AAAA"}'])(
  'shows nothing of a file that says %s',
  async (content) => {
    writeFileSync(file, content);
    expect(await kept().last()).toBeNull();
  },
);
