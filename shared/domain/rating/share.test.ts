import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameSet, SPORTS } from '../values.ts';
import { countedSets, winnersShare } from './share.ts';

type Written = [one: number, other: number, type?: GameSet['type']];

const setsOf = (...written: Written[]): GameSet[] =>
  written.map(([initiatorScore, opponentScore, type = 'NORMAL'], ord) => ({
    initiatorScore,
    opponentScore,
    type,
    ord,
  }));

const played = { sport: 'TENNIS', playedStatus: 'PLAYED', winner: 'INITIATOR' } as const;

describe('the winners’ share (R-rating-share)', () => {
  it.each<[string, Written[], number]>([
    [
      'games of all sets',
      [
        [6, 4],
        [3, 6],
        [6, 2],
      ],
      15 / 27,
    ],
    [
      '7-6 as seven and six, its tie-break as nothing more',
      [
        [7, 6],
        [7, 3, 'TB'],
        [6, 4],
      ],
      13 / 23,
    ],
    [
      'a match tie-break as one game',
      [
        [6, 4],
        [4, 6],
        [10, 8, 'TB'],
      ],
      11 / 21,
    ],
    [
      'a match tie-break written as a set as well',
      [
        [6, 4],
        [4, 6],
        [10, 7],
      ],
      11 / 21,
    ],
    [
      'a long set as its games',
      [
        [6, 4],
        [4, 6],
        [10, 8],
      ],
      20 / 38,
    ],
    ['a pro set as its games', [[10, 7]], 10 / 17],
    [
      'less than half where the winners took fewer games',
      [
        [7, 6],
        [0, 6],
        [7, 6],
      ],
      14 / 32,
    ],
  ])('counts %s', (_what, sets, share) => {
    expect(winnersShare(setsOf(...sets), played)).toBeCloseTo(share, 12);
  });

  it('counts points in the points family', () => {
    expect(winnersShare(setsOf([11, 8], [9, 11], [11, 4]), { ...played, sport: 'SQUASH' })).toBeCloseTo(31 / 54, 12);
  });

  it.each([
    ['given up', setsOf([6, 4], [1, 0]), { playedStatus: 'RETIRED' }],
    ['without sets', [], {}],
    ['of zeros', setsOf([0, 0]), {}],
    ['without a winner', setsOf([6, 4]), { winner: 'UNKNOWN' }],
  ] as const)('says nothing of a match %s', (_what, sets, other) => {
    expect(winnersShare(sets, { ...played, ...other })).toBeNull();
  });

  it('is a whole when the other side took nothing', () => {
    expect(winnersShare(setsOf([1, 0]), played)).toBe(1);
  });

  it('is a number between 0 and 1 for any score; both sides’ shares make a whole', () => {
    const score = fc.nat(49);
    const set = fc.tuple(score, score, fc.constantFrom('NORMAL' as const, 'TB' as const));
    fc.assert(
      fc.property(fc.array(set, { maxLength: 5 }), fc.constantFrom(...SPORTS), (written, sport) => {
        const sets = setsOf(...written);
        const [one, other] = (['INITIATOR', 'OPPONENT'] as const).map((winner) =>
          winnersShare(sets, { ...played, sport, winner }),
        );
        if (one === null) expect(other).toBeNull();
        else expect((one ?? 0) + (other ?? 0)).toBeCloseTo(1, 9);
        for (const share of [one, other])
          expect(share === null || ((share ?? -1) >= 0 && (share ?? 2) <= 1)).toBe(true);
      }),
    );
  });
});

// R-rating-share
describe('what counts of each set', () => {
  it('is games, and of a match tie-break in place of a set one', () => {
    expect(countedSets(setsOf([7, 6], [7, 3, 'TB'], [4, 6], [10, 7]), 'TENNIS')).toEqual([
      [7, 6],
      [4, 6],
      [1, 0],
    ]);
  });

  it('is points in the points family, in the order of the sets', () => {
    expect(countedSets(setsOf([21, 15], [18, 21]).reverse(), 'BADMINTON')).toEqual([
      [21, 15],
      [18, 21],
    ]);
  });
});
