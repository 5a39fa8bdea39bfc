import { expect, it } from 'vitest';
import { testGame } from '../../../tests/support/testGame.ts';
import { pictureFacts, pictureText } from './pictureFacts.ts';

const formats = { language: 'en', dateFormat: 'DD_MM_YYYY', timeFormat: 'H24' } as const;
const set = (ord: number, initiatorScore: number, opponentScore: number) => ({
  type: 'NORMAL' as const,
  ord,
  initiatorScore,
  opponentScore,
});
const game = testGame({
  status: 'PLAYED',
  playedStatus: 'PLAYED',
  winner: 'INITIATOR',
  gameSet: [set(1, 6, 4), set(2, 7, 5)],
});

it('says first names, sport, day and score, and neither surnames nor the place (R-share-picture)', () => {
  const facts = pictureFacts(game, 'Tennis', formats);
  expect(facts).toMatchObject({
    day: 'Friday 20 November',
    sides: [
      { names: ['Ann'], scores: [6, 7], won: true },
      { names: ['Zoë'], scores: [4, 5], won: false },
    ],
  });
  expect(facts && pictureText(facts, 'en')).toBe('Ann – Zoë 6–4 7–5');
  expect(JSON.stringify(facts)).not.toMatch(/Peeters|Nagy|Court/);
});

it('says the points of a tie-break with the set they decided (R-share-picture)', () => {
  const points = { ...set(3, 5, 7), type: 'TB' as const };
  const gameSet = [set(1, 6, 4), set(2, 6, 7), points, set(4, 6, 2)];
  const facts = pictureFacts({ ...game, gameSet }, 'Tennis', formats);
  expect(facts?.sides.map(({ tieBreaks }) => tieBreaks)).toEqual([
    [null, 5, null],
    [null, 7, null],
  ]);
  expect(facts && pictureText(facts, 'en')).toBe('Ann – Zoë 6–4 6–7 (5) 6–2');
});

it('says of an agreed match when it is, and not where (R-share-picture)', () => {
  const facts = pictureFacts({ ...game, status: 'SCHEDULED', gameSet: [] }, 'Tennis', formats);
  expect(facts?.time).toEqual({ from: '18:00', to: '19:30' });
  expect(facts && pictureText(facts, 'en')).toBe('Ann – Zoë, Friday 20 November 18:00');
  expect(JSON.stringify(facts)).not.toMatch(/Peeters|Nagy|Court/);
});

it('is none of a match without figures, or with two scores', () => {
  expect(pictureFacts({ ...game, gameSet: [] }, 'Tennis', formats)).toBeNull();
  expect(pictureFacts({ ...game, disputed: true }, 'Tennis', formats)).toBeNull();
});
