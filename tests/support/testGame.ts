import { agreedSample } from '../../renderer/features/gallery/sampleGame.ts';
import { emptyInvitee, emptyUser } from '../../renderer/stores/emptyGame.ts';
import type { Game } from '../../renderer/stores/GamesStore.ts';

type Invitee = Game['invitee'][number];

/** Somebody invited, with an id of their own (`i` and the user's). */
export function testInvitee(userId: string, name: string, status: Invitee['status']): Invitee {
  const [firstName = '', lastName = ''] = name.split(' ');
  return emptyInvitee({ id: `i${userId}`, status, user: emptyUser({ id: userId, firstName, lastName }) });
}

/** A game of Ann (`u1`) against Zoë (`u2`), played yesterday without a score, unless told otherwise. */
export function testGame(change: Partial<Game> = {}): Game {
  const times = { date: '2026-11-20', fromTime: '2026-11-20T17:00:00.000Z', toTime: '2026-11-20T18:30:00.000Z' };
  return {
    ...agreedSample,
    ...times,
    createDt: '2026-11-15T10:00:00.000Z',
    expiresAt: '2026-11-17T10:00:00.000Z',
    summary: { ...agreedSample.summary, ...times, opponents: ['Zoë Nagy'] },
    invitee: [testInvitee('u2', 'Zoë Nagy', 'CONFIRMED')],
    location: null,
    ...change,
  };
}
