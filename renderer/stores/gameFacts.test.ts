import { describe, expect, it } from 'vitest';
import type { Game } from './GamesStore.ts';
import { choiceOf, freeSpotsIn, hasOpenPairs, headerOf, timesOf } from './gameFacts.ts';

const period = (day: string, from: string, to: string, invitationId: string | null = null) => ({
  id: `${day}${from}`,
  date: day,
  fromTime: `${day}T${from}:00.000Z`,
  toTime: `${day}T${to}:00.000Z`,
  game: 'g1',
  invitationId,
});
const venue = (id: string, invitationId: string | null = null) => ({ id, location: { name: id }, invitationId });
const invitee = (id: string, status: string) => ({ id, status });

/** The fields the facts are read from. */
const GAME = {
  timezone: 'UTC',
  gamePreference: { duration: 60, matchType: 'SINGLE' },
  calendarPreference: [
    period('2026-03-24', '18:00', '21:00'),
    period('2026-03-21', '18:00', '21:00'),
    period('2026-03-24', '19:00', '20:00', 'kim'),
    period('2026-03-21', '18:00', '19:00', 'jo'),
  ],
  locationPreference: [venue('court'), venue('hall'), venue('hall', 'kim'), venue('court', 'jo')],
  summary: { requiredPlayerCount: 1 },
  invitee: [invitee('kim', 'ACCEPTED'), invitee('jo', 'ACCEPTED'), invitee('al', 'ACCEPTED')],
} as unknown as Game;

describe('the facts of a game', () => {
  it('tell a guest’s choice from what is offered', () => {
    expect(choiceOf(GAME, 'kim')).toEqual({
      slots: [expect.objectContaining({ fromTime: '2026-03-24T19:00:00.000Z' })],
      venues: ['hall'],
    });
    expect(choiceOf(GAME, 'al')).toEqual({ slots: null, venues: null });
  });

  it('count free spots', () => {
    expect(freeSpotsIn(GAME)).toBe(1);
  });
});

const entry = (invitationId: string | null) => ({
  id: 'w',
  date: '2026-11-24',
  fromTime: '2026-11-24T17:00:00.000Z',
  toTime: '2026-11-24T20:00:00.000Z',
  game: 'g1',
  invitationId,
});

const game = (change: object = {}) =>
  ({
    status: 'CONFIRMED',
    userRole: 'OPPONENT_INVITEE',
    expiresAt: '2026-11-23T09:00:00.000Z',
    timezone: 'Europe/Brussels',
    gamePreference: { duration: 90 },
    calendarPreference: [entry(null), entry('i1'), entry('i2')],
    currentInvitee: { id: 'i1', status: 'OPENED', secured: false, user: { type: 'CONTACT' } },
    invitee: [{ status: 'CONFIRMED' }, { status: 'ACCEPTED' }],
    summary: { requiredPlayerCount: 3 },
    ...change,
  }) as unknown as Game;

describe('what an invitation says', () => {
  it('keeps apart what is offered, one’s own choice and those of others', () => {
    const { offered, own } = timesOf(game());
    expect([offered.length, own.map(({ invitationId }) => invitationId)]).toEqual([1, ['i1']]);
  });
  it('follows the clock in its header', () => {
    expect(headerOf(game(), '2026-11-23T08:59:59.000Z')).toBe('pending');
    expect(headerOf(game(), '2026-11-23T09:00:00.000Z')).toBe('expired');
    expect(headerOf(game({ userRole: null, currentInvitee: null }), '2026-11-22T00:00:00.000Z')).toBe('notInGame');
  });
  it('counts the players the match still needs', () => {
    expect(freeSpotsIn(game())).toBe(2);
  });
  // R-partner
  it('says that the pairs are open while an agreed double has no teams', () => {
    const summary = { requiredPlayerCount: 3 } as Game['summary'];
    const double = game({ status: 'SCHEDULED', summary, initiatorTeam: null });
    const team = { players: [] } as unknown as Game['initiatorTeam'];
    expect(hasOpenPairs(double)).toBe(true);
    expect(hasOpenPairs({ ...double, initiatorTeam: team })).toBe(false);
    expect(hasOpenPairs({ ...double, status: 'CONFIRMED' })).toBe(false);
    expect(hasOpenPairs({ ...double, summary: { ...summary, requiredPlayerCount: 1 } })).toBe(false);
  });
});
