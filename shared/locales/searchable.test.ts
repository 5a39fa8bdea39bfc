import { expect, test } from 'vitest';
import { searchable } from './searchable.ts';

// R-search-letters
test.each([
  ['Łukasz', 'lukasz'],
  ['MØLLER', 'moller'],
  ['Weiß', 'weiss'],
  ['WEISS', 'weiss'],
  ['STRAẞE', 'strasse'],
  ['Đorđe', 'dorde'],
  ['Ægir', 'aegir'],
  ['Œuvrard', 'oeuvrard'],
  ['Işık', 'isik'],
  ['IŞIK', 'isik'],
  ['İpek', 'ipek'],
  ['Þóra', 'thora'],
  ['ΓΙΑΝΝΗΣ', 'γιαννησ'],
  ['Γιάννης', 'γιαννησ'],
  ['Zoë', 'zoe'],
  ['Жанна', 'жанна'],
])('%s is found by %s', (name, plain) => {
  expect(searchable(name)).toBe(plain);
});
