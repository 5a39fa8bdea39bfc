import { describe, expect, it } from 'vitest';
import { expectedScore, kFactor, type LedgerMatch, matchesOfK, rateDay, replay, teamElo } from './rating.ts';
import { START_ELO } from './scale.ts';

const start = (): number => START_ELO;
const single = (id: string, day: string, one: string, other: string, winner: LedgerMatch['winner'] = 'INITIATOR') =>
  ({ id, day, initiator: [one], opponent: [other], winner, sport: 'TENNIS', share: null }) satisfies LedgerMatch;

it('tells by K how many matches somebody had', () => {
  for (const matches of [0, 1, 4, 5, 12, 200, 5000]) expect(matchesOfK(kFactor(matches))).toBe(matches);
  // Of a rule that had larger steps.
  expect(matchesOfK(400)).toBe(0);
});

describe('chance and K', () => {
  it('one shown point ahead wins about three in four', () => {
    expect(expectedScore(1700, 1500)).toBeCloseTo(0.7597, 4);
    expect(expectedScore(1500, 1500)).toBe(0.5);
    expect(expectedScore(1900, 1500)).toBeCloseTo(10 / 11, 12);
  });

  it('K falls with the matches played', () => {
    expect(kFactor(0)).toBeCloseTo(131.326, 3);
    expect(kFactor(5)).toBeCloseTo(99.527, 3);
    expect(kFactor(27)).toBeCloseTo(62.5, 10);
  });

  it('a team is as strong as its mean', () => {
    expect(teamElo([1400, 1700])).toBe(1550);
    expect(() => teamElo([])).toThrow(RangeError);
  });
});

describe('worked examples', () => {
  it('two newcomers: the winner gains half of K', () => {
    const { ratings, receipts } = rateDay(new Map(), [single('m1', '2026-06-01', 'ann', 'bob')], start);
    expect(ratings.get('ann')?.elo).toBeCloseTo(1565.663, 3);
    expect(ratings.get('bob')?.elo).toBeCloseTo(1434.337, 3);
    expect(receipts).toEqual([
      {
        matchId: 'm1',
        day: '2026-06-01',
        players: [
          {
            id: 'ann',
            before: 1500,
            expected: 0.5,
            result: 1,
            share: null,
            credit: 1,
            rule: 'MARGIN',
            k: kFactor(0),
            change: kFactor(0) / 2,
            after: 1500 + kFactor(0) / 2,
          },
          {
            id: 'bob',
            before: 1500,
            expected: 0.5,
            result: 0,
            share: null,
            credit: 1,
            rule: 'MARGIN',
            k: kFactor(0),
            change: -kFactor(0) / 2,
            after: 1500 - kFactor(0) / 2,
          },
        ],
      },
    ]);
  });

  it('two matches of one day both start from the morning, and their changes add up', () => {
    const matches = [single('m1', '2026-06-01', 'ann', 'bob'), single('m2', '2026-06-01', 'ann', 'cem', 'OPPONENT')];
    const { ratings, receipts } = rateDay(new Map([['cem', { elo: 1900, matches: 27 }]]), matches, start);
    const ann = receipts.map(({ players }) => players.find(({ id }) => id === 'ann'));
    expect(ann.map((line) => line?.before)).toEqual([1500, 1500]);
    expect(ann.map((line) => line?.k)).toEqual([kFactor(0), kFactor(0)]);
    // +131.326 · 0.5 and -131.326 · 1/11
    expect(ann[0]?.change).toBeCloseTo(65.663, 3);
    expect(ann[1]?.change).toBeCloseTo(-11.939, 3);
    expect(ann.map((line) => line?.after)).toEqual([ratings.get('ann')?.elo, ratings.get('ann')?.elo]);
    expect(ratings.get('ann')).toEqual({ elo: expect.closeTo(1553.724, 3), matches: 2 });
    // Cem's own K after 27 matches: 62.5 · 1/11
    expect(ratings.get('cem')).toEqual({ elo: expect.closeTo(1905.682, 3), matches: 28 });
  });

  it('doubles: one chance for the team, a K for each player', () => {
    const before = new Map([
      ['ann', { elo: 1400, matches: 0 }],
      ['bob', { elo: 1600, matches: 27 }],
    ]);
    const match: LedgerMatch = {
      id: 'm',
      day: '2026-06-01',
      initiator: ['ann', 'bob'],
      opponent: ['cem', 'dee'],
      winner: 'OPPONENT',
      sport: 'TENNIS',
      share: null,
    };
    const { ratings } = rateDay(before, [match], start);
    expect(ratings.get('ann')?.elo).toBeCloseTo(1400 - 65.663, 3);
    expect(ratings.get('bob')?.elo).toBeCloseTo(1600 - 31.25, 3);
    expect(ratings.get('dee')?.elo).toBeCloseTo(1565.663, 3);
  });

  it('a later day starts where the earlier ended, with a smaller K', () => {
    const { receipts } = replay(
      [single('m2', '2026-06-02', 'ann', 'bob'), single('m1', '2026-06-01', 'ann', 'bob')],
      start,
    );
    expect(receipts.map(({ matchId }) => matchId)).toEqual(['m1', 'm2']);
    const [first, second] = receipts.map(({ players }) => players[0]);
    expect(second?.before).toBe(first?.after);
    expect(second?.k).toBe(kFactor(1));
  });
});
