import { expect, it } from 'vitest';
import { testGame } from '../../../../tests/support/testGame.ts';
import { pictureFacts, pictureText } from './pictureFacts.ts';

const formats = { language: 'en', dateFormat: 'DD_MM_YYYY', timeFormat: 'H24' } as const;
const set = (ord: number, initiatorScore: number, opponentScore: number) => ({
  type: 'NORMAL' as const,
  ord,
  initiatorScore,
  opponentScore,
});
const game = testGame({ playedStatus: 'PLAYED', winner: 'INITIATOR', gameSet: [set(1, 6, 4), set(2, 7, 5)] });

it('says first names, sport, day and score, and neither surnames nor the place (R-share-picture)', () => {
  const facts = pictureFacts(game, 'Tennis', formats);
  expect(facts).toMatchObject({
    day: 'Friday 20 November',
    sides: [
      { names: ['Ann'], scores: [6, 7], won: true },
      { names: ['Zoë'], scores: [4, 5], won: false },
    ],
  });
  expect(facts && pictureText(facts)).toBe('Ann – Zoë 6–4 7–5');
  expect(JSON.stringify(facts)).not.toMatch(/Peeters|Nagy|Court/);
});

it('is none of a match without figures, or with two scores', () => {
  expect(pictureFacts({ ...game, gameSet: [] }, 'Tennis', formats)).toBeNull();
  expect(pictureFacts({ ...game, disputed: true }, 'Tennis', formats)).toBeNull();
});
