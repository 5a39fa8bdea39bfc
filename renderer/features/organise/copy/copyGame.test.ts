import { describe, expect, it } from 'vitest';
import type { GameSetRule } from '../../../../shared/domain/values.ts';
import { offeredGame } from '../../../../tests/support/editSample.ts';
import { testInvitee } from '../../../../tests/support/testGame.ts';
import { isKeptDraft } from '../draft/keptDraft.ts';
import { copyFor, copyOf, isCopied, movedWindows } from './copyGame.ts';

const ZONE = 'Europe/Brussels';
const window = (day: string, from = '18:00', to = '21:00') => ({ day, from, to });
const daysOf = (now: string, ...days: string[]) =>
  movedWindows(
    days.map((day) => window(day)),
    ZONE,
    new Date(now),
  ).map(({ day }) => day);

describe('times of a game that is copied', () => {
  it('go by whole weeks to the first ones that are all to come', () => {
    expect(daysOf('2026-11-21T10:00:00Z', '2026-11-05', '2026-11-07')).toEqual(['2026-11-26', '2026-11-28']);
    expect(daysOf('2026-11-21T10:00:00Z', '2024-02-29')).toEqual(['2026-11-26']);
  });

  it('stay where they are to come already', () => {
    expect(daysOf('2026-11-21T10:00:00Z', '2026-11-21')).toEqual(['2026-11-21']);
    expect(daysOf('2026-11-21T10:00:00Z', '2027-01-07')).toEqual(['2027-01-07']);
  });

  it('look at the hour, on the venue’s clock', () => {
    expect(daysOf('2026-11-19T16:59:00Z', '2026-11-12')).toEqual(['2026-11-19']);
    expect(daysOf('2026-11-19T17:00:00Z', '2026-11-12')).toEqual(['2026-11-26']);
  });

  it('keep what the wall clock shows over both daylight-saving nights', () => {
    const [spring] = movedWindows([window('2026-03-26')], ZONE, new Date('2026-03-27T10:00:00Z'));
    expect(spring).toEqual(window('2026-04-02'));
    const [autumn] = movedWindows([window('2026-10-22')], ZONE, new Date('2026-10-23T10:00:00Z'));
    expect(autumn).toEqual(window('2026-10-29'));
  });

  it('do not end in a search for an hour that is skipped', () => {
    expect(movedWindows([window('2026-03-22', '02:00', '02:30')], ZONE, new Date('2026-03-24T10:00:00Z'))).toEqual([
      window('2026-03-29', '02:00', '02:30'),
    ]);
  });
});

