import { describe, expect, it } from 'vitest';
import { isTimeZone, zoneOffsetMinutes } from './zone.ts';
import { isSameZone, zoneName } from './zoneNames.ts';

describe('names of a zone', () => {
  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
    ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
    ['Asia/Kathmandu', 'Asia/Katmandu'],
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['US/Eastern', 'America/New_York'],
    ['UTC', 'Etc/UTC'],
    ['europe/brussels', 'Europe/Brussels'],
  ])('%s is kept as %s', (name, kept) => {
    expect(zoneName(name)).toBe(kept);
    expect(isSameZone(kept, name)).toBe(true);
  });

  it.each([
    // The same clocks, and places of their own.
    ['Europe/Brussels', 'Europe/Amsterdam'],
    ['Europe/Oslo', 'Europe/Berlin'],
  ])('%s and %s are two', (one, other) => {
    expect(isSameZone(one, other)).toBe(false);
  });

  it('every zone that the engine names is kept under a name that has its clocks, and keeps that', () => {
    for (const name of Intl.supportedValuesOf('timeZone')) {
      const kept = zoneName(name);
      expect(isTimeZone(kept), kept).toBe(true);
      expect(zoneName(kept)).toBe(kept);
      for (const instant of ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'])
        expect(zoneOffsetMinutes(instant, kept), name).toBe(zoneOffsetMinutes(instant, name));
    }
  });

  it('what is no zone stays as it is', () => {
    expect(zoneName('Mars/Olympus')).toBe('Mars/Olympus');
  });
});
