import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { TOUCHED, touchedTests } from '../../scripts/touched.mjs';

const ROOT = join(import.meta.dirname, '../..');
const touched = TOUCHED as Record<string, string[]>;
const named = [...new Set(Object.values(touched).flat())];

/** The API tests and the files of journeys of the gate, as `scripts/touched.mjs` names them. */
const api = globSync('{api,contract}/**/*.test.ts', { cwd: join(ROOT, 'tests') })
  .filter((file) => !file.endsWith('.slow.test.ts'))
  .map((file) => file.replaceAll('\\', '/'));
const journeys = [...readFileSync(join(ROOT, 'tests/web/journeys.txt'), 'utf8').matchAll(/^\[\w+\] › (\S+)/gm)].map(
  ([, file]) => `web/${file}`,
);
const tests = [...api, ...new Set(journeys)];

test('each feature says what of the gate tests it', () => {
  const features = ['server', 'renderer'].flatMap((room) =>
    readdirSync(join(ROOT, room, 'features')).map((name) => `${room}/features/${name}`),
  );
  expect(features.filter((folder) => !(folder in touched))).toEqual([]);
  expect(
    Object.keys(touched).filter((prefix) => !existsSync(join(ROOT, prefix)) && !existsSync(join(ROOT, `${prefix}.ts`))),
  ).toEqual([]);
});

test('what a change asks for is there, and each test of the gate is asked for by some change', () => {
  expect(named.filter((name) => !tests.some((file) => file.startsWith(name)))).toEqual([]);
  expect(tests.filter((file) => !named.some((name) => file.startsWith(name)))).toEqual([]);
});

test('the longest prefix counts', () => {
  expect(touchedTests(['server/features/club/list.ts', 'README.md'])).toEqual(touched['server/features/club']);
  expect(touchedTests(['renderer/ui/Dialog.tsx'])).toEqual(touched.renderer);
});
