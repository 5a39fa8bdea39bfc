import { expect, it } from 'vitest';
import type { MatchView } from '../matchView.ts';
import { canceledLater, pastGroups } from './pastGroups.ts';

const at = (time: string, timezone = 'Europe/Brussels') =>
  ({ time: Date.parse(time), game: { id: time, timezone } }) as MatchView;

it('parts matches by the month of the venue’s clock, as far as they are in order', () => {
  const groups = pastGroups(
    [
      at('2026-11-24T18:00:00Z'),
      at('2026-10-31T23:30:00Z'),
      at('2026-10-31T23:30:00Z', 'America/New_York'),
      at('2026-10-02T08:00:00Z'),
    ],
    true,
  );
  expect(groups.map(({ month, before, matches }) => [month, before, matches.length])).toEqual([
    ['2026-11', 0, 2],
    ['2026-10', 2, 2],
  ]);
});

it('parts a list by places into pieces without a month', () => {
  const groups = pastGroups(
    Array.from({ length: 45 }, () => at('2026-11-24T18:00:00Z')),
    false,
  );
  expect(groups.map(({ month, before, matches }) => [month, before, matches.length])).toEqual([
    [null, 0, 20],
    [null, 20, 20],
    [null, 40, 5],
  ]);
});

// R-past-rows
it('begins with what was played, not with what was canceled and would still be to come', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const days = (...instants: string[]) =>
    canceledLater(
      instants.map((instant) => at(instant)),
      now,
    ).map(({ game }) => game.id);
  const [december, later, played, october] = [
    '2026-12-05T18:00:00Z',
    '2026-11-29T18:00:00Z',
    '2026-11-14T18:00:00Z',
    '2026-10-24T18:00:00Z',
  ];
  expect(days(december, later, played, october)).toEqual([played, later, december, october]);
  expect(days(later, october)).toEqual([october, later]);
  expect(days(later)).toEqual([later]);
});
