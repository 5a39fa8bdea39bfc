import { expect, it } from 'vitest';
import type { RatingReceipt } from '../../../../shared/contract/schemas/ratings/rating.ts';
import { movedPlayers } from './receiptSides.ts';

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
