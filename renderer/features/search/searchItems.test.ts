import { expect, it } from 'vitest';
import { findItems, type SearchItem } from './searchItems.ts';

const item = (group: SearchItem['group'], label: string, detail = ''): SearchItem => ({
  group,
  label,
  detail,
  path: `/${label}`,
});
const ITEMS = [
  item('people', 'Zoë Nagy'),
  item('matches', 'Zoë Nagy', 'Tennis, Court 1'),
  item('matches', 'Kim Li', 'Padel'),
  item('pages', 'Profile'),
];
const found = (query: string) => findItems(ITEMS, query).map(({ group, label }) => `${group} ${label}`);

it('finds by all words, in any order and accent, pages before matches before people (R-search)', () => {
  expect(found('nagy zoe')).toEqual(['matches Zoë Nagy', 'people Zoë Nagy']);
  expect(found('tennis zo')).toEqual(['matches Zoë Nagy']);
  expect(found('tennis kim')).toEqual([]);
});

it('shows pages and matches before one types, and no more of a group than can be seen', () => {
  expect(found(' ')).toEqual(['pages Profile', 'matches Zoë Nagy', 'matches Kim Li']);
  const many = Array.from({ length: 9 }, (_, at) => item('people', `Ann ${at}`));
  expect(findItems(many, 'ann')).toHaveLength(6);
});
