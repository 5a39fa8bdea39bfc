import type { ApiFailure } from '../../renderer/api/apiFailure.ts';
import { InvitationStore } from '../../renderer/features/invitation/InvitationStore.ts';
import { testWorld } from './testWorld.ts';

export const window = (fromTime: string, toTime: string) => ({
  id: 'w',
  date: '2026-11-24',
  fromTime,
  toTime,
  game: 'g1',
  invitationId: null,
});
export const EVENING = window('2026-11-24T17:00:00.000Z', '2026-11-24T20:00:00.000Z');
export const SINGLE_SLOT = window('2026-11-24T17:00:00.000Z', '2026-11-24T18:30:00.000Z');
export const SIX_CELLS = [17, 18, 19].flatMap((hour) => [
  `2026-11-24T${hour}:00:00.000Z`,
  `2026-11-24T${hour}:30:00.000Z`,
]);
export const venue = (id: string, invitationId: string | null = null) => ({ id, location: { name: id }, invitationId });

export function game(change: object = {}) {
  return {
    id: 'g1',
    status: 'CONFIRMED',
    createDt: '2026-11-21T09:00:00.000Z',
    invitationExpiryDays: 3,
    timezone: 'Europe/Brussels',
    userRole: 'OPPONENT_INVITEE',
    summary: { owner: 'Ann Peeters' },
    owner: { firstName: 'Ann', lastName: 'Peeters' },
    action: ['DECLINE', 'TIME_SELECTION', 'LOCATION_SELECTION', 'UPDATE', 'ACCEPT'],
    currentInvitee: { id: 'i1', status: 'OPENED', secured: false, note: null, shareMyPhone: false, user: {} },
    gamePreference: { duration: 90 },
    calendarPreference: [EVENING],
    locationPreference: [venue('p1'), venue('p2')],
    suggestedStarts: [SIX_CELLS[0], SIX_CELLS[3]],
    ...change,
  };
}

export const ACTION = 'PUT /api/game/g1/action';
export const ok = (change?: object) => ({ status: 200, body: game(change) });
export const refusedWith = (status: number, messageId: string) => ({ status, body: { messageId } });
export type Answers = Parameters<typeof testWorld>[0];

export async function opened(answers: Answers, token = 'guestToken', hasAccount = false) {
  const world = testWorld(answers);
  const reported: { failure: ApiFailure; retry: () => void }[] = [];
  const registered: string[] = [];
  const store = new InvitationStore(
    { gameId: 'g1', password: 'secret', token },
    {
      games: world.root.games,
      send: world.root.offlineQueue.send,
      hasAccount: () => hasAccount,
      language: () => 'en',
      onRegistered: (taken) => void registered.push(taken),
      now: () => new Date('2026-11-22T10:00:00.000Z'),
      report: (failure, retry) => void reported.push({ failure, retry }),
    },
  );
  await store.load();
  const commands = () =>
    world.sent
      .filter(({ call }) => call === ACTION)
      .map(({ body }) => JSON.parse(String(body)) as { actionType: string } & Record<string, unknown>);
  return { store, world, reported, registered, commands };
}
