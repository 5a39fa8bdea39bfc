import { expect, test } from 'vitest';
import { LedgerCheck } from './ledgerCheck.ts';
import { kFactor } from './rating.ts';
import { START_ELO } from './scale.ts';

const NO_MATCHES = { days: [], initiators: [], opponents: [], winners: [], statuses: [], sets: [] };
const NO_PLAYERS = { ids: [], starts: [], elos: [], matches: [] };
/** Ann beats Ben by 6-0 6-0, which is a whole win; Ben wins when Ann gives up, the day after. */
const MATCHES = {
  days: [9, 10],
  initiators: [['ann'], ['ann']],
  opponents: [['ben'], ['ben']],
  winners: ['INITIATOR', 'OPPONENT'] as const,
  statuses: ['PLAYED', 'RETIRED'] as const,
  sets: [
    [
      [6, 0, 0],
      [6, 0, 0],
    ],
    [[3, 1, 0]],
  ],
};

function check(elos: readonly [number, number], matches: readonly number[] = [2, 2]) {
  const ledger = new LedgerCheck('TENNIS');
  ledger.add({ matches: MATCHES, players: NO_PLAYERS });
  ledger.add({
    matches: NO_MATCHES,
    players: { ids: ['ann', 'ben'], starts: [START_ELO, START_ELO], elos, matches },
  });
  return ledger.verdict();
}

const FIRST = kFactor(0) * 0.5;
const CHANCE = 1 / (1 + 10 ** ((START_ELO - FIRST - (START_ELO + FIRST)) / 400));
const LOST = kFactor(1) * (1 - (1 - CHANCE));
const RIGHT = [START_ELO + FIRST - LOST, START_ELO - FIRST + LOST] as const;

// R-rating-check
test('numbers that come out to the last bit are no difference', () => {
  expect(check(RIGHT)).toMatchObject({ matches: 2, players: 2, differences: [], onlyRounding: true });
});

test('one bit is a difference, which may be rounding; a hundredth of a point may not', () => {
  const bit = check([RIGHT[0] + 2 ** -42, RIGHT[1]]);
  expect(bit.differences.map(({ id }) => id)).toEqual(['ann']);
  expect(bit.onlyRounding).toBe(true);
  const point = check([RIGHT[0] + 2 ** -42, RIGHT[1] + 2]);
  expect(point.differences.map(({ id }) => id)).toEqual(['ben', 'ann']);
  expect(point.onlyRounding).toBe(false);
});

test('another number of matches is a difference, and so is who is not published or never played', () => {
  expect(check(RIGHT, [2, 3])).toMatchObject({ onlyRounding: false, differences: [{ id: 'ben' }] });
  const ledger = new LedgerCheck('TENNIS');
  ledger.add({ matches: MATCHES, players: { ids: ['zoe'], starts: [START_ELO], elos: [START_ELO], matches: [1] } });
  const { differences, players } = ledger.verdict();
  expect(players).toBe(3);
  expect(differences.map(({ id, published, computed }) => [id, published !== null, computed !== null])).toEqual([
    ['zoe', true, false],
    ['ann', false, true],
    ['ben', false, true],
  ]);
});

test('it says how far it is after each day', () => {
  const ledger = new LedgerCheck('TENNIS');
  ledger.add({ matches: MATCHES, players: NO_PLAYERS });
  const said: number[] = [];
  ledger.verdict((matches) => said.push(matches));
  expect(said).toEqual([1, 2]);
});

test('it says how well each rule would have predicted the matches', () => {
  const [before, present] = check(RIGHT).losses;
  // The first is a coin for both. A whole win moves as far by either rule, so that the second is the same for both too.
  expect(present).toEqual({ rule: 'MARGIN', logLoss: expect.closeTo(-(Math.log(0.5) + Math.log(1 - CHANCE)) / 2, 12) });
  expect(before).toEqual({ rule: 'RESULT', logLoss: present?.logLoss });
  const narrow = new LedgerCheck('TENNIS');
  narrow.add({ matches: { ...MATCHES, sets: [[[7, 6, 0]], [[3, 1, 0]]] }, players: NO_PLAYERS });
  const losses = narrow.verdict().losses.map(({ logLoss }) => logLoss ?? Number.NaN);
  // Ann, whose narrow win counts for less, is less of a favourite when she gives up.
  expect(losses[1]).toBeLessThan(losses[0] ?? Number.NaN);
  expect(new LedgerCheck('TENNIS').verdict().losses).toEqual([
    { rule: 'RESULT', logLoss: null },
    { rule: 'MARGIN', logLoss: null },
  ]);
});
