import { expect, it } from 'vitest';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { LANGUAGES } from '../../../../shared/locales/languages.ts';
import { testGame, testInvitee } from '../../../../tests/support/testGame.ts';
import { words } from '../../../../tests/support/words.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { viewMatch } from '../matchView.ts';
import { rowSteps, SHORT_STEPS } from './rowSteps.ts';

const NOW = new Date('2026-11-27T12:00:00.000Z');
const SETTLED = { ...testGame().summary, icon: 'settled' } as const;
const DUE = { ...SETTLED, icon: 'action' } as const;
const steps = (change: Partial<Game>) =>
  rowSteps(viewMatch(testGame({ action: [], summary: SETTLED, ...change }), 'u1', 'en'), NOW);

// R-score-offer
it('offers a score and a partner exactly when the match says so', () => {
  expect(steps({ action: ['SET_SCORE'], status: 'SCHEDULED' })).toMatchObject({ score: 'score.enter' });
  expect(steps({ action: ['SET_SCORE'], status: 'PLAYED' })).toMatchObject({ score: 'score.correct' });
  expect(steps({ action: ['SET_SCORE'], status: 'PLAYED', disputed: true }).score).toBeNull();
  expect(steps({ action: ['PARTNER_SELECTION'] })).toMatchObject({ choosesPartner: true, onPage: null });
  expect(steps({})).toMatchObject({ score: null, choosesPartner: false, onPage: null });
});

it('leads to the match for what waits and is not done on the row', () => {
  expect(steps({ action: ['ACCEPT'], summary: DUE }).onPage).toBe('dashboard.answer');
  expect(steps({ disputed: true, summary: DUE }).onPage).toBe('score.dispute.compare');
  expect(steps({ action: ['CONFIRMATION'], summary: DUE }).onPage).toBe('row.choose.players');
  expect(steps({ summary: DUE }).onPage).toBe('dashboard.open');
});

// R-copy-game
it('organises again what is over and one’s own, or was played in', () => {
  const played = { status: 'PLAYED', userRole: 'OPPONENT_INVITEE' } as const;
  expect(steps({ userRole: 'OWNER', status: 'CANCELED' }).again).toBe(true);
  expect(steps({ userRole: 'OWNER', status: 'SCHEDULED', toTime: '2026-11-28T12:00:00.000Z' }).again).toBe(false);
  expect(steps({ userRole: 'OWNER', status: 'SCHEDULED', toTime: '2026-11-27T11:00:00.000Z' }).again).toBe(true);
  expect(steps({ ...played, currentInvitee: testInvitee('u1', 'Ann Baker', 'CONFIRMED') }).again).toBe(true);
  expect(steps({ ...played, currentInvitee: testInvitee('u1', 'Ann Baker', 'DECLINED') }).again).toBe(false);
});

// R-list-rows
it.each(LANGUAGES)('has a word for a phone in %s that is a part of what is heard', (language) => {
  const t = words(language);
  const apart = Object.entries(SHORT_STEPS).filter(
    ([whole, short]) =>
      !t(whole as TextKey)
        .toLowerCase()
        .includes(t(short).toLowerCase()),
  );
  expect(apart).toEqual([]);
});
