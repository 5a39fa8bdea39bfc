import { describe, expect, it } from 'vitest';
import { defaultDuration, defaultSetRule, hasTieBreaks, SPORT_RULES, setRulesOf, usualSetRule } from './sports.ts';
import { DURATIONS, GAME_SET_RULES, SPORTS } from './values.ts';

describe('sports', () => {
  it.each([
    ['TENNIS', 'TENNIS', 'BOF3S'],
    ['PADEL', 'TENNIS', 'BOF3S'],
    ['PLATFORM_TENNIS', 'TENNIS', 'BOF3S'],
    ['PADDLE_TENNIS', 'TENNIS', 'BOF3S'],
    ['COURT_TENNIS', 'TENNIS', 'BOF3S'],
    ['PICKLEBALL', 'POINTS', '3X11'],
    ['SQUASH', 'POINTS', '5X11'],
    ['TABLE_TENNIS', 'POINTS', '5X11'],
    ['BADMINTON', 'POINTS', '3X21'],
    ['RACQUETBALL', 'POINTS', '3X15'],
    ['PADDLE_BALL', 'POINTS', '3X21'],
  ] as const)('%s is of the family %s and plays %s', (sport, family, rule) => {
    expect(SPORT_RULES[sport].family).toBe(family);
    expect(defaultSetRule(sport, '2026-11-21')).toBe(rule);
  });

  it.each([
    ['2027-01-03', '3X21'],
    ['2027-01-04', '3X15'],
    ['2030-06-01', '3X15'],
    ['', '3X21'],
  ])('badminton on %s is played %s (R-set-rule)', (day, rule) => {
    expect(defaultSetRule('BADMINTON', day)).toBe(rule);
    expect(setRulesOf('BADMINTON')).toEqual(['3X21', '3X15']);
  });

  it('changes the usual rule of a sport only to one of its own, each on a day of its own', () => {
    for (const sport of SPORTS) {
      const since = Object.entries(SPORT_RULES[sport].usualSince ?? {});
      expect(new Set(since.map(([, day]) => day)).size).toBe(since.length);
      for (const [rule, day] of since) {
        expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(setRulesOf(sport).slice(1)).toContain(rule);
      }
    }
  });

  it('knows the usual rule of a match by the day of its first time at the venue', () => {
    const inAuckland = (...fromTimes: string[]) => {
      const windows = fromTimes.map((fromTime) => ({ fromTime, toTime: '2027-01-31T00:00:00.000Z' }));
      return usualSetRule('BADMINTON', { windows, timezone: 'Pacific/Auckland', now: '2026-12-31T00:00:00.000Z' });
    };
    expect(inAuckland('2027-01-03T10:59:00.000Z')).toBe('3X21');
    expect(inAuckland('2027-01-03T11:00:00.000Z')).toBe('3X15');
    expect(inAuckland('2027-01-09T11:00:00.000Z', '2027-01-02T11:00:00.000Z')).toBe('3X21');
    expect(inAuckland()).toBe('3X21');
  });

  it('offers the shorter and longer forms of a sport', () => {
    expect(setRulesOf('PADEL')).toEqual(['BOF3S', 'BOF5S', 'PRO8', 'PRO10', 'FAST4']);
    expect(setRulesOf('PICKLEBALL')).toEqual(['3X11', '1X11', '1X15', '1X21']);
    expect(setRulesOf('TABLE_TENNIS')).toEqual(['5X11', '7X11']);
  });

  it('uses every set rule there is', () => {
    expect(new Set(SPORTS.flatMap((sport) => setRulesOf(sport)))).toEqual(new Set(GAME_SET_RULES));
  });

  it('gives every sport a duration that a game may have', () => {
    const allowed: readonly number[] = DURATIONS;
    for (const sport of SPORTS) expect(allowed).toContain(defaultDuration(sport));
  });

  it('knows tie-breaks in the tennis family only, court tennis apart', () => {
    expect(SPORTS.filter(hasTieBreaks)).toEqual(['TENNIS', 'PADEL', 'PLATFORM_TENNIS', 'PADDLE_TENNIS']);
  });
});
