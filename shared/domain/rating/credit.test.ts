import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPORTS } from '../values.ts';
import { kFactor, type LedgerMatch, rateDay } from './rating.ts';
import { START_ELO } from './scale.ts';

const start = (): number => START_ELO;
const single = (id: string, day: string, one: string, other: string): LedgerMatch => ({
  id,
  day,
  initiator: [one],
  opponent: [other],
  winner: 'INITIATOR',
  sport: 'TENNIS',
  share: null,
});

describe('how clear a win was', () => {
  const change = (share: number | null, elo = 1500, sport: LedgerMatch['sport'] = 'TENNIS') =>
    rateDay(
      new Map([['ann', { elo, matches: 27 }]]),
      [{ ...single('m', '2026-06-01', 'ann', 'bob'), sport, share }],
      start,
    ).receipts[0]?.players[0]?.change;

  it('counts three quarters of the games as a whole win, 7-6 7-6 as four fifths of one', () => {
    expect(change(12 / 16)).toBeCloseTo(62.5 * 0.5, 9);
    expect(change(12 / 18)).toBeCloseTo(62.5 * (0.75 + 1.25 / 6 - 0.5), 9);
    expect(change(14 / 26)).toBeCloseTo(62.5 * (0.75 + 1.25 / 26 - 0.5), 9);
    expect(change(null)).toBe(62.5 * 0.5);
  });

  it('counts points twice as much as games', () => {
    expect(change(0.55, 1500, 'SQUASH')).toBeCloseTo(62.5 * 0.375, 9);
    expect(change(0.55, 1500, 'PADEL')).toBeCloseTo(62.5 * 0.3125, 9);
  });

  it('moves nobody when a clear favourite wins narrowly', () => {
    const { receipts } = rateDay(
      new Map([['ann', { elo: 1900, matches: 27 }]]),
      [{ ...single('m', '2026-06-01', 'ann', 'bob'), share: 14 / 26 }],
      start,
    );
    expect(receipts[0]?.players.map((player) => player.change)).toEqual([0, 0]);
  });

  it('never counts for less when it was clearer', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, fc.constantFrom(...SPORTS), (one, other, sport) => {
        const [narrow, clear] = [Math.min(one, other), Math.max(one, other)];
        expect(change(narrow, 1500, sport)).toBeLessThanOrEqual(change(clear, 1500, sport) ?? Number.NaN);
        expect(change(clear, 1500, sport)).toBeLessThanOrEqual(change(null, 1500, sport) ?? Number.NaN);
      }),
    );
  });

  it('is left aside by the rule of before', () => {
    const matches = [{ ...single('m', '2026-06-01', 'ann', 'bob'), share: 0.5 }];
    const { receipts } = rateDay(new Map(), matches, start, 'RESULT');
    expect(receipts[0]?.players[0]).toMatchObject({ change: kFactor(0) / 2, credit: 1, share: 0.5, rule: 'RESULT' });
  });
});
