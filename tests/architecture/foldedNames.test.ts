import { expect, test } from 'vitest';
import { type Source, sourcesOf, stringParts, walk } from '../support/sources.ts';
import { sourceOf } from './electronRules.ts';

// R-search-letters: in the locale C, which is ours, PostgreSQL knows only the capitals of ASCII.

/** @returns files whose SQL compares texts by lower() or ilike */
const unfolded = (sources: readonly Source[]): string[] => {
  const found = new Set<string>();
  for (const { path, program } of sources) {
    walk(program, (node) => {
      if (stringParts(node)?.some((part) => /\b(lower|upper|initcap)\(|\bilike\b|~\*/i.test(part))) found.add(path);
      return undefined;
    });
  }
  return [...found];
};

test('names are compared in SQL by folded() of the database alone', () => {
  expect(unfolded(sourcesOf(['server']))).toEqual([]);
});

test.each(['sql`order by lower(name)`', "where('name', 'ilike', pattern)", 'sql`name ~* other`'])(
  '%s is found',
  (code) => {
    expect(unfolded([sourceOf('server/bad.ts', code)])).toEqual(['server/bad.ts']);
  },
);
