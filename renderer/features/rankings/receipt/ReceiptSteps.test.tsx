import { expect, it } from 'vitest';
import { drawnFor } from '../../../../tests/support/drawnFor.tsx';
import { testGame } from '../../../../tests/support/testGame.ts';
import { ReceiptSteps } from './ReceiptSteps.tsx';
import type { MovedPlayer } from './receiptSides.ts';

function moved(firstName: string, change: number, hasWon: boolean): MovedPlayer {
  const person = { id: firstName, firstName, lastName: '', code: null, profileImageId: null, gender: null };
  const numbers = { before: 5, after: 5 + change, afterDay: 5 + change, change, k: 0.1, width: 0.3 };
  const match = { expected: 0.82, result: hasWon ? 1 : 0, share: null, credit: null, rule: null } as const;
  return { id: firstName, firstName, person, hasWon, ...numbers, ...match, provisional: false, sameDay: false };
}

const NOBODY = 'so nobody’s level moves';

it.each([
  ['nobody’s level moves where all stay', [0, 0, 0, 0], true],
  ['a player whose own level stays is not told that nobody’s moves', [0, 0.02, -0.02, 0], false],
])('%s', async (_name, [own = 0, partner = 0, first = 0, second = 0], isStill) => {
  const { draw } = await drawnFor([]);
  const me = moved('Ann', own, true);
  const side = [me, moved('Ben', partner, true)];
  const others = [moved('Cleo', first, false), moved('Dan', second, false)];
  for (const viewer of [me, undefined]) {
    const page = draw(<ReceiptSteps sport="TENNIS" me={viewer} side={side} others={others} game={null} score="6–4" />);
    expect(page.includes(NOBODY)).toBe(isStill);
    expect(page.includes('Nobody’s level moves')).toBe(isStill);
    expect(page.includes('too little to change your level')).toBe(!isStill && viewer !== undefined);
  }
});

it('says what share was won, and no count of games, where the viewer may not see the sets', async () => {
  const { draw } = await drawnFor([]);
  const winner: MovedPlayer = { ...moved('Ann', 0.1, true), share: 0.6, credit: 0.8, rule: 'MARGIN' };
  const game = testGame({ gameSet: [] });
  const page = draw(<ReceiptSteps sport="TENNIS" me={undefined} side={[winner]} others={[]} game={game} score="" />);
  expect(page).toContain('60%');
  expect(page).not.toContain('0 of 0');
});
