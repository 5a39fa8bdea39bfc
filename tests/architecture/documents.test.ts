import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const ROOMS = /^(main|preload|renderer|shared|server|tests|packaging|scripts|docs)\//;

/** Of OWASP ASVS 5.0, levels 1 and 2 together. */
const REQUIREMENTS = 253;

/** @returns the paths in backticks that begin with a room; those with a part to fill in (`NOUN`, `xx`) apart */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => ROOMS.test(path) && !/\b[A-Z]{3,}\b|\/xx\./.test(path));
}

const exists = (path: string) => statSync(join(ROOT, path), { throwIfNoEntry: false }) !== undefined;

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/ARCHITECTURE.md',
  ...readdirSync(join(import.meta.dirname, '../../docs/product')).map((file) => `docs/product/${file}`),
  'docs/glossary.md',
  'docs/security.md',
  'docs/operations.md',
  'docs/hosting.md',
  'docs/configuration.md',
])('%s names paths that are there', (document) => {
  expect(pathsIn(readFileSync(join(ROOT, document), 'utf8')).filter((path) => !exists(path))).toEqual([]);
});

/** Each log-in elsewhere has its variables in its own file. */
const PROVIDERS = 'server/features/logIn/providers';

test('docs/configuration.md has every variable of the configuration once, and no other', () => {
  const known = [
    'server/configVariables.ts',
    ...readdirSync(join(ROOT, PROVIDERS)).map((file) => `${PROVIDERS}/${file}`),
  ].flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^ {2}([A-Z_]+): define\(/gm)].map(([, name]) => name),
  );
  const table = readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8');
  const cells = [...table.matchAll(/^\| (`[A-Z].*?) \|/gm)].map(([, cell = '']) => cell);
  const documented = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(known.length).toBeGreaterThan(30);
  expect(documented.sort()).toEqual(known.sort());
});

test('the index of decisions has every record, and each says its status', () => {
  const records = readdirSync(join(ROOT, 'docs/adr')).filter((file) => file !== 'README.md');
  const index = readFileSync(join(ROOT, 'docs/adr/README.md'), 'utf8');
  expect(records.filter((file) => !index.includes(`](${file})`))).toEqual([]);
  const form = /^# \d+\. .+\n\n\*\*Status\.\*\* (Accepted|Replaced)/;
  expect(records.filter((file) => !form.test(readFileSync(join(ROOT, 'docs/adr', file), 'utf8')))).toEqual([]);
});

test('every promise of docs/security.md names a test', () => {
  const [, promises = ''] =
    /^## What we promise$(.*?)^## /ms.exec(readFileSync(join(ROOT, 'docs/security.md'), 'utf8')) ?? [];
  const rows = promises.split('\n').filter((line) => /^\| (?!promise|---)/.test(line));
  const isTest = (path: string) => /^tests\/|\.test\.ts$/.test(path);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !pathsIn(row.split(' | ')[1] ?? '').some(isTest))).toEqual([]);
});

test('docs/security.md goes through every requirement of a level, once', () => {
  const [, standard = ''] = readFileSync(join(ROOT, 'docs/security.md'), 'utf8').split('## OWASP ASVS');
  const cells = [...standard.matchAll(/^\| (\d[\d.,\s-]*) \|/gm)].flatMap(([, cell = '']) => cell.split(', '));
  const numbers = cells.flatMap((cell) => {
    const [first = '', last = first] = cell.split('-');
    const section = first.replace(/\d+$/, '');
    const [from, to] = [first, last].map((number) => Number(number.split('.').at(-1))) as [number, number];
    return Array.from({ length: to - from + 1 }, (_, index) => `${section}${from + index}`);
  });
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toHaveLength(REQUIREMENTS);
});

test('a path that leads nowhere is found, one to fill in is not', () => {
  const text = 'See `server/nowhere.ts`, `shared/contract/NOUN.ts`, `shared/locales/xx.json` and `server/index.ts`.';
  expect(pathsIn(text).filter((path) => !exists(path))).toEqual(['server/nowhere.ts']);
});
