import { expect, test } from 'vitest';
import { newsText } from './texter.ts';

const product = 'Crosscourt';
const url = 'https://play.club.example/game/AbCdEfGhIjKlMnOp';
const when = 'Sun 22 Nov, 18:30–20:00';

// R-text-news
test('one text message: plain characters, what is said, when, and the link', () => {
  expect(newsText({ product, said: 'It’s a match: Tennis', when, url })).toBe(
    `Crosscourt: It's a match: Tennis, Sun 22 Nov, 18:30-20:00 ${url}`,
  );
  expect(newsText({ product, said: 'Cancelled: Tennis', when: '', url })).toBe(`Crosscourt: Cancelled: Tennis ${url}`);
});

test('what is too long is cut, never when it is or the link', () => {
  const text = newsText({ product, said: 'It’s a match with '.repeat(20), when, url });
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text.endsWith(`..., Sun 22 Nov, 18:30-20:00 ${url}`)).toBe(true);
});

test.each([0, 1, 2, 3])('a cut leaves no half of a sign: %i', (before) => {
  const text = newsText({ product, said: 'x'.repeat(before) + '𠮷'.repeat(90), when, url });
  expect(text.isWellFormed()).toBe(true);
});

test('nothing that was typed adds a line', () => {
  expect(newsText({ product, said: 'Ann\nsays hello', when, url })).not.toContain('\n');
});
