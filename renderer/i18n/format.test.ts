import { describe, expect, it } from 'vitest';
import { filled } from '../../shared/locales/intl.ts';
import { LANGUAGES } from '../../shared/locales/languages.ts';
import { TEXTS } from '../../shared/locales/texts.ts';
import {
  type FormatPreferences,
  formatChange,
  formatClock,
  formatDate,
  formatDay,
  formatDayLong,
  formatDuration,
  formatRating,
  formatSlot,
  formatTime,
} from './format.ts';

const belgian: FormatPreferences = { language: 'nl', dateFormat: 'DD_MM_YYYY', timeFormat: 'H24' };
const american: FormatPreferences = { language: 'en', dateFormat: 'MM_DD_YYYY', timeFormat: 'H12' };
const midnight = '2026-11-20T23:00:00Z';

describe('formatDate', () => {
  it('uses the day of the zone, not of the device', () => {
    expect(formatDate(midnight, 'Europe/Brussels', belgian)).toBe('21-11-2026');
    expect(formatDate(midnight, 'America/New_York', belgian)).toBe('20-11-2026');
  });
  it('puts the month first for MM_DD_YYYY', () => {
    expect(formatDate(midnight, 'America/New_York', american)).toBe('11/20/2026');
  });
});

// R-formats
describe('dates', () => {
  it.each([
    ['en', 'DD_MM_YYYY', 'Sat, 21/11/2026'],
    ['en', 'MM_DD_YYYY', 'Sat, 11/21/2026'],
    ['de', 'DD_MM_YYYY', 'Sa., 21.11.2026'],
    ['nl', 'DD_MM_YYYY', 'za 21-11-2026'],
    ['fr', 'DD_MM_YYYY', 'sam. 21/11/2026'],
    ['es', 'DD_MM_YYYY', 'sáb 21/11/2026'],
    ['it', 'DD_MM_YYYY', 'sab 21/11/2026'],
    ['pt', 'DD_MM_YYYY', 'sáb., 21/11/2026'],
    ['hu', 'DD_MM_YYYY', '2026. 11. 21., Szo'],
    // Only in English is the order a choice.
    ['hu', 'MM_DD_YYYY', '2026. 11. 21., Szo'],
  ] as const)('in %s, %s, are %s', (language, dateFormat, expected) => {
    expect(formatDay(midnight, 'Europe/Brussels', { language, dateFormat, timeFormat: 'H24' })).toBe(expected);
  });
});

describe('formatDay', () => {
  it('adds the weekday in the language', () => {
    expect(formatDay(midnight, 'Europe/Brussels', belgian)).toBe('za 21-11-2026');
  });
  it('writes a heading in the order of the format', () => {
    expect(formatDayLong(midnight, 'America/New_York', american)).toBe('Friday, November 20');
    expect(formatDayLong(midnight, 'Europe/Brussels', { ...american, dateFormat: 'DD_MM_YYYY' })).toMatch(
      /21 November/,
    );
  });
});

describe('formatTime', () => {
  it('writes midnight as 00:00 and 12:00 am', () => {
    expect(formatTime(midnight, 'Europe/Brussels', belgian)).toBe('00:00');
    expect(formatTime(midnight, 'Europe/Brussels', american)).toMatch(/^12:00\sam$/);
  });
  it('knows zones that are not on the hour', () => {
    expect(formatTime(midnight, 'Asia/Kathmandu', belgian)).toBe('04:45');
  });
});

describe('formatSlot', () => {
  const period = { fromTime: '2026-11-20T23:00:00Z', toTime: '2026-11-21T00:30:00Z' };
  it('shows one time when both clocks read the same', () => {
    const slot = formatSlot(period, 'Europe/Brussels', 'Europe/Paris', belgian);
    expect(slot).toEqual({ day: 'za 21-11-2026', time: '00:00–01:30', viewer: null });
  });
  it("shows the viewer's time second when it differs", () => {
    const slot = formatSlot(period, 'Europe/Brussels', 'Europe/London', belgian);
    expect(slot.time).toBe('00:00–01:30');
    expect(slot.viewer).toEqual({
      day: 'vr 20-11-2026',
      time: '23:00–00:30',
      zone: 'Europe/London',
      short: 'vr 23:00–00:30',
    });
  });
  // R-half-hours
  it('tells the two half past two of a daylight-saving night apart', () => {
    const night = { fromTime: '2026-10-25T00:00:00Z', toTime: '2026-10-25T01:00:00Z' };
    expect(formatSlot(night, 'Europe/Brussels', 'Europe/Brussels', belgian).time).toBe(
      '02:00\u00a0CEST–02:00\u00a0CET',
    );
    expect(formatTime('2026-10-25T00:30:00Z', 'Europe/Brussels', { ...belgian, language: 'de' })).toBe(
      '02:30\u00a0MESZ',
    );
    expect(formatTime('2026-11-01T06:30:00Z', 'America/New_York', american)).toMatch(/^1:30\sam\sEST$/);
  });
  it('says no zone of the hours before and after', () => {
    expect(formatTime('2026-10-24T23:59:00Z', 'Europe/Brussels', belgian)).toBe('01:59');
    expect(formatTime('2026-10-25T02:00:00Z', 'Europe/Brussels', belgian)).toBe('03:00');
    expect(formatClock('2026-10-25T00:30:00Z', 'Europe/Brussels', belgian)).toBe('02:30');
  });
});

describe('formatRating', () => {
  it('has one decimal behind the separator of the language', () => {
    expect(formatRating(5, 'en')).toBe('5.0');
    expect(formatRating(5.25, 'de')).toBe('5,3');
  });
});

describe('formatDuration', () => {
  it.each(LANGUAGES)('ends no sentence of %s in two full stops', (language) => {
    for (const minutes of [30, 60, 90]) {
      const duration = formatDuration(minutes, { language });
      const hint = TEXTS[language]['calendar.hint'] ?? '';
      const fill = (values: { duration?: string }) => hint.replace('{{duration}}', values.duration ?? '');
      expect(filled(fill, { duration })).not.toContain('..');
    }
  });
});

// R-rating-change
describe('formatChange', () => {
  it.each([
    [0.12, 'en', '+0.12'],
    [-0.38, 'de', '−0,38'],
    [0.3, 'en', '+0.30'],
    [0, 'en', '±0.00'],
    [0.004, 'en', '±0.00'],
    [-0.004, 'en', '±0.00'],
  ] as const)('writes a change of %d in %s as %s', (change, language, expected) => {
    expect(formatChange(change, language)).toBe(expected);
  });
});
