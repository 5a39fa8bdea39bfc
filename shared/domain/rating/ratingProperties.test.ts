import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPORTS } from '../values.ts';
import { type LedgerMatch, rateDay, replay } from './rating.ts';
import { START_ELO } from './scale.ts';

const single = (id: string, day: string, one: string, other: string, winner: LedgerMatch['winner'] = 'INITIATOR') =>
  ({ id, day, initiator: [one], opponent: [other], winner, sport: 'TENNIS', share: null }) satisfies LedgerMatch;
const start = (): number => START_ELO;
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