describe('a copied game', () => {
  const now = new Date('2026-12-01T10:00:00Z');
  const game = offeredGame({
    sport: 'PADEL',
    surface: 'ARTIFICIAL_GRASS',
    courtBooked: true,
    cost: { amount: 6, currency: 'EUR' },
    invitee: [
      { ...testInvitee('2', 'Zoë Nagy', 'DECLINED'), email: 'zoe@mail.example' },
      testInvitee('3', 'Kim Li', 'CONFIRMED'),
      testInvitee('4', ' ', 'DECLINED'),
    ],
  });

  it('is a draft the form takes, with the same match, places and people', () => {
    const copy = copyOf({ ...game, gamePreference: { ...game.gamePreference, opponentsLevelFrom: 4.5 } }, now);
    expect(isKeptDraft(JSON.parse(JSON.stringify(copy)))).toBe(true);
    expect(copy.choices).toMatchObject({
      sport: 'PADEL',
      matchType: 'OPENDOUBLE',
      duration: 60,
      levelFrom: '4.5',
      levelTo: '',
      notes: 'Bring water',
      timezone: 'Europe/London',
      expiryDays: 4,
    });
    expect(copy.places).toMatchObject([{ known: { id: 'l1' } }, { known: { id: 'l2' } }]);
    expect(copy.windows).toEqual([window('2026-12-03', '17:00', '20:00'), window('2026-12-04', '17:00', '20:00')]);
  });

  it('invites by the address that was typed, else by who it is, and nobody who was erased', () => {
    const { guests, known } = copyOf(game, now);
    expect(guests).toEqual([{ firstName: 'Zoë', lastName: 'Nagy', email: 'zoe@mail.example' }]);
    expect(known).toEqual([{ id: '3', firstName: 'Kim', lastName: 'Li' }]);
  });

  it('leaves out who was only asked by a search, not who came in by it (R-copy-game)', () => {
    const searched = (id: string, status: 'SENT' | 'CONFIRMED') => ({
      ...testInvitee(id, `Sub ${id}`, status),
      bySearch: true,
    });
    const { known } = copyOf({ ...game, invitee: [searched('5', 'SENT'), searched('6', 'CONFIRMED')] }, now);
    expect(known.map(({ id }) => id)).toEqual(['6']);
  });

  it('takes over a way of counting that was chosen, not the one that was usual on its day (R-set-rule)', () => {
    const copied = (gameSetRule: GameSetRule) =>
      copyOf({ ...game, sport: 'BADMINTON', gamePreference: { ...game.gamePreference, gameSetRule } }, now);
    expect(copied('3X15').choices.setRule).toBe('3X15');
    const usual = copied('3X21');
    expect(usual.choices.setRule).toBeNull();
    expect(isKeptDraft(JSON.parse(JSON.stringify(usual)))).toBe(true);
  });

  it('is for the same club, and for its members alone if it was (R-club-match)', () => {
    const club = { id: 'c1', name: 'Parkside', slug: 'parkside' };
    const { choices } = copyOf({ ...game, club, court: { id: 'k1', name: 'Court 1' }, audience: 'CLUB' }, now);
    expect(choices).toMatchObject({
      clubId: 'c1',
      courtId: 'k1',
      audience: 'CLUB',
      opponentsSelection: 'OPENCHALLENGE',
    });
    expect(copyOf({ ...game, audience: 'CLUB' }, now).choices).toMatchObject({ clubId: null, audience: 'ALL' });
  });

  it('takes over surface and cost, not that the court is booked', () => {
    const { court } = copyOf(game, now).choices;
    expect(court).toEqual({ booked: false, surface: 'ARTIFICIAL_GRASS', amount: '6', currency: 'EUR' });
  });
});

// R-copy-game
describe('a match of somebody else', () => {
  const now = new Date('2026-12-01T10:00:00Z');
  const me = testInvitee('3', 'Kim Li', 'CONFIRMED');
  const played = offeredGame({
    status: 'PLAYED',
    userRole: 'OPPONENT_INVITEE',
    currentInvitee: me,
    fromTime: '2026-11-24T18:00:00.000Z',
    toTime: '2026-11-24T19:00:00.000Z',
    notes: 'Mind the dog',
    invitee: [me, testInvitee('4', 'Zoë Nagy', 'CONFIRMED'), testInvitee('5', 'Bo Late', 'ACCEPTED')],
  });

  it('is played again by those who played it, and by nobody else', () => {
    expect(isCopied(played)).toBe(true);
    expect(isCopied({ ...played, currentInvitee: testInvitee('3', 'Kim Li', 'ACCEPTED') })).toBe(false);
    expect(isCopied({ ...played, status: 'SCHEDULED' })).toBe(false);
  });

  it('gives its slot and its other players, not what its organiser said', () => {
    const copy = copyFor(played, now);
    expect(isKeptDraft(JSON.parse(JSON.stringify(copy)))).toBe(true);
    expect(copy.windows).toEqual([window('2026-12-01', '18:00', '19:00')]);
    expect(copy.known.map(({ firstName }) => firstName)).toEqual([played.owner.firstName, 'Zoë']);
    expect(copy.choices).toMatchObject({ notes: '', levelFrom: '', opponentsSelection: 'FIX' });
  });
});
