import { expect, it } from 'vitest';
import { testGame } from '../../../../tests/support/testGame.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { type PendingKind, pendingKind } from './pendingAction.ts';

it.each<[string, Partial<Game>, PendingKind]>([
  ['a missing score', { action: ['SET_SCORE'] }, 'score'],
  ['two scores', { action: ['SET_SCORE'], disputed: true }, 'dispute'],
  ['an invitation', { action: ['DECLINE', 'TIME_SELECTION', 'UPDATE', 'ACCEPT'] }, 'answer'],
  ['what was chosen for somebody', { action: ['DECLINE', 'ACCEPT'], proposed: true }, 'look'],
  ['teams that don’t stand', { action: ['INVITE', 'EDIT', 'CANCEL', 'PARTNER_SELECTION'] }, 'partner'],
  ['people to choose among', { action: ['INVITE', 'EDIT', 'CANCEL', 'CONFIRMATION'] }, 'players'],
  ['players without a time in common', { action: ['INVITE', 'EDIT', 'CANCEL'] }, 'look'],
])('%s asks for what the server offers', (_name, change, kind) => {
  expect(pendingKind(testGame(change))).toBe(kind);
});
