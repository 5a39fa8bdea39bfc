import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPORTS } from '../values.ts';
import { poolKey, poolOf } from './pool.ts';
import { expectedScore, kFactor, type LedgerMatch, matchesOfK, rateDay, replay, teamElo } from './rating.ts';
import { ntrpToShown, RATING_SYSTEMS, ratingSystemValues, roundShown, START_ELO, toElo, toShown } from './scale.ts';

const start = (): number => START_ELO;
const single = (id: string, day: string, one: string, other: string, winner: LedgerMatch['winner'] = 'INITIATOR') =>
  ({ id, day, initiator: [one], opponent: [other], winner, sport: 'TENNIS', share: null }) satisfies LedgerMatch;

it('tells by K how many matches somebody had', () => {
  for (const matches of [0, 1, 4, 5, 12, 200, 5000]) expect(matchesOfK(kFactor(matches))).toBe(matches);
  // Of a rule that had larger steps.
  expect(matchesOfK(400)).toBe(0);
});

describe('scales', () => {
  it.each([
    [1500, 5],
    [1700, 6],
    [1400, 4.5],
    [500, 0],
  ])('Elo %d is shown as %d', (elo, shown) => {
    expect(toShown(elo)).toBe(shown);
    expect(toElo(shown)).toBe(elo);
  });

  it('shows one decimal', () => {
    expect(roundShown(5.349)).toBe(5.3);
    expect(roundShown(5.35)).toBe(5.4);
  });

  it.each([
    [3.5, 5],
    [4, 6.25],
    [2.5, 2.5],
    [5.5, 10],
  ])('NTRP %d is %d', (ntrp, shown) => {
    expect(ntrpToShown(ntrp)).toBe(shown);
  });

  it('lists the club scale for every sport and NTRP for tennis', () => {
    expect(RATING_SYSTEMS.map(({ code, values }) => [code, values[0]?.value, values.at(-1)?.value])).toEqual([
      ['CLUB', '1', '10'],
      ['NTRP', '1.5', '7.0'],
    ]);
    expect(ratingSystemValues()).toHaveLength(SPORTS.length * 10 + 12);
    expect(ratingSystemValues()).toContainEqual({
      systemCode: 'CLUB',
      systemValue: '7',
      sportType: 'PADEL',
      productRank: 7,
    });
    expect(
      ratingSystemValues()
        .filter(({ systemCode }) => systemCode === 'NTRP')
        .every(({ sportType }) => sportType === 'TENNIS'),
    ).toBe(true);
  });
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

describe('poolOf', () => {
  const m = { gender: 'MALE' } as const;
  const f = { gender: 'FEMALE' } as const;
  const unknown = { gender: null };

  it.each([
    [[[m], [m]], true, false],
    [[[m], [f]], true, true],
    [[[m], [unknown]], true, false],
    [[[unknown], [{}]], true, false],
    [
      [
        [f, f],
        [f, f],
      ],
      false,
      false,
    ],
    [
      [
        [m, f],
        [m, f],
      ],
      false,
      true,
    ],
    [
      [
        [m, unknown],
        [m, m],
      ],
      false,
      false,
    ],
    [
      [
        [m, unknown],
        [f, m],
      ],
      false,
      true,
    ],
  ] as const)('%j: single %s, mixed %s', (sides, isSingle, mixed) => {
    expect(poolOf('TENNIS', sides)).toEqual({ sport: 'TENNIS', single: isSingle, mixed });
  });

  it('has a key of its own for every pool', () => {
    const keys = [
      [[m], [m]],
      [[m], [f]],
      [
        [m, m],
        [m, m],
      ],
      [
        [m, f],
        [m, f],
      ],
    ].map((sides) => poolKey(poolOf('PADEL', sides)));
    expect(keys).toEqual(['PADEL:single:same', 'PADEL:single:mixed', 'PADEL:double:same', 'PADEL:double:mixed']);
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

const PLAYERS = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'];
const startOf = (id: string): number => 1400 + 37 * PLAYERS.indexOf(id);
const ledger = fc
  .array(
    fc.record({
      day: fc.integer({ min: 1, max: 9 }).map((day) => `2026-06-0${day}`),
      players: fc.shuffledSubarray(PLAYERS, { minLength: 4, maxLength: 4 }),
      single: fc.boolean(),
      winner: fc.constantFrom('INITIATOR' as const, 'OPPONENT' as const),
      sport: fc.constantFrom(...SPORTS),
      share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    }),
    { maxLength: 25 },
  )
  .map((matches) =>
    matches.map(
      ({ players, single: alone, ...match }, index): LedgerMatch => ({
        ...match,
        id: `m${index}`,
        initiator: players.slice(0, alone ? 1 : 2),
        opponent: players.slice(2, alone ? 3 : 4),
      }),
    ),
  );

describe('properties of any ledger', () => {
  it('gives the same numbers to the bit in any order', () => {
    fc.assert(
      fc.property(ledger, fc.infiniteStream(fc.nat()), (matches, random) => {
        const shuffled = [...matches]
          .map((match) => ({ match, at: random.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ match }) => match);
        const one = replay(matches, startOf);
        const other = replay(shuffled, startOf);
        expect(other.receipts).toEqual(one.receipts);
        expect([...other.ratings].sort()).toEqual([...one.ratings].sort());
      }),
    );
  });

  it('gives the same numbers when replayed from any day', () => {
    fc.assert(
      fc.property(ledger, fc.integer({ min: 1, max: 9 }), (matches, number) => {
        const day = `2026-06-0${number}`;
        const whole = replay(matches, startOf);
        const early = replay(
          matches.filter((match) => match.day < day),
          startOf,
        );
        const late = replay(
          matches.filter((match) => match.day >= day),
          startOf,
          early.ratings,
        );
        expect([...early.receipts, ...late.receipts]).toEqual(whole.receipts);
        expect(late.ratings).toEqual(whole.ratings);
      }),
    );
  });

  it('has receipts that add up: k · (credit - expected) of who won, and the day’s changes from before to after', () => {
    fc.assert(
      fc.property(ledger, (matches) => {
        const { receipts, ratings } = replay(matches, startOf);
        const lines = receipts.flatMap(({ day, players }) => players.map((player) => ({ day, ...player })));
        for (const line of lines) {
          const surplus = Math.max(0, line.credit - (line.result === 1 ? line.expected : 1 - line.expected));
          expect(line.change).toBeCloseTo(line.k * (line.result === 1 ? surplus : -surplus), 9);
          expect(line.rule).toBe('MARGIN');
          for (const number of Object.values(line)) expect(number).not.toBeNaN();
          const changes = lines.filter(({ id, day }) => id === line.id && day === line.day).map(({ change }) => change);
          expect(line.after).toBeCloseTo(line.before + changes.reduce((sum, change) => sum + change, 0), 9);
        }
        for (const id of ratings.keys()) {
          const own = lines.filter((line) => line.id === id);
          expect(own[0]?.before).toBe(startOf(id));
          expect(own.at(-1)?.after).toBe(ratings.get(id)?.elo);
          expect(own.length).toBe(ratings.get(id)?.matches);
        }
      }),
    );
  });

  it('never lowers who wins, nor raises who loses', () => {
    fc.assert(
      fc.property(ledger, (matches) => {
        for (const { players } of replay(matches, startOf).receipts) {
          for (const { result, change } of players) expect(result === 1 ? change >= 0 : change <= 0).toBe(true);
        }
      }),
    );
  });

  it('mirrors when sides and winner are swapped', () => {
    fc.assert(
      fc.property(ledger, (matches) => {
        const swapped = matches.map(
          (match): LedgerMatch => ({
            ...match,
            initiator: match.opponent,
            opponent: match.initiator,
            winner: match.winner === 'INITIATOR' ? 'OPPONENT' : 'INITIATOR',
          }),
        );
        const one = replay(matches, startOf).ratings;
        for (const [id, { elo, matches: played }] of replay(swapped, startOf).ratings) {
          expect(elo).toBeCloseTo(one.get(id)?.elo ?? Number.NaN, 8);
          expect(played).toBe(one.get(id)?.matches);
        }
      }),
    );
  });

  it('takes from one what it gives to the other when their Ks are equal', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 500, max: 3000, noNaN: true }),
        fc.double({ min: 500, max: 3000, noNaN: true }),
        fc.nat(300),
        (one, other, played) => {
          const before = new Map([
            ['ann', { elo: one, matches: played }],
            ['bob', { elo: other, matches: played }],
          ]);
          const match = { ...single('m', '2026-06-01', 'ann', 'bob'), share: 0.6 };
          const [receipt] = rateDay(before, [match], start).receipts;
          expect(receipt?.players.reduce((sum, { change }) => sum + change, 0)).toBeCloseTo(0, 9);
        },
      ),
    );
  });

  it('moves nobody who did not play', () => {
    const before = new Map([['far', { elo: 1712, matches: 3 }]]);
    const { ratings } = rateDay(before, [single('m', '2026-06-01', 'ann', 'bob')], start);
    expect([...ratings.keys()]).toEqual(['ann', 'bob']);
    expect(replay([single('m', '2026-06-01', 'ann', 'bob')], start, before).ratings.get('far')).toEqual({
      elo: 1712,
      matches: 3,
    });
  });
});
