import { expect, it } from 'vitest';
import { isDisputed, type ScoreClaim } from './scoreClaims.ts';

const claim = (initiatorScore: number, opponentScore: number, changes: Partial<ScoreClaim> = {}): ScoreClaim => ({
  sets: [{ initiatorScore, opponentScore, type: 'NORMAL', ord: 1 }],
  winner: initiatorScore > opponentScore ? 'INITIATOR' : 'OPPONENT',
  playedStatus: 'PLAYED',
  ...changes,
});

it('takes two sides', () => {
  expect(isDisputed({})).toBe(false);
  expect(isDisputed({ INITIATOR: claim(6, 4) })).toBe(false);
  expect(isDisputed({ OPPONENT: claim(6, 4) })).toBe(false);
});

it('is over when both say the same, however their sets are numbered', () => {
  expect(isDisputed({ INITIATOR: claim(6, 4), OPPONENT: claim(6, 4) })).toBe(false);
  const later = claim(6, 4, { sets: [{ initiatorScore: 6, opponentScore: 4, type: 'NORMAL', ord: 7 }] });
  expect(isDisputed({ INITIATOR: claim(6, 4), OPPONENT: later })).toBe(false);
});

it('is about the sets, the winner and how it ended', () => {
  expect(isDisputed({ INITIATOR: claim(6, 4), OPPONENT: claim(6, 3) })).toBe(true);
  expect(isDisputed({ INITIATOR: claim(6, 4), OPPONENT: claim(4, 6) })).toBe(true);
  expect(isDisputed({ INITIATOR: claim(6, 4), OPPONENT: claim(6, 4, { playedStatus: 'RETIRED' }) })).toBe(true);
  expect(isDisputed({ INITIATOR: claim(6, 4), OPPONENT: claim(6, 4, { winner: 'OPPONENT' }) })).toBe(true);
});
