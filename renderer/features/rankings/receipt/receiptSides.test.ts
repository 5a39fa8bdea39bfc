import { expect, it } from 'vitest';
import type { RatingReceipt } from '../../../../shared/contract/schemas/ratings/rating.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { levelBefore, movedPlayers, oddsOf, takenSets } from './receiptSides.ts';

const player = (id: string) => ({ id, firstName: id, lastName: '', code: null, profileImageId: null, gender: null });
const team = (id: string) => ({ id: `t-${id}`, single: true, mixed: false, players: [player(id)] });
const moved = (id: string, change: number) => ({
  id,
  before: 5,
  expected: 0.5,
  result: change > 0 ? 1 : 0,
  share: null,
  credit: null,
  rule: null,
  k: 0.5,
  change,
  after: 5 + change,
  width: 0.8,
  provisional: false,
  sameDay: false,
});
const receipt: RatingReceipt = {
  receipt: { day: '2026-11-20', players: [moved('Ann', -0.2), moved('Ben', 0.2)] },
  gameDTO: { id: 'g', sport: 'TENNIS', initiatorTeam: team('Ann'), opponentTeam: team('Ben'), winner: 'OPPONENT' },
};

it('names the winners first, and leaves out who has no receipt', () => {
  expect(movedPlayers(receipt).map(({ firstName, hasWon }) => [firstName, hasWon])).toEqual([
    ['Ben', true],
    ['Ann', false],
  ]);
  const [ann] = receipt.receipt.players;
  const partly = { ...receipt, receipt: { ...receipt.receipt, players: ann ? [ann] : [] } };
  expect(movedPlayers(partly).map(({ firstName }) => firstName)).toEqual(['Ann']);
});

it('adds up: after is before and the change, and what a busy day made of it stands apart', () => {
  const [ann, ben] = receipt.receipt.players;
  if (!ann || !ben) throw new Error('both were moved');
  const players = [ann, { ...ben, before: 5.22, change: 0.12, after: 5.12, sameDay: true }];
  const [winner] = movedPlayers({ ...receipt, receipt: { ...receipt.receipt, players } });
  expect(winner).toMatchObject({ before: 5.22, change: 0.12, after: 5.34, afterDay: 5.12 });
});

it('calls nobody the favourite of an even match', () => {
  expect([0.25, 0.45, 0.46, 0.5, 0.54, 0.56, 1].map(oddsOf)).toEqual([
    'outsider',
    'outsider',
    'even',
    'even',
    'even',
    'favourite',
    'favourite',
  ]);
});

it('takes the mean of a pair as its level', () => {
  const [ben, ann] = movedPlayers(receipt);
  if (!ben || !ann) throw new Error('both were moved');
  expect(levelBefore([ben, { ...ann, before: 6 }])).toBe(5.5);
  expect(levelBefore([])).toBe(0);
});

it('counts what the side took that it tells of, a match tie-break as one game', () => {
  const set = (initiatorScore: number, opponentScore: number, ord: number) => ({
    ...{ initiatorScore, opponentScore, ord },
    type: 'NORMAL' as const,
  });
  const game = {
    ...{ sport: 'TENNIS', winner: 'OPPONENT' },
    gameSet: [set(6, 4, 0), set(3, 6, 1), set(7, 10, 2)],
  } as unknown as Game;
  expect(takenSets(game, true)).toEqual({
    sets: [
      [4, 6],
      [6, 3],
      [1, 0],
    ],
    own: 11,
    all: 20,
  });
  expect(takenSets(game, false)).toMatchObject({ own: 9, all: 20 });
});
