import { expect, it } from 'vitest';
import { testGame } from '../../../tests/support/testGame.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { nextMatch } from './NextMatchPage.tsx';

const NOW = new Date('2026-11-22T17:30:00.000Z');
const at = (id: string, day: string, change: Partial<Game> = {}) =>
  testGame({ id, status: 'SCHEDULED', fromTime: `${day}T17:00:00.000Z`, toTime: `${day}T18:00:00.000Z`, ...change });

it('is the agreed match that is on or begins first', () => {
  const games = [at('later', '2026-11-24'), at('over', '2026-11-21'), at('on', '2026-11-22'), at('soon', '2026-11-23')];
  expect(nextMatch(games, NOW)?.id).toBe('on');
  expect(nextMatch(games.slice(0, 2), NOW)?.id).toBe('later');
});

it('is none while nothing is agreed, or it was called off', () => {
  const open = testGame({ status: 'CONFIRMED', fromTime: null, toTime: null });
  expect(nextMatch([open, at('off', '2026-11-24', { status: 'CANCELED' })], NOW)).toBeNull();
});
