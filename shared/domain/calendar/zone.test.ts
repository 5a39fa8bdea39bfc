import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { daysUntil, instantAt, isRepeatedTime, isTimeZone, venueDay, zoneOffsetMinutes } from './zone.ts';

describe('zoneOffsetMinutes', () => {
  it.each([
    ['2026-01-15T12:00:00.000Z', 'Europe/Brussels', 60],
    ['2026-07-15T12:00:00.000Z', 'Europe/Brussels', 120],
    ['2026-07-15T12:00:00.000Z', 'America/New_York', -240],
    ['2026-07-15T12:00:00.000Z', 'Asia/Kathmandu', 345],
    ['2026-07-15T12:00:00.000Z', 'America/St_Johns', -150],
    ['2026-01-15T12:00:00.000Z', 'Australia/Lord_Howe', 660],
    ['2026-07-15T12:00:00.000Z', 'Australia/Lord_Howe', 630],
    ['2026-07-15T12:00:00.000Z', 'Pacific/Kiritimati', 840],
    ['2026-07-15T12:00:00.000Z', 'UTC', 0],
  ])('%s in %s is %i minutes east', (instant, zone, minutes) => {
    expect(zoneOffsetMinutes(instant, zone)).toBe(minutes);
  });

  it('changes at the very instant of the change', () => {
    expect(zoneOffsetMinutes('2026-03-29T00:59:59.999Z', 'Europe/Brussels')).toBe(60);
    expect(zoneOffsetMinutes('2026-03-29T01:00:00.000Z', 'Europe/Brussels')).toBe(120);
  });

  /** What a clock of that zone shows, without remembering anything. */
  function shownOffset(ms: number, timeZone: string): number {
    const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    const name = clock.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  }

  it('is what Intl says, in every zone and on days that the clocks change, however often it is asked', () => {
    const zone = fc.constantFrom('Europe/Brussels', 'Australia/Lord_Howe', ...Intl.supportedValuesOf('timeZone'));
    // The last Sundays of March and October are among these days.
    const day = fc.oneof(fc.integer({ min: 0, max: 32_000 }), fc.constantFrom(20_541, 20_751, 20_548, 20_758));
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(zone, day, minute, (timezone, dayNumber, time) => {
        const ms = (dayNumber * 24 * 60 + time) * 60_000;
        for (const _time of [1, 2]) {
          const asked = zoneOffsetMinutes(new Date(ms).toISOString(), timezone);
          // Intl rounds the seconds of clocks that were set by the sun.
          expect(Math.abs(asked - shownOffset(ms, timezone))).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('asks Intl about a day once', () => {
    const asks = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    for (let minute = 0; minute < 24 * 60; minute += 30) {
      zoneOffsetMinutes(new Date(Date.UTC(2031, 5, 11, 0, minute)).toISOString(), 'Europe/Vilnius');
    }
    expect(asks.mock.calls.length).toBe(2);
    asks.mockRestore();
  });

  it('throws for a zone that does not exist', () => {
    expect(() => zoneOffsetMinutes('2026-03-29T01:00:00.000Z', 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('venueDay', () => {
  it.each([
    ['2026-05-31T22:00:00.000Z', 'Europe/Brussels', '2026-06-01'],
    ['2026-05-31T21:59:59.999Z', 'Europe/Brussels', '2026-05-31'],
    ['2026-06-01T03:59:00.000Z', 'America/New_York', '2026-05-31'],
    ['2026-12-31T18:15:00.000Z', 'Asia/Kathmandu', '2027-01-01'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(venueDay(instant, zone)).toBe(day);
  });
});

// R-half-hours
describe('isRepeatedTime', () => {
  const isRepeated = (instant: string, zone: string) => isRepeatedTime(Date.parse(instant), zone);

  it.each([
    ['2026-10-24T23:59:59.999Z', 'Europe/Brussels', false],
    ['2026-10-25T00:00:00.000Z', 'Europe/Brussels', true],
    ['2026-10-25T01:59:59.999Z', 'Europe/Brussels', true],
    ['2026-10-25T02:00:00.000Z', 'Europe/Brussels', false],
    // The hour that is skipped repeats nothing.
    ['2026-03-29T00:30:00.000Z', 'Europe/Brussels', false],
    ['2026-03-29T01:30:00.000Z', 'Europe/Brussels', false],
    ['2026-11-01T06:30:00.000Z', 'America/New_York', true],
    // Half an hour.
    ['2026-04-04T14:45:00.000Z', 'Australia/Lord_Howe', true],
    ['2026-04-04T14:15:00.000Z', 'Australia/Lord_Howe', false],
    ['2026-10-25T00:30:00.000Z', 'UTC', false],
  ])('%s in %s: %s', (instant, zone, isTwice) => {
    expect(isRepeated(instant, zone)).toBe(isTwice);
  });

  it('agrees with the two moments that a day and a time name', () => {
    const zones = fc.constantFrom('Europe/Brussels', 'America/New_York', 'Australia/Lord_Howe', 'America/Sao_Paulo');
    const halfHours = fc.integer({ min: Date.UTC(2010, 0) / 1_800_000, max: Date.UTC(2030, 0) / 1_800_000 });
    const nights = fc.integer({ min: -24, max: 24 }).map((at) => Date.UTC(2026, 9, 25) / 1_800_000 + at);
    fc.assert(
      fc.property(zones, fc.oneof(halfHours, nights), (zone, halfHour) => {
        const ms = halfHour * 1_800_000;
        const wall = new Date(ms + zoneOffsetMinutes(new Date(ms).toISOString(), zone) * 60_000).toISOString();
        const [day, time] = [wall.slice(0, 10), wall.slice(11, 16)];
        expect(isRepeatedTime(ms, zone)).toBe(instantAt(day, time, zone) !== instantAt(day, time, zone, true));
      }),
    );
  });
});

describe('isTimeZone', () => {
  it.each(['Europe/Brussels', 'Asia/Kathmandu', 'UTC', 'Etc/GMT+5', 'America/Argentina/Buenos_Aires'])(
    'knows %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );
  it.each(['', 'Mars/Olympus', '+02:00', '-0500', 'Europe/Brussels\n', ' UTC', 'null', 'Europe'])(
    'refuses %j',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});

describe('instantAt', () => {
  it.each([
    ['2026-06-01', '18:30', 'Europe/Brussels', '2026-06-01T16:30:00.000Z'],
    ['2026-06-01', '00:00', 'Asia/Kathmandu', '2026-05-31T18:15:00.000Z'],
    ['2026-06-01', '23:30', 'America/New_York', '2026-06-02T03:30:00.000Z'],
    ['2028-02-29', '10:00', 'UTC', '2028-02-29T10:00:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, instant) => {
    expect(instantAt(day, time, zone)).toBe(instant);
  });

  it('is null in the hour that summer time skips, and right before and after it', () => {
    expect(instantAt('2026-03-29', '01:30', 'Europe/Brussels')).toBe('2026-03-29T00:30:00.000Z');
    expect(instantAt('2026-03-29', '02:00', 'Europe/Brussels')).toBeNull();
    expect(instantAt('2026-03-29', '02:30', 'Europe/Brussels')).toBeNull();
    expect(instantAt('2026-03-29', '03:00', 'Europe/Brussels')).toBe('2026-03-29T01:00:00.000Z');
  });

  it('is null in no other hour of a changing day, both west and east of UTC', () => {
    expect(instantAt('2026-03-08', '03:00', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
    const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
    for (const [zone, day] of [
      ['America/New_York', '2026-03-08'],
      ['Europe/Brussels', '2026-03-29'],
    ] as const) {
      expect(hours.filter((time) => instantAt(day, time, zone) === null)).toEqual(['02:00']);
    }
  });

  it('is the earlier one in the hour that winter time repeats', () => {
    expect(instantAt('2026-10-25', '02:30', 'Europe/Brussels')).toBe('2026-10-25T00:30:00.000Z');
    expect(instantAt('2026-10-25', '03:00', 'Europe/Brussels')).toBe('2026-10-25T02:00:00.000Z');
    expect(instantAt('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  it('knows half-hour changes, skipped midnights and a skipped day', () => {
    expect(instantAt('2026-10-04', '02:00', 'Australia/Lord_Howe')).toBeNull();
    expect(instantAt('2026-10-04', '02:30', 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z');
    expect(instantAt('2026-03-29', '00:00', 'Asia/Beirut')).toBeNull();
    expect(instantAt('2011-12-30', '12:00', 'Pacific/Apia')).toBeNull();
    expect(instantAt('2011-12-31', '00:00', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
  });

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-13-01', '10:00'],
    ['2026-06-01', '24:00'],
    ['2026-06-01', '9:00'],
    ['01/06/2026', '10:00'],
  ])('is null for %s %s, which no clock shows', (day, time) => {
    expect(instantAt(day, time, 'UTC')).toBeNull();
  });

  it('leads back to the same wall clock wherever it leads anywhere', () => {
    const zones = ['Europe/Brussels', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham'];
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 1_000_000 }), (zone, quarterHours) => {
        const wall = new Date(Date.UTC(2020, 0, 1) + quarterHours * 900_000).toISOString();
        const instant = instantAt(wall.slice(0, 10), wall.slice(11, 16), zone);
        if (instant === null) return;
        expect(venueDay(instant, zone)).toBe(wall.slice(0, 10));
        expect(new Date(Date.parse(instant) + zoneOffsetMinutes(instant, zone) * 60_000).toISOString()).toBe(wall);
      }),
    );
  });
});

describe('daysUntil', () => {
  it.each([
    // Eight days by the calendar, seven and a half by the hour.
    ['2026-12-04T17:00:00Z', '2026-11-26T21:00:00Z', 8],
    ['2026-11-26T22:30:00Z', '2026-11-26T21:00:00Z', 0],
    ['2026-11-26T23:30:00Z', '2026-11-26T21:00:00Z', 1],
    // The clock changes in between: that day has 25 hours.
    ['2026-10-26T07:00:00Z', '2026-10-24T21:30:00Z', 2],
  ])('%s is %s and %i days away in Brussels', (instant, now, days) => {
    expect(daysUntil(instant, now, 'Europe/Brussels')).toBe(days);
  });
});
