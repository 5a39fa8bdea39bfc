import { describe, expect, it } from 'vitest';
import { instantAt } from '../../../../shared/domain/calendar/zone.ts';
import type { NewGame } from '../../../stores/GamesStore.ts';
import { seriesOf } from './seriesOf.ts';

const at = (day: string, time: string, timezone = 'Europe/Brussels') => instantAt(day, time, timezone) ?? '';
const game = (windows: [day: string, from: string, to: string][], timezone = 'Europe/Brussels'): NewGame =>
  ({
    sport: 'TENNIS',
    timezone,
    invitationExpiryDays: 3,
    gamePreference: { duration: 90 },
    calendarPreference: windows.map(([day, from, to]) => ({
      fromTime: at(day, from, timezone),
      toTime: at(day, to, timezone),
    })),
  }) as unknown as NewGame;

const startsOf = (games: NewGame[]) => games.map(({ calendarPreference }) => calendarPreference[0]?.fromTime);

describe('every week', () => {
  it('is at the same time of the venue’s clock, over the nights it changes', () => {
    const games = seriesOf(game([['2027-03-18', '18:00', '21:00']]), { weeks: 3, matches: 1 });
    expect(startsOf(games)).toEqual([
      at('2027-03-18', '18:00'),
      at('2027-03-25', '18:00'),
      // Summer time has begun: an hour earlier by the world's clock.
      at('2027-04-01', '18:00'),
    ]);
    expect(startsOf(games).map((start) => start?.slice(11, 16))).toEqual(['17:00', '17:00', '16:00']);
    const york = seriesOf(game([['2026-10-29', '18:00', '21:00']], 'America/New_York'), { weeks: 2, matches: 1 });
    expect(startsOf(york).map((start) => start?.slice(11, 16))).toEqual(['22:00', '23:00']);
  });

  it('gives later weeks as much longer to answer, as far as invitations live', () => {
    const games = seriesOf(game([['2027-01-07', '18:00', '21:00']]), { weeks: 12, matches: 1 });
    expect(games.slice(0, 3).map(({ invitationExpiryDays }) => invitationExpiryDays)).toEqual([3, 10, 17]);
    expect(games.at(-1)?.invitationExpiryDays).toBe(60);
  });

  it('keeps of a night what the clock does not skip', () => {
    const night = game([['2027-03-20', '22:00', '24:00']]);
    const [window] = night.calendarPreference;
    if (window) window.toTime = at('2027-03-21', '02:30');
    const [, skipped] = seriesOf(night, { weeks: 2, matches: 1 });
    expect(skipped?.calendarPreference).toEqual([
      { fromTime: at('2027-03-27', '22:00'), toTime: at('2027-03-28', '00:00') },
    ]);
  });

  it('leaves out a window that the clock skips that week', () => {
    const games = seriesOf(game([['2027-03-21', '02:00', '03:00']]), { weeks: 2, matches: 1 });
    expect(games[1]?.calendarPreference).toEqual([]);
  });
});

describe('an evening', () => {
  it('has its matches one after another, in each window', () => {
    const games = seriesOf(
      game([
        ['2027-01-07', '18:00', '21:00'],
        ['2027-01-08', '19:00', '22:30'],
      ]),
      { weeks: 1, matches: 2 },
    );
    expect(games.map(({ calendarPreference }) => calendarPreference)).toEqual([
      [
        { fromTime: at('2027-01-07', '18:00'), toTime: at('2027-01-07', '19:30') },
        { fromTime: at('2027-01-08', '19:00'), toTime: at('2027-01-08', '20:30') },
      ],
      [
        { fromTime: at('2027-01-07', '19:30'), toTime: at('2027-01-07', '21:00') },
        { fromTime: at('2027-01-08', '20:30'), toTime: at('2027-01-08', '22:00') },
      ],
    ]);
  });

  it('that is too short has no time for any of them', () => {
    const games = seriesOf(game([['2027-01-07', '18:00', '20:30']]), { weeks: 1, matches: 2 });
    expect(games.map(({ calendarPreference }) => calendarPreference)).toEqual([[], []]);
  });
});

it('weeks and evenings go together, in the order of time; once and one is the form itself', () => {
  const form = game([['2027-01-07', '18:00', '21:00']]);
  expect(startsOf(seriesOf(form, { weeks: 2, matches: 2 }))).toEqual([
    at('2027-01-07', '18:00'),
    at('2027-01-07', '19:30'),
    at('2027-01-14', '18:00'),
    at('2027-01-14', '19:30'),
  ]);
  expect(seriesOf(form, { weeks: 1, matches: 1 })).toEqual([form]);
});
