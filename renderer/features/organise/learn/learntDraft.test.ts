import { expect, it } from 'vitest';
import type { KnownPerson } from '../../../../shared/contract/schemas/people.ts';
import { askPath } from '../../../../shared/routes/paths.ts';
import { testGame, testInvitee } from '../../../../tests/support/testGame.ts';
import { earlierMatch } from '../../invitees/earlierMatches.ts';
import { askedPeople, learntDraft, offeredTime } from './learntDraft.ts';

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

const search = (from: string, to: string) => `?${new URLSearchParams({ from, to })}`;

it('reads the time an address asks for', () => {
  expect(offeredTime(search('2026-11-24T18:00', '2026-11-24T21:00'), NOW)).toEqual([
    { day: '2026-11-24', from: '18:00', to: '21:00' },
  ]);
  expect(offeredTime(search('2026-11-24T22:00', '2026-11-25T01:00'), NOW)).toEqual([
    { day: '2026-11-24', from: '22:00', to: '01:00' },
  ]);
  expect(offeredTime(search('2026-11-24T22:00', '2026-11-25T00:00'), NOW)).toHaveLength(1);
});

it.each([
  ['', ''],
  ['tomorrow', 'later'],
  ['2026-11-24', '2026-11-25'],
  ['2026-11-24T17:00:00Z', '2026-11-24T20:00:00Z'],
  ['2026-13-45T17:00', '2026-11-24T20:00'],
  ['2026-11-24T20:00', '2026-11-24T17:00'],
  ['2026-11-24T17:00', '2026-11-26T17:00'],
  ['2026-11-20T17:00', '2026-11-20T20:00'],
])('passes over %s to %s', (from, to) => {
  expect(offeredTime(search(from, to), NOW)).toBeNull();
});

const asked = (path: string) => askedPeople(new URL(path, 'http://localhost').search);

it('reads what the links to it say', () => {
  expect(asked(askPath(['abc', 'def'], 'PADEL'))).toEqual({ codes: ['abc', 'def'], sport: 'PADEL' });
  expect(asked(askPath(['abc']))).toEqual({ codes: ['abc'], sport: null });
});

it('takes each player once, three at most, in any case', () => {
  expect(asked('/organise?with=ABC,abc,d,e,f')).toEqual({ codes: ['abc', 'd', 'e'], sport: null });
});

it.each(['', '?with=', '?with=a-b,<x>', '?sport=PADEL'])('names nobody in "%s"', (search) => {
  expect(askedPeople(search)).toBeNull();
});
