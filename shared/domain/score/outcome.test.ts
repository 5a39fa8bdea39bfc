import { describe, expect, it } from 'vitest';
import { SET_RULES } from '../sports.ts';
import {
  GAME_SET_RULES,
  type GameSet,
  type GameSetRule,
  PLAYED_STATUSES,
  type PlayedStatus,
  type Sport,
} from '../values.ts';
import { isDecided, isRated, matchWinner } from './outcome.ts';
import { needsTieBreak } from './sets.ts';

/** `6-4`, `TB7-3`: entries in order, numbered from 1. */
const sets = (text: string): GameSet[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((entry, index) => {
      const [initiatorScore = 0, opponentScore = 0] = entry.replace('TB', '').split('-').map(Number);
      return { initiatorScore, opponentScore, type: entry.startsWith('TB') ? 'TB' : 'NORMAL', ord: index + 1 };
    });

describe('matchWinner', () => {
  const winner = (text: string, sport: Sport = 'TENNIS', playedStatus: PlayedStatus = 'PLAYED') =>
    matchWinner(sets(text), { sport, playedStatus });

  it.each([
    ['6-4 6-4', 'INITIATOR'],
    ['6-4 3-6 5-7', 'OPPONENT'],
    ['6-4 4-6', 'UNKNOWN'],
    ['', 'UNKNOWN'],
    ['7-6', 'INITIATOR'],
    ['7-6 TB7-4', 'INITIATOR'],
    ['7-6 TB7-4 4-6', 'UNKNOWN'],
    ['6-7 TB4-7 6-7', 'OPPONENT'],
    ['6-4 4-6 TB7-10', 'OPPONENT'],
    ['4-6 7-6 TB8-10', 'OPPONENT'],
    ['6-4 6-7 TB5-7 TB10-8', 'INITIATOR'],
    ['4-6 7-6 TB7-3 TB10-8', 'INITIATOR'],
    ['TB7-3', 'INITIATOR'],
    ['6-4 4-6 0-1', 'OPPONENT'],
    ['6-4 4-6 1-0 TB10-8', 'INITIATOR'],
  ])('%s: %s', (text, expected) => {
    expect(winner(text)).toBe(expected);
  });

  it('counts a one-point game of other sports for its winner', () => {
    expect(winner('6-5 5-6 6-5', 'COURT_TENNIS')).toBe('INITIATOR');
    expect(winner('30-29 19-21 20-22', 'BADMINTON')).toBe('OPPONENT');
  });

  it('believes the named winner only where no score can tell', () => {
    const named = (playedStatus: PlayedStatus) =>
      matchWinner(sets('6-0'), { sport: 'TENNIS', playedStatus, named: 'OPPONENT' });
    expect(PLAYED_STATUSES.map(named)).toEqual(['INITIATOR', 'INITIATOR', 'OPPONENT', 'OPPONENT', 'UNKNOWN']);
    expect(winner('6-0', 'TENNIS', 'RETIRED')).toBe('UNKNOWN');
  });

  it('leaves level sets of a stopped match to nobody', () => {
    expect(winner('6-4 3-3', 'TENNIS', 'TIMEEXPIRED')).toBe('INITIATOR');
  });

  it('mirrors when the sides are swapped', () => {
    for (const text of ['6-4 6-4', '7-6 TB7-4 4-6', '4-6 7-6 TB8-10', '6-4 4-6 TB7-10']) {
      const swapped = sets(text).map((set) => ({
        ...set,
        initiatorScore: set.opponentScore,
        opponentScore: set.initiatorScore,
      }));
      const mirrored = { INITIATOR: 'OPPONENT', OPPONENT: 'INITIATOR', UNKNOWN: 'UNKNOWN' }[winner(text)];
      expect(matchWinner(swapped, { sport: 'TENNIS', playedStatus: 'PLAYED' })).toBe(mirrored);
    }
  });
});

describe('isDecided', () => {
  it.each([
    ['TENNIS', 'BOF3S', '6-4', false],
    ['TENNIS', 'BOF3S', '6-4 7-6', true],
    ['TENNIS', 'BOF3S', '7-6 TB7-3', false],
    ['TENNIS', 'BOF5S', '6-4 6-4', false],
    ['TENNIS', 'BOF5S', '6-4 6-4 6-4', true],
    ['TENNIS', 'PRO8', '8-3', true],
    ['SQUASH', '5X11', '11-4 11-4 4-11', false],
    ['TABLE_TENNIS', '7X11', '11-4 11-4 11-4', false],
    ['TABLE_TENNIS', '7X11', '11-4 11-4 11-4 11-4', true],
    ['PICKLEBALL', '1X21', '', false],
    ['PICKLEBALL', '1X21', '21-4', true],
  ] as [Sport, GameSetRule, string, boolean][])('%s %s after %j: %s', (sport, rule, text, decided) => {
    expect(isDecided(sets(text), { sport, rule })).toBe(decided);
  });

  it('knows the number of sets of every rule', () => {
    expect(GAME_SET_RULES.map((rule) => SET_RULES[rule].bestOf)).toEqual([3, 5, 1, 1, 3, 3, 1, 1, 1, 5, 7, 3, 3]);
  });
});

describe('needsTieBreak', () => {
  const needs = (text: string, sport: Sport = 'TENNIS') => sets(text).map((set) => needsTieBreak(set, sport));

  it('asks after a set won by one point, where the sport has tie-breaks', () => {
    expect(needs('7-6 6-7 13-12 6-4 TB7-6')).toEqual([true, true, true, false, false]);
    expect(needs('6-5', 'COURT_TENNIS')).toEqual([false]);
    expect(needs('15-14', 'RACQUETBALL')).toEqual([false]);
  });
});

describe('isRated', () => {
  const rated = (text: string, playedStatus: PlayedStatus, winner: 'INITIATOR' | 'UNKNOWN' = 'INITIATOR') =>
    isRated(sets(text), { sport: 'TENNIS', rule: 'BOF3S', playedStatus, winner });

  it('rates what was played and won', () => {
    expect(rated('6-4', 'PLAYED')).toBe(true);
    expect(rated('6-4 4-6', 'PLAYED', 'UNKNOWN')).toBe(false);
    expect(rated('', 'PLAYED')).toBe(false);
  });

  it('rates a retirement after a full set only', () => {
    expect(rated('6-4', 'RETIRED')).toBe(true);
    expect(rated('7-6 TB7-2 0-1', 'RETIRED')).toBe(true);
    expect(rated('5-4', 'RETIRED')).toBe(false);
    expect(rated('1-0', 'RETIRED')).toBe(false);
    expect(rated('6-6 TB3-2', 'RETIRED')).toBe(false);
    expect(rated('', 'RETIRED')).toBe(false);
    expect(rated('6-4 1-0', 'RETIRED', 'UNKNOWN')).toBe(false);
  });

  it('rates nothing that was stopped, given away or rained off', () => {
    for (const status of ['TIMEEXPIRED', 'WALKOVER', 'NOT_PLAYED'] as const)
      expect(rated('6-4 6-4', status)).toBe(false);
  });
});
