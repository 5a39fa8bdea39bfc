import { expect, test } from 'vitest';
import { CANDIDATE_METHODS, GAME_STATUSES, MATCH_TYPES } from '../values.ts';
import { isSeekingPlayer, type SeekingFacts } from './seekingPlayer.ts';

const hours = (from: number, to: number) => ({
  fromTime: `2026-11-21T${from}:00:00.000Z`,
  toTime: `2026-11-21T${to}:00:00.000Z`,
});
const offers: Pick<SeekingFacts, 'windows' | 'venuesOffered'>[] = [
  { windows: [hours(10, 11)], venuesOffered: 1 },
  { windows: [hours(10, 12)], venuesOffered: 1 },
  { windows: [hours(10, 11), hours(14, 15)], venuesOffered: 1 },
  { windows: [hours(10, 11)], venuesOffered: 2 },
];

test('over every combination: not scheduled, and either FIRST in singles or exactly one match offered', () => {
  let seen = 0;
  for (const status of GAME_STATUSES)
    for (const candidateMethod of CANDIDATE_METHODS)
      for (const matchType of MATCH_TYPES)
        for (const [index, offer] of offers.entries()) {
          const expected =
            status === 'CONFIRMED' && ((candidateMethod === 'FIRST' && matchType === 'SINGLE') || index === 0);
          const facts = { status, candidateMethod, matchType, duration: 60, ...offer };
          expect(isSeekingPlayer(facts), JSON.stringify(facts)).toBe(expected);
          seen += 1;
        }
  expect(seen).toBe(120);
});
