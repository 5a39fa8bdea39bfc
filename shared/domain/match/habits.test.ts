import { describe, expect, it } from 'vitest';
import {
  closestPeople,
  type EarlierMatch,
  halfDayAt,
  lastMatches,
  MAX_EARLIER,
  matchToRepeat,
  playedSports,
  usualTimes,
  weekdayAt,
} from './habits.ts';

const TUESDAY = 2;
const THURSDAY = 4;

let number = 0;
/** @param day of November 2026: the 17th is a Tuesday */
function match(day: number, change: Partial<EarlierMatch> = {}): EarlierMatch {
  number += 1;
  return {
    id: `g${number}`,
    sport: 'TENNIS',
    at: `2026-11-${String(day).padStart(2, '0')}T17:30:00.000Z`,
    timezone: 'Europe/Brussels',
    isOwn: true,
    isCanceled: false,
    people: [],
    ...change,
  };
}

describe('the last matches', () => {
  it('are the newest twenty, each once', () => {
    const all = Array.from({ length: 25 }, (_, index) => match(index + 1));
    const last = lastMatches([...all, ...all]);
    expect(last).toHaveLength(MAX_EARLIER);
    expect(last[0]).toBe(all.at(-1));
  });
});

describe('the match to repeat', () => {
  const [tuesday, thursday] = [match(17), match(19)];
  it('is the last one of the weekday', () => {
    expect(matchToRepeat([thursday, tuesday, match(10)], TUESDAY)).toBe(tuesday);
    expect(matchToRepeat([thursday, tuesday], THURSDAY)).toBe(thursday);
  });
  it('is the last one where the weekday has none', () => {
    expect(matchToRepeat([thursday, tuesday], 6)).toBe(thursday);
  });
  it('is one of their own that was not canceled, or none', () => {
    const others = [match(18, { isOwn: false }), match(17, { isCanceled: true })];
    expect(matchToRepeat([...others, match(10)], TUESDAY)?.at).toContain('2026-11-10');
    expect(matchToRepeat(others, TUESDAY)).toBeNull();
    expect(matchToRepeat([], TUESDAY)).toBeNull();
  });
});

describe('parts of the week', () => {
  it('are those of the venue’s wall clock', () => {
    const late = '2026-11-17T23:30:00.000Z';
    expect(weekdayAt(late, 'Europe/London')).toBe(2);
    expect(weekdayAt(late, 'Europe/Brussels')).toBe(3);
    expect(halfDayAt('2026-11-17T08:00:00.000Z', 'Europe/Brussels')).toBe('2 MORNING');
    expect(halfDayAt('2026-11-17T13:00:00.000Z', 'Europe/Brussels')).toBe('2 AFTERNOON');
    expect(halfDayAt('2026-11-17T18:00:00.000Z', 'America/New_York')).toBe('2 AFTERNOON');
  });
  it('are usual from the second time on, a canceled match doesn’t count', () => {
    const matches = [match(17), match(10), match(12), match(5, { isCanceled: true })];
    expect([...usualTimes(matches)]).toEqual(['2 EVENING']);
  });
  it('are somebody’s where they were in the match', () => {
    const matches = [match(17, { people: ['zoe'] }), match(10, { people: ['zoe', 'kim'] }), match(3)];
    expect([...usualTimes(matches, 'zoe')]).toEqual(['2 EVENING']);
    expect([...usualTimes(matches, 'kim')]).toEqual([]);
  });
});

describe('people', () => {
  const now = '2026-11-22T10:00:00.000Z';
  it('who were there more often come first', () => {
    const matches = [match(17, { people: ['kim'] }), match(16, { people: ['zoe'] }), match(15, { people: ['zoe'] })];
    expect(closestPeople(matches, now)).toEqual(['zoe', 'kim']);
  });
  it('of months ago come behind those of last week', () => {
    const old = { at: '2026-03-01T10:00:00.000Z', people: ['old'] };
    expect(closestPeople([match(20, { people: ['new'] }), match(1, old), match(1, old)], now)).toEqual(['new', 'old']);
  });
  it('of a match to come count as of today', () => {
    const ahead = match(29, { people: ['kim'] });
    expect(closestPeople([ahead, match(20, { people: ['zoe'] })], now)).toEqual(['kim', 'zoe']);
  });
});

it('sports come by how often they were played', () => {
  const matches = [match(17, { sport: 'PADEL' }), match(16), match(15)];
  expect(playedSports(matches)).toEqual(['TENNIS', 'PADEL']);
});
