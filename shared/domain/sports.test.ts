import { describe, expect, it } from 'vitest';
import { defaultDuration, defaultSetRule, hasTieBreaks, SPORT_RULES, setRulesOf } from './sports.ts';
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
    expect(defaultSetRule(sport)).toBe(rule);
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
