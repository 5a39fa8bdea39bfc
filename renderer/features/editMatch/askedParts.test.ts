import { expect, test } from 'vitest';
import { offeredGame } from '../../../tests/support/editSample.ts';
import { askedParts } from './editParts.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const game = offeredGame();
const venue = game.locationPreference[1]?.id ?? '';
const asked = (query: Record<string, string>, now = NOW) => askedParts(game, `?${new URLSearchParams(query)}`, now);
const SLOT = { from: '2026-11-26T17:30:00.000Z', to: '2026-11-26T18:30:00.000Z' };

test('one time and one venue of the offer are begun with (R-edit-at)', () => {
  const { windows, places, ...others } = asked({ ...SLOT, venue });
  expect(windows).toMatchObject([{ day: '2026-11-26', from: '17:30', to: '18:30' }]);
  expect(places?.map(({ name }) => name)).toEqual(['Park']);
  expect(others).toEqual({});
});

test.each([
  ['nothing', {}],
  ['no venue', SLOT],
  ['a venue that is not offered', { ...SLOT, venue: 'elsewhere' }],
  ['a time that is not offered', { from: '2026-11-28T17:00:00.000Z', to: '2026-11-28T18:00:00.000Z', venue }],
  ['another length', { ...SLOT, to: '2026-11-26T19:00:00.000Z', venue }],
  ['no times at all', { from: 'x', to: 'y', venue }],
])('%s is passed over', (_what, query) => expect(asked(query)).toEqual({}));

test('a time that has begun is passed over', () => {
  expect(asked({ ...SLOT, venue }, new Date(SLOT.from))).toEqual({});
});
