import { describe, expect, it } from 'vitest';
import type { Game } from '../../stores/GamesStore.ts';
import { expiryOf, headerOf, mapUrl, playersMissing, timesOf } from './invitationFacts.ts';

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
    createDt: '2026-11-21T09:00:00.000Z',
    invitationExpiryDays: 2,
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
  it('expires after its days, at the latest with the last slot that fits', () => {
    expect(expiryOf(game())).toBe('2026-11-23T09:00:00.000Z');
    expect(expiryOf(game({ invitationExpiryDays: 9 }))).toBe('2026-11-24T18:30:00.000Z');
    expect(expiryOf(game({ calendarPreference: [] }))).toBeNull();
  });
  it('follows the clock in its header', () => {
    expect(headerOf(game(), '2026-11-23T08:59:59.000Z')).toBe('pending');
    expect(headerOf(game(), '2026-11-23T09:00:00.000Z')).toBe('expired');
    expect(headerOf(game({ userRole: null, currentInvitee: null }), '2026-11-22T00:00:00.000Z')).toBe('notInGame');
  });
  it('counts the players the match still needs', () => {
    expect(playersMissing(game())).toBe(2);
  });
});

describe('the way to a map', () => {
  it('leads to the place', () => {
    expect(mapUrl({ lat: '51.05', lon: '3.72' })).toContain('mlat=51.05&mlon=3.72');
  });
  it.each([
    ['0', '3.7'],
    ['51', '0'],
    ['', ''],
  ])('is not there for %s, %s', (lat, lon) => {
    expect(mapUrl({ lat, lon })).toBeNull();
  });
});
