import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const ROOMS = /^(main|preload|renderer|shared|server|tests|packaging|scripts|docs)\//;

/** @returns the paths in backticks that begin with a room; those with a part to fill in (`NOUN`, `xx`) apart */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => ROOMS.test(path) && !/\b[A-Z]{3,}\b|\/xx\./.test(path));
}

const exists = (path: string) => statSync(join(ROOT, path), { throwIfNoEntry: false }) !== undefined;

test.each(['README.md', 'CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'docs/product.md', 'docs/glossary.md'])(
  '%s names paths that are there',
  (document) => {
    expect(pathsIn(readFileSync(join(ROOT, document), 'utf8')).filter((path) => !exists(path))).toEqual([]);
  },
);

test('a path that leads nowhere is found, one to fill in is not', () => {
  const text = 'See `server/nowhere.ts`, `shared/contract/NOUN.ts`, `shared/locales/xx.json` and `server/index.ts`.';
  expect(pathsIn(text).filter((path) => !exists(path))).toEqual(['server/nowhere.ts']);
});
