import { execFileSync } from 'node:child_process';
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

/** A name, not an ending such as `.slow.test.ts`. */
const SOURCE_FILE = /`((?:[\w-]+\/)*\w[\w.-]*\.(?:tsx?|mjs|css|sql))`/g;
/** Named because it is forbidden. */
const FORBIDDEN_FILE = 'utils.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && exists(path));

/** @returns the source files in backticks, with or without folders, that no tracked file is called */
function unknownFilesIn(text: string): string[] {
  return [...text.matchAll(SOURCE_FILE)]
    .map(([, file = '']) => file)
    .filter((file) => !ROOMS.test(file) && !/\b[A-Z]{3,}\b/.test(file) && file !== FORBIDDEN_FILE)
    .filter((file) => !tracked.some((path) => path === file || path.endsWith(`/${file}`)));
}

const filesOf = (folder: string) => readdirSync(join(ROOT, folder)).map((file) => `${folder}/${file}`);
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...filesOf('docs').filter((path) => path.endsWith('.md')),
  ...filesOf('docs/product'),
  ...filesOf('docs/adr'),
])('%s names paths and files that are there', (document) => {
  const text = textOf(document);
  expect([...pathsIn(text).filter((path) => !exists(path)), ...unknownFilesIn(text)]).toEqual([]);
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

/** The parts of a decision, in their order. Others may stand between them. */
const PARTS = ['Status', 'Context', 'Decision', 'Consequences'];

/** @returns whether a record has a title, a status, and all parts once and in order */
function isRecord(text: string): boolean {
  const parts = [...text.matchAll(/^\*\*(\w+)\.\*\* \S|^\*\*(\w+)\.\*\*\n/gm)].map(
    ([, one, other]) => one ?? other ?? '',
  );
  const own = parts.filter((part) => PARTS.includes(part));
  return /^# \d+\. .+\n\n\*\*Status\.\*\* (Accepted|Replaced)/.test(text) && own.join() === PARTS.join();
}

test('the index of decisions has every record, and each has its parts', () => {
  const records = filesOf('docs/adr').filter((path) => !path.endsWith('README.md'));
  const index = textOf('docs/adr/README.md');
  expect(records.filter((path) => !index.includes(`](${path.split('/').at(-1)})`))).toEqual([]);
  expect(records.filter((path) => !isRecord(textOf(path)))).toEqual([]);
});

/** @returns the words in backticks that column 2 of the glossary's first table has more than once */
function glossedTwice(glossary: string): string[] {
  const [, table = ''] = /^## Words of the product$(.*?)^## /ms.exec(glossary) ?? [];
  const words = [...table.matchAll(/^\| .*? \| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  );
  return words.filter((word, index) => words.indexOf(word) !== index);
}

test('docs/glossary.md explains a word of the code once', () => {
  expect(glossedTwice(textOf('docs/glossary.md'))).toEqual([]);
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

test('a file that is nowhere is found without its folders', () => {
  const text = 'See `nowhere.test.ts`, `plugins/nowhere.ts`, `ACTION.ts`, `documents.test.ts` and `.slow.test.ts`.';
  expect(unknownFilesIn(text)).toEqual(['nowhere.test.ts', 'plugins/nowhere.ts']);
});

test('a record that lacks a part is found', () => {
  const record = '# 1. Title\n\n**Status.** Accepted.\n\n**Context.** One.\n\n**Decision.**\n- Two.\n';
  expect(isRecord(record)).toBe(false);
  expect(isRecord(`${record}\n**Consequences.** Three.\n`)).toBe(true);
});

test('a word that is explained twice is found', () => {
  const row = '| – | `wave`, `turn` | – | people |\n';
  expect(glossedTwice(`## Words of the product\n${row}${row}\n## Words of the code\n`)).toEqual(['wave', 'turn']);
});
