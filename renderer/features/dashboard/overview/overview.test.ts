import { expect, it } from 'vitest';
import { testGame, testInvitee } from '../../../../tests/support/testGame.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { viewMatch } from '../matchView.ts';
import { overviewOf } from './overview.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

const match = (id: string, day: string, summary: Partial<Game['summary']>) =>
  viewMatch(
    testGame({
      id,
      fromTime: `${day}T17:00:00.000Z`,
      toTime: `${day}T18:00:00.000Z`,
      summary: { ...testGame().summary, ...summary },
    }),
    'u1',
    'en',
  );
const settled = { icon: 'settled', title: 'summary.scheduled' } as const;
const pending = { icon: 'pending', title: 'summary.owner.waiting' } as const;

it('has each match at one place, the soonest first', () => {
  const overview = overviewOf(
    [
      match('later', '2026-11-24', settled),
      match('over', '2026-11-20', settled),
      match('next', '2026-11-22', settled),
      match('w2', '2026-11-26', pending),
      match('w1', '2026-11-25', { icon: null, title: 'summary.invitee.confirmed' }),
      match('declined', '2026-11-25', { icon: null, title: 'summary.invitee.declined' }),
      match('d2', '2026-11-23', { icon: 'action' }),
      match('d1', '2026-11-20', { icon: 'action' }),
    ],
    NOW,
  );
  const ids = (part: { game: Game }[]) => part.map(({ game }) => game.id);
  expect(overview.next?.game.id).toBe('next');
  expect(ids(overview.later)).toEqual(['later']);
  expect(ids(overview.due)).toEqual(['d1', 'd2']);
  expect(ids(overview.waiting)).toEqual(['w1', 'w2']);
});

it('is empty without matches', () => {
  expect(overviewOf([], NOW)).toEqual({ next: null, due: [], later: [], waiting: [], clashes: [] });
});

// R-clashes
it('names agreed matches at the same time, as long as they are not over, and those alone that the player is in', () => {
  const at = (id: string, from: string, to: string, change: Partial<Game> = {}) =>
    viewMatch(
      testGame({ id, fromTime: `2026-11-22T${from}:00.000Z`, toTime: `2026-11-22T${to}:00.000Z`, ...change }),
      'u1',
      'en',
    );
  const waiting = { currentInvitee: testInvitee('u1', 'Ann Peeters', 'ACCEPTED') };
  const invited: Partial<Game> = { userRole: 'OPPONENT_INVITEE' };
  const playing = { ...invited, currentInvitee: testInvitee('u1', 'Ann Peeters', 'CONFIRMED') };
  const matches = [
    at('b', '18:00', '19:30', playing),
    at('a', '17:00', '18:30', { userRole: 'OWNER' }),
    at('c', '18:00', '19:00', { ...invited, ...waiting }),
    at('d', '19:30', '21:00', playing),
  ];
  const ids = (now: string) => overviewOf(matches, new Date(now)).clashes.map(({ game }) => game.id);
  expect(ids('2026-11-21T10:00:00Z')).toEqual(['a', 'b']);
  expect(ids('2026-11-22T18:45:00Z')).toEqual([]);
});
