import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  at,
  byBruteForce,
  CELL_MS,
  CELLS,
  DAY,
  FIRST,
  instance,
  offered,
  slot,
} from '../../../tests/support/everyCombination.ts';
import type { Offer } from './agreement.ts';
import { bestCombinations, type Combination, type Willing } from './bestCombinations.ts';
import type { WillingAcceptor } from './ratherNot.ts';

const NOW = '2026-11-20T09:00:00.000Z';
describe('the best combinations (R-best-combinations)', () => {
  const offer: Offer = {
    windows: [slot(34, 40), slot(DAY + 34, DAY + 36)],
    venues: ['hall', 'park'],
    duration: 60,
    timezone: 'UTC',
  };
  const who = (id: string, change: Partial<WillingAcceptor> = {}) => ({ id, slots: null, venues: null, ...change });
  const best = (willing: Partial<Willing>, change: Partial<Offer> = {}) =>
    bestCombinations({ confirmed: [], waiting: [], missing: 1, ...willing }, { ...offer, ...change }, NOW);
  const seen = ({ fromTime, venue, people, reason }: Combination) => [fromTime, venue, people.join(), reason];

  test('are times apart, each at the first venue of the organiser that suits', () => {
    expect(best({ waiting: [who('ann')] }).map(seen)).toEqual([
      [at(34), 'hall', 'ann', 'earliest'],
      [at(36), 'hall', 'ann', 'suits'],
      [at(38), 'hall', 'ann', 'suits'],
    ]);
  });

  test('say so when nothing else suits the same people', () => {
    const ann = who('ann', { slots: [slot(34, 37)], venues: ['park'] });
    const bob = who('bob', { slots: [slot(35, 38)] });
    const [only] = best({ waiting: [ann, bob], missing: 2 });
    expect(only && seen(only)).toEqual([at(35), 'park', 'ann,bob', 'only']);
    const [start] = best({ waiting: [{ ...ann, venues: null }, bob], missing: 2 });
    expect(start && seen(start)).toEqual([at(35), 'hall', 'ann,bob', 'onlyStart']);
    const [plain] = best({ waiting: [who('ann')] }, { windows: [slot(34, 36)] });
    expect(plain?.reason).toBe('suits');
  });

  test('have more people before fewer, and say how many are missing', () => {
    const waiting = [who('ann', { slots: [slot(34, 36)] }), who('bob'), who('cleo', { slots: [slot(38, 40)] })];
    expect(best({ waiting, missing: 3 }).map((each) => [...seen(each), each.missing])).toEqual([
      [at(34), 'hall', 'ann,bob', 'missing', 1],
      [at(38), 'hall', 'bob,cleo', 'missing', 1],
      [at(36), 'hall', 'bob', 'missing', 2],
    ]);
  });

  test('leave out whom somebody else can stand in for who is glad to, and name whom they cannot', () => {
    const ann = who('ann', { ratherNot: { slots: [slot(34, 36)], venues: [] } });
    expect(best({ waiting: [ann, who('bob')] })[0]).toMatchObject({ people: ['bob'], ratherNot: [] });
    const [first] = best({ waiting: [ann] });
    expect(first && seen(first)).toEqual([at(35), 'hall', 'ann', 'suits']);
    const [all] = best({ waiting: [ann] }, { windows: [slot(34, 36)] });
    expect(all).toMatchObject({ people: ['ann'], ratherNot: ['ann'], reason: 'ratherNot' });
    const [park] = best({ waiting: [who('ann', { ratherNot: { slots: [], venues: ['hall'] } })] });
    expect(park?.venue).toBe('park');
  });

  test('never have somebody who is in already left out', () => {
    const confirmed = [who('ann', { slots: [slot(DAY + 34, DAY + 36)] })];
    expect(best({ confirmed, waiting: [who('bob')] }).map(seen)).toEqual([
      [at(DAY + 34), 'hall', 'ann,bob', 'onlyStart'],
    ]);
    expect(best({ confirmed: [who('ann', { slots: [] })], waiting: [who('bob')] })).toEqual([]);
  });

  test('are none without anybody, and none that has begun', () => {
    expect(best({})).toEqual([]);
    expect(bestCombinations({ confirmed: [], waiting: [who('ann')], missing: 1 }, offer, at(DAY + 34))).toEqual([]);
  });
});

describe('the solver', () => {
  test('finds what looking at every combination finds', () => {
    fc.assert(
      fc.property(instance, (facts) => {
        const [willing, offer] = offered(facts);
        expect(bestCombinations(willing, offer, NOW)).toEqual(byBruteForce(facts));
      }),
      { numRuns: 1000 },
    );
  });

  test('never names somebody who said no to the time or the venue', () => {
    fc.assert(
      fc.property(instance, (facts) => {
        const [willing, offer] = offered(facts);
        for (const { fromTime, toTime, venue, people } of bestCombinations(willing, offer, NOW)) {
          for (const person of people.map((id) => facts.people[Number(id.slice(1))])) {
            const from = (Date.parse(fromTime) - FIRST) / CELL_MS;
            const to = (Date.parse(toTime) - FIRST) / CELL_MS;
            const day = Math.floor(from / DAY);
            const cells = person?.cells.slice(day * CELLS + (from % DAY), day * CELLS + (from % DAY) + to - from);
            expect(cells).not.toContain(0);
            expect(person?.venues[facts.venues.indexOf(venue)]).toBeGreaterThan(0);
          }
        }
      }),
    );
  });
});
