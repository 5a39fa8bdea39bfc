import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, candidateOrder } from './candidateOrder.ts';

const PLAIN: Omit<Candidate, 'userId'> = {
  levelDistance: 0.2,
  saidYes: false,
  lastAsked: null,
  playedHere: false,
  askFirst: false,
  hash: 'm',
};
const who = (userId: string, facts: Partial<Candidate> = {}): Candidate => ({ ...PLAIN, userId, ...facts });
const order = (...candidates: Candidate[]) => candidateOrder(candidates).map(({ userId }) => userId);
const MAY = new Date('2026-05-03T10:00:00Z');
const JUNE = new Date('2026-06-03T10:00:00Z');

describe('the order in which substitutes are asked (R-substitute-order)', () => {
  test('is by how well their level fits, before anything else', () => {
    const far = { saidYes: true, askFirst: true, playedHere: true, hash: 'a' };
    expect(
      order(
        who('third', { levelDistance: 1.5, ...far }),
        who('second', { levelDistance: 1, ...far }),
        who('first', { levelDistance: 0.5, lastAsked: JUNE, hash: 'z' }),
      ),
    ).toEqual(['first', 'second', 'third']);
  });

  test('makes no difference within a band', () => {
    expect(order(who('far', { levelDistance: 0.5, hash: 'a' }), who('near', { levelDistance: 0, hash: 'b' }))).toEqual([
      'far',
      'near',
    ]);
  });

  test('takes a mean of levels for what it is on paper', () => {
    expect(candidateOrder([who('edge', { levelDistance: 1.1 - 0.6 })])[0]?.band).toBe(0.5);
    expect(1.1 - 0.6).toBeGreaterThan(0.5);
  });

  test('leaves out whose level is further away or unknown', () => {
    expect(
      order(
        who('further', { levelDistance: 1.51 }),
        who('unknown', { levelDistance: null }),
        who('fits', { levelDistance: 1.4, lastAsked: JUNE }),
      ),
    ).toEqual(['fits']);
  });

  test('has who said yes before who is unknown', () => {
    expect(
      order(who('unknown', { askFirst: true, hash: 'a' }), who('yes', { saidYes: true, lastAsked: JUNE })),
    ).toEqual(['yes', 'unknown']);
  });

  test('then who wants to be first, who was never asked, and who was asked longest ago', () => {
    expect(
      order(
        who('june', { lastAsked: JUNE, playedHere: true, hash: 'a' }),
        who('may', { lastAsked: MAY }),
        who('never'),
        who('first', { askFirst: true, lastAsked: JUNE }),
      ),
    ).toEqual(['first', 'never', 'may', 'june']);
  });

  test('then who has played here, then the hash, then the id', () => {
    expect(
      order(
        who('d', { hash: 'y' }),
        who('c', { hash: 'x' }),
        who('b', { hash: 'x' }),
        who('a', { hash: 'z', playedHere: true }),
      ),
    ).toEqual(['a', 'b', 'c', 'd']);
  });

  test('says why of each', () => {
    expect(candidateOrder([who('a', { levelDistance: 0.7, saidYes: true, lastAsked: MAY, playedHere: true })])).toEqual(
      [{ userId: 'a', band: 1, saidYes: true, lastAsked: MAY, playedHere: true, askFirst: false }],
    );
  });

  const candidate = fc.record({
    levelDistance: fc.constantFrom(null, 0, 0.3, 0.5, 0.9, 1.5, 2),
    saidYes: fc.boolean(),
    lastAsked: fc.constantFrom(null, MAY, JUNE),
    playedHere: fc.boolean(),
    askFirst: fc.boolean(),
    hash: fc.constantFrom('a', 'b'),
  });

  test('is the same for the same facts in any order', () => {
    const shuffled = fc
      .array(candidate, { maxLength: 12 })
      .map((facts) => facts.map((each, index) => ({ ...each, userId: `u${index}` })))
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(candidateOrder(other)).toEqual(candidateOrder(all));
      }),
    );
  });
});
