import { expect, it } from 'vitest';
import type { KnownPerson } from '../../../../shared/contract/schemas/people.ts';
import { testGame, testInvitee } from '../../../../tests/support/testGame.ts';
import { earlierMatch } from '../../invitees/earlierMatches.ts';
import { learntDraft } from './learntDraft.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const ZOE = { id: 'u2', firstName: 'Zoë', lastName: 'Nagy' };
const KNOWN: KnownPerson[] = [
  { ...ZOE, code: null, profileImageId: null, level: 5, provisional: false, fits: true, lastPlayed: null },
];
const offered = (day: string) => ({
  id: day,
  date: day,
  fromTime: `${day}T17:00:00.000Z`,
  toTime: `${day}T19:00:00.000Z`,
  game: 'g1',
  invitationId: null,
});
const game = (day: string) =>
  testGame({
    notes: 'Only that time',
    invitationExpiryDays: 4,
    courtBooked: true,
    invitee: [testInvitee('u2', 'Zoë Nagy', 'CONFIRMED'), testInvitee('u9', 'Gone Away', 'DECLINED')],
    calendarPreference: [offered(day)],
    gamePreference: { ...testGame().gamePreference, opponentsSelection: 'OPENCHALLENGE', duration: 120 },
  });

it('repeats people, length and expiry of a match, not what was said of that one alone', () => {
  const { choices, known, guests } = learntDraft(game('2026-11-17'), KNOWN, NOW);
  expect([choices.duration, choices.expiryDays]).toEqual([120, 4]);
  expect([choices.notes, choices.court.booked, choices.opponentsSelection]).toEqual(['', false, 'FIX']);
  expect(known).toEqual([ZOE]);
  expect(guests).toEqual([]);
});

it('moves its times ahead, those of a match still to come by a week', () => {
  const days = (day: string) => learntDraft(game(day), KNOWN, NOW).windows.map((window) => window.day);
  expect(days('2026-11-17')).toEqual(['2026-11-24']);
  expect(days('2026-11-26')).toEqual(['2026-12-03']);
});

it('is about a game as its habits are', () => {
  expect(earlierMatch(game('2026-11-17'), 'u1')).toMatchObject({
    at: '2026-11-20T17:00:00.000Z',
    isOwn: true,
    people: ['u2', 'u9'],
  });
  expect(earlierMatch({ ...game('2026-11-17'), fromTime: null }, 'u2')).toMatchObject({
    at: '2026-11-17T17:00:00.000Z',
    people: ['u1', 'u9'],
  });
});
