import type { Game } from '../../renderer/stores/GamesStore.ts';
import type { GameLocation } from '../../shared/contract/schemas/gameAnswer.ts';
import { testGame, testInvitee } from './testGame.ts';

/** Hours of a day in November 2026, as the wall clock in London shows them. */
export const period = (day: number, from: number, to: number) => ({
  fromTime: `2026-11-${day}T${from}:00:00.000Z`,
  toTime: `2026-11-${day}T${to}:00:00.000Z`,
});

const location = (id: string, name: string): GameLocation => ({
  id,
  data: null,
  name,
  address: null,
  city: null,
  country: null,
  code: null,
  lat: '0',
  lon: '0',
  timezone: 'Europe/London',
  timezoneOffset: 0,
  favorite: false,
});

const time = (window: ReturnType<typeof period>, invitationId: string | null = null) => ({
  id: window.fromTime + invitationId,
  date: window.fromTime.slice(0, 10),
  game: 'g1',
  ...window,
  invitationId,
});

/**
 * Doubles that are looked for, on two evenings at two venues (`p1` of the location `l1`, `p2` of `l2`). Zoë chose the
 * first evening, Kim the second and venue `p2`, Ed accepted everything, Lou hasn’t answered.
 */
export function offeredGame(change: Partial<Game> = {}): Game {
  const base = testGame();
  const [hall, park] = [location('l1', 'Hall'), location('l2', 'Park')];
  return {
    ...base,
    status: 'CONFIRMED',
    fromTime: null,
    toTime: null,
    timezone: 'Europe/London',
    createDt: '2026-11-20T10:00:00.000Z',
    invitationExpiryDays: 4,
    notes: 'Bring water',
    action: ['INVITE', 'EDIT', 'CANCEL'],
    invitee: [
      testInvitee('2', 'Zoë Nagy', 'ACCEPTED'),
      testInvitee('3', 'Kim Li', 'ACCEPTED'),
      testInvitee('4', 'Ed Moss', 'ACCEPTED'),
      testInvitee('5', 'Lou Roy', 'SENT'),
    ],
    calendarPreference: [
      time(period(26, 17, 20)),
      time(period(27, 17, 20)),
      time(period(26, 17, 19), 'i2'),
      time(period(27, 18, 20), 'i3'),
    ],
    locationPreference: [
      { id: 'p1', location: hall, invitationId: null },
      { id: 'p2', location: park, invitationId: null },
      { id: 'p2', location: park, invitationId: 'i3' },
    ],
    gamePreference: { ...base.gamePreference, duration: 60, matchType: 'OPENDOUBLE' },
    ...change,
  };
}
