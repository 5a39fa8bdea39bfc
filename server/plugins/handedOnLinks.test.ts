import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutRest } from './handedOnLinks.ts';

// R-share-link: what programs take for a part of a link.

const LINKS = ['/extinv/g1/t1', '/extinv/g1-pw/t_1-x', '/extinv/g1/n', '/g/abc123', '/publicProfile/abc123'];

test.each(LINKS)('%s is a whole link, with or without a slash', (link) => {
  expect(withoutRest(link)).toBeNull();
  expect(withoutRest(`${link}/`)).toBeNull();
});

test.each([
  '.',
  ')',
  '>',
  ').',
  '%20',
  '%20see%20you',
  '%E2%80%8B',
  '\u200b',
  ',',
  '!',
  "'",
  '%22',
  '%E3%80%82',
  '/.',
  '%',
])('with %s behind it a link is found', (rest) => {
  for (const link of LINKS) expect(withoutRest(link + rest)).toBe(link);
});

test.each([
  '/',
  '/organise',
  '/extinv/g1',
  '/extinv/g1/.',
  '/api/game/g1.',
  '//evil.example/extinv/g1/t1.',
  '/g/',
  '/assets/x.js',
])('%s is left alone', (path) => {
  expect(withoutRest(path)).toBeNull();
});

test('every request leads to one of three pages, and to a whole link', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LINKS, '//', '/extinv//'), fc.string(), (link, rest) => {
      const found = withoutRest(link + rest);
      if (found === null) return;
      expect(found).toMatch(/^\/(extinv\/[A-Za-z0-9-]+|g|publicProfile)\/[\w-]+$/);
      expect(withoutRest(found)).toBeNull();
    }),
  );
});
