import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { testGame, testInvitee } from '../../../tests/support/testGame.ts';
import type { Pressed } from '../../stores/offlineQueue/OfflineQueue.ts';
import { answerAtOnce, startAtOnce } from './answerAtOnce.ts';

configure({ enforceActions: 'always' });

const START = '2026-11-24T17:00:00.000Z';
const window = (toTime: string) => ({
  id: 'w1',
  date: '2026-11-24',
  fromTime: START,
  toTime,
  game: 'g1',
  invitationId: null,
});
const SELF = testInvitee('u2', 'Zoë Nagy', 'SENT');
const GAME = testGame({
  status: 'CONFIRMED',
  fromTime: null,
  toTime: null,
  version: 7,
  userRole: 'OPPONENT_INVITEE',
  action: ['DECLINE', 'TIME_SELECTION', 'ACCEPT'],
  invitee: [SELF],
  currentInvitee: SELF,
  calendarPreference: [window('2026-11-24T18:30:00.000Z')],
});
const SOME_TIMES = { ...GAME, calendarPreference: [window('2026-11-24T20:00:00.000Z')] };

function deps(answered: typeof GAME | null = GAME) {
  const sent: Pressed[] = [];
  const send = async (pressed: Pressed) => {
    sent.push(pressed);
    return answered;
  };
  return { sent, offlineQueue: { send }, now: () => new Date('2026-11-21T10:00:00Z'), language: () => 'en' as const };
}

// R-desktop-notices
it('is for an invitation of one start alone', () => {
  expect(startAtOnce(GAME, deps())).toBe(START);
  expect(startAtOnce(SOME_TIMES, deps())).toBeNull();
  expect(startAtOnce({ ...GAME, action: ['DECLINE'] }, deps())).toBeNull();
  expect(startAtOnce({ ...GAME, action: ['SET_SCORE'] }, deps())).toBeNull();
  // A choice that somebody else made under one's address is looked at first (R-draft).
  expect(startAtOnce({ ...GAME, proposed: true }, deps())).toBeNull();
  expect(startAtOnce(GAME, { ...deps(), now: () => new Date('2026-11-25T10:00:00Z') })).toBeNull();
  const agreed = { ...SOME_TIMES, action: ['DECLINE', 'ACCEPT'] as const, fromTime: START };
  expect(startAtOnce({ ...agreed, action: [...agreed.action] }, deps())).toBe(START);
});

it('answers the match as it was seen: its version goes with the first step', async () => {
  const yes = deps({ ...GAME, currentInvitee: { ...SELF, status: 'ACCEPTED' } });
  expect(await answerAtOnce(GAME, true, yes)).toBe('move.accepted');
  expect(yes.sent[0]?.steps.map(({ actionType, version }) => [actionType, version])).toEqual([
    ['TIME_SELECTION', 7],
    ['ACCEPT', undefined],
  ]);
  const no = deps({ ...GAME, currentInvitee: { ...SELF, status: 'DECLINED' } });
  expect(await answerAtOnce(GAME, false, no)).toBe('move.declined');
  expect(no.sent[0]?.steps).toMatchObject([{ actionType: 'DECLINE', version: 7 }]);
});

it('says that it waits while the server is away', async () => {
  expect(await answerAtOnce(GAME, true, deps(null))).toBe('unsent.waiting.answer');
});
