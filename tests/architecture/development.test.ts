import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCall } from '../../scripts/waitingProxy.ts';
import { ENDPOINTS } from '../../shared/contract/endpoints.ts';
import { PATHS, PATTERNS } from '../../shared/routes/paths.ts';

test('in development every call goes to the server', () => {
  const calls = [...Object.values(ENDPOINTS).map(({ path }) => path), '/locales/en.json?v=1', PATTERNS.shortLink];
  expect(calls.filter((path) => !isCall(path))).toEqual([]);
});

test('in development pages and their sources come from Vite, though folders are called like calls', () => {
  const sources = readdirSync(join(import.meta.dirname, '../../renderer'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => `/${file}`);
  const { shortLink: _server, ...pages } = PATTERNS;
  const ours = [...Object.values(PATHS), ...Object.values(pages), ...sources, '/api/client.ts?t=1'];
  expect(ours.filter(isCall)).toEqual([]);
});
