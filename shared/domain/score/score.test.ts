import { describe, expect, it } from 'vitest';
import { setRulesOf } from '../sports.ts';
import {
  GAME_SET_RULES,
  type GameSet,
  type GameSetRule,
  PLAYED_STATUSES,
  type PlayedStatus,
  SET_TYPES,
  type SetType,
  SPORTS,
  type Sport,
} from '../values.ts';
import { isScore, parseScore } from './entry.ts';
import { scoreProblem } from './problem.ts';
import { allowedOpposing, isValidSet } from './sets.ts';

/** `6-4`, `TB7-3`: entries in order, numbered from 1. */
const sets = (text: string): GameSet[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((entry, index) => {
      const [initiatorScore = 0, opponentScore = 0] = entry.replace('TB', '').split('-').map(Number);
      return { initiatorScore, opponentScore, type: entry.startsWith('TB') ? 'TB' : 'NORMAL', ord: index + 1 };
    });

/** Every valid pair, written winner first and sorted. */
function pairs(sport: Sport, rule: GameSetRule, type: SetType = 'NORMAL', setNumber = 1): string[] {
  const found: string[] = [];
  for (let won = 0; won < 50; won++) {
    for (let lost = 0; lost <= won; lost++) {
      if (isValidSet(won, lost, type, rule, { sport, setNumber })) found.push(`${won}-${lost}`);
    }
  }
  return found;
}
const to = (won: number, last: number): string[] => Array.from({ length: last + 1 }, (_, lost) => `${won}-${lost}`);
/** Scores two apart, won by `from` up to 49. */
const byTwo = (from: number, until = 49): string[] =>
  Array.from({ length: until - from + 1 }, (_, index) => `${from + index}-${from + index - 2}`);

describe('sets of the tennis family', () => {
  it.each(['TENNIS', 'PADEL', 'PLATFORM_TENNIS', 'PADDLE_TENNIS'] as const)(
    '%s: sets to 6, long sets, a set to 10',
    (sport) => {
      const expected = [
        ...to(6, 4),
        '7-5',
        '7-6',
        '8-6',
        '9-7',
        ...to(10, 8),
        '11-9',
        '12-10',
        '13-11',
        '13-12',
        ...byTwo(14),
      ];
      expect(pairs(sport, 'BOF3S')).toEqual(expected);
      expect(pairs(sport, 'BOF5S')).toEqual(expected);
    },
  );

  it('pro sets and short sets', () => {
    expect(pairs('TENNIS', 'PRO8')).toEqual([...to(8, 7), '9-7', '9-8']);
    expect(pairs('TENNIS', 'PRO10')).toEqual([...to(10, 9), '11-9', '11-10']);
    expect(pairs('TENNIS', 'FAST4')).toEqual([...to(4, 3), '5-3', '5-4']);
  });

  it('tie-breaks to 7 and to 10, by two up to 49', () => {
    const expected = [...to(7, 5), '8-6', '9-7', ...to(10, 8), ...byTwo(11)];
    for (const rule of ['BOF3S', 'BOF5S', 'PRO8', 'PRO10'] as const)
      expect(pairs('TENNIS', rule, 'TB')).toEqual(expected);
    expect(pairs('PADEL', 'FAST4', 'TB')).toEqual([...to(5, 4), ...expected]);
  });

  it('court tennis ends at 6-5, has no 7 and no tie-break', () => {
    expect(pairs('COURT_TENNIS', 'BOF3S')).toEqual(to(6, 5));
    expect(pairs('COURT_TENNIS', 'BOF3S', 'TB')).toEqual([]);
  });

  it('never ends on a set that is not over', () => {
    for (const [one, other] of [
      [6, 5],
      [5, 4],
      [6, 6],
      [0, 0],
      [8, 7],
      [7, 4],
      [10, 9],
      [12, 11],
      [14, 13],
      [50, 48],
      [49, 48],
    ] as const) {
      expect(isValidSet(one, other, 'NORMAL', 'BOF3S', { sport: 'TENNIS', setNumber: 1 })).toBe(false);
    }
  });
});

describe('games of the points family', () => {
  it.each([
    ['PICKLEBALL', '3X11', [...to(11, 9), ...byTwo(12)]],
    ['PICKLEBALL', '1X11', [...to(11, 9), ...byTwo(12)]],
    ['PICKLEBALL', '1X15', [...to(15, 13), ...byTwo(16)]],
    ['PICKLEBALL', '1X21', [...to(21, 19), ...byTwo(22)]],
    ['SQUASH', '5X11', [...to(11, 9), ...byTwo(12)]],
    ['TABLE_TENNIS', '5X11', [...to(11, 9), ...byTwo(12)]],
    ['TABLE_TENNIS', '7X11', [...to(11, 9), ...byTwo(12)]],
    ['BADMINTON', '3X21', [...to(21, 19), ...byTwo(22, 30), '30-29']],
    ['BADMINTON', '3X15', [...to(15, 13), ...byTwo(16, 21), '21-20']],
    ['RACQUETBALL', '3X15', to(15, 14)],
    ['PADDLE_BALL', '3X21', to(21, 20)],
  ] as [Sport, GameSetRule, string[]][])('%s %s', (sport, rule, expected) => {
    expect(pairs(sport, rule)).toEqual(expected);
    expect(pairs(sport, rule, 'TB')).toEqual([]);
  });

  it('racquetball plays its third game to 11', () => {
    expect(pairs('RACQUETBALL', '3X15', 'NORMAL', 2)).toEqual(to(15, 14));
    expect(pairs('RACQUETBALL', '3X15', 'NORMAL', 3)).toEqual(to(11, 10));
  });
});

describe('scores that tournaments ended with', () => {
  it.each([
    ['TENNIS', 'BOF3S', '6-4 3-6 22-20'],
    ['TENNIS', 'BOF5S', '6-7 TB5-7 6-4 7-6 TB19-17 4-6 13-12 TB7-3'],
    ['TENNIS', 'BOF3S', '7-6 TB48-46 6-0'],
    ['TENNIS', 'BOF3S', '7-6 6-7 TB5-7 7-6 TB10-8'],
    ['PADEL', 'BOF3S', '6-2 4-6 TB10-7'],
    ['PLATFORM_TENNIS', 'PRO8', '9-8 TB7-4'],
    ['TENNIS', 'PRO8', '8-7 TB7-5'],
    ['TENNIS', 'BOF3S', '6-4 4-6 1-0'],
    ['PADEL', 'BOF3S', '7-6 TB7-2 6-7 TB3-7 0-1 TB8-10'],
    ['TENNIS', 'FAST4', '4-3 TB5-4 2-4 1-0 TB10-6'],
    ['TENNIS', 'BOF5S', '6-4 4-6 6-4 4-6 1-0'],
    ['TENNIS', 'FAST4', '4-3 TB5-4 2-4 TB10-6'],
    ['TENNIS', 'BOF3S', '6-1'],
    ['TENNIS', 'BOF3S', 'TB10-8'],
    ['COURT_TENNIS', 'BOF5S', '6-5 5-6 6-0 6-5'],
    ['PICKLEBALL', '3X11', '11-4 13-15 11-9'],
    ['PICKLEBALL', '1X15', '15-13'],
    ['BADMINTON', '3X21', '21-15 29-30 30-28'],
    ['BADMINTON', '3X15', '15-13 19-21 21-20'],
    ['TABLE_TENNIS', '7X11', '11-9 14-12 8-11 11-0 11-7'],
    ['RACQUETBALL', '3X15', '15-14 3-15 11-10'],
    ['PADDLE_BALL', '3X21', '21-20 21-3'],
    ['SQUASH', '5X11', '11-8 10-12 11-5 4-11 13-11'],
  ] as [Sport, GameSetRule, string][])('%s %s: %s', (sport, rule, text) => {
    expect(scoreProblem(sets(text), { sport, rule, playedStatus: 'PLAYED' })).toBeNull();
  });
});

describe('every pair, type, rule and sport', () => {
  it('reads the same from both sides, and the possible values are exactly the valid ones', () => {
    for (const sport of SPORTS) {
      for (const rule of GAME_SET_RULES) {
        for (const type of SET_TYPES) {
          for (const setNumber of [1, 3]) {
            const context = { sport, setNumber, isDeciding: setNumber === 3 };
            for (let one = 0; one < 50; one++) {
              const allowed = new Set(allowedOpposing(one, type, rule, context));
              const wrong = Array.from({ length: 50 }, (_, other) => other).filter(
                (other) =>
                  allowed.has(other) !== isValidSet(one, other, type, rule, context) ||
                  allowed.has(other) !== isValidSet(other, one, type, rule, context),
              );
              expect(wrong).toEqual([]);
              expect(allowed.has(one)).toBe(false);
            }
          }
        }
      }
    }
  });

  it('has no valid set under a rule of another sport', () => {
    expect(pairs('TENNIS', '3X11')).toEqual([]);
    expect(pairs('SQUASH', 'BOF3S')).toEqual([]);
    for (const sport of SPORTS) for (const rule of setRulesOf(sport)) expect(pairs(sport, rule)).not.toEqual([]);
  });

  it('lists the possible values (R-score-sheet)', () => {
    const tennis = { sport: 'TENNIS', setNumber: 1 } as const;
    expect(allowedOpposing(3, 'NORMAL', 'BOF3S', tennis)).toEqual([6, 10]);
    expect(allowedOpposing(5, 'NORMAL', 'BOF3S', tennis)).toEqual([7, 10]);
    expect(allowedOpposing(6, 'NORMAL', 'BOF3S', tennis)).toEqual([0, 1, 2, 3, 4, 7, 8, 10]);
    expect(allowedOpposing(7, 'NORMAL', 'BOF3S', tennis)).toEqual([5, 6, 9, 10]);
    expect(allowedOpposing(12, 'NORMAL', 'BOF3S', tennis)).toEqual([10, 13, 14]);
    expect(allowedOpposing(7, 'TB', 'BOF3S', tennis)).toEqual([0, 1, 2, 3, 4, 5, 9, 10]);
    expect(allowedOpposing(49, 'NORMAL', 'BOF3S', tennis)).toEqual([47]);
  });
});

describe('input limits', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    ['07', 7],
    ['49', 49],
    ['50', null],
    ['100', null],
    ['', null],
    ['-1', null],
    ['1.', null],
    ['6 ', null],
    ['x', null],
  ] as const)('a field with %j stands for %j', (text, score) => {
    expect(parseScore(text)).toBe(score);
  });

  it.each([
    [0, true],
    [49, true],
    [50, false],
    [-1, false],
    [6.5, false],
    [Number.NaN, false],
  ])('%d: %s', (score, valid) => {
    expect(isScore(score)).toBe(valid);
  });
});

describe('scoreProblem', () => {
  const tennis = (text: string, playedStatus: PlayedStatus = 'PLAYED') =>
    scoreProblem(sets(text), { sport: 'TENNIS', rule: 'BOF3S', playedStatus });

  it('names the set, the reason and the possible values', () => {
    expect(tennis('6-4 6-5')).toEqual({ ord: 2, reason: 'score', given: 6, allowed: [0, 1, 2, 3, 4, 7, 8, 10] });
    expect(tennis('6-4 7-6 TB7-6')).toEqual({ ord: 3, reason: 'score', given: 7, allowed: [0, 1, 2, 3, 4, 5, 9, 10] });
  });

  it('turns to the other side when no set has the first one’s score', () => {
    const badminton = { sport: 'BADMINTON', rule: '3X21', playedStatus: 'PLAYED' } as const;
    expect(scoreProblem(sets('31-29'), badminton)).toEqual({ ord: 1, reason: 'score', given: 29, allowed: [27, 30] });
    expect(scoreProblem(sets('31-32'), badminton)).toEqual({ ord: 1, reason: 'score', given: null, allowed: [] });
  });

  it('refuses what cannot be typed, with any status', () => {
    for (const status of ['PLAYED', 'TIMEEXPIRED', 'RETIRED'] as const) {
      expect(tennis('50-48', status)).toEqual({ ord: 1, reason: 'limits', given: 48, allowed: [46] });
    }
  });

  it('refuses a match without sets unless somebody gave up', () => {
    const expected = { PLAYED: 'empty', TIMEEXPIRED: 'empty', RETIRED: null, WALKOVER: null, NOT_PLAYED: null };
    for (const status of PLAYED_STATUSES) expect(tennis('', status)?.reason ?? null).toBe(expected[status]);
  });

  it('refuses sets of a match that was not played', () => {
    expect(tennis('6-4', 'WALKOVER')?.reason).toBe('notEmpty');
    expect(tennis('6-4', 'NOT_PLAYED')?.reason).toBe('notEmpty');
  });

  it('takes any score of a match stopped by the clock', () => {
    expect(tennis('6-5 0-0 TB3-3 49-1', 'TIMEEXPIRED')).toBeNull();
  });

  it('takes an unfinished last set, or tie-break, of a retirement only', () => {
    expect(tennis('6-4 3-1', 'RETIRED')).toBeNull();
    expect(tennis('6-4 6-6 TB3-2', 'RETIRED')).toBeNull();
    expect(tennis('3-1', 'RETIRED')).toBeNull();
    expect(tennis('6-4 3-1')?.ord).toBe(2);
    expect(tennis('5-4 3-1', 'RETIRED')).toMatchObject({ ord: 1, reason: 'score' });
    expect(tennis('6-4 6-6 TB3-2')).toMatchObject({ ord: 2, reason: 'score' });
  });

  it('refuses a tie-break won by the side that lost its set', () => {
    expect(tennis('7-6 TB5-7')).toEqual({ ord: 2, reason: 'tieBreakWinner', given: null, allowed: [] });
    expect(tennis('4-6 7-6 TB5-7 6-2')).toMatchObject({ ord: 3, reason: 'tieBreakWinner' });
  });

  it('takes a tie-break alone as the deciding set only', () => {
    expect(tennis('6-4 TB10-7')).toMatchObject({ ord: 2, reason: 'tieBreakPlace' });
    expect(tennis('6-4 4-6 TB10-7 6-3')).toMatchObject({ ord: 3, reason: 'tieBreakPlace' });
    expect(tennis('7-6 TB7-4 TB7-3')).toMatchObject({ ord: 3, reason: 'tieBreakPlace' });
    expect(tennis('6-4 4-6 TB10-7')).toBeNull();
    expect(tennis('4-6 7-6 TB8-10')).toBeNull();
    expect(tennis('4-6 7-6 TB7-3 TB8-10')).toBeNull();
  });

  it('takes 1-0 for a match tie-break, as the deciding set only', () => {
    expect(tennis('6-4 1-0')).toMatchObject({ ord: 2, reason: 'score' });
    expect(tennis('1-0')).toMatchObject({ ord: 1, reason: 'score' });
    expect(tennis('1-0 TB10-8')).toMatchObject({ ord: 1, reason: 'score' });
    expect(tennis('6-4 4-6 1-0 6-3')).toMatchObject({ ord: 3, reason: 'score' });
    expect(tennis('6-4 4-6 1-0 TB8-10')).toMatchObject({ ord: 4, reason: 'tieBreakWinner' });
    expect(tennis('6-4 4-6 2-0')).toEqual({ ord: 3, reason: 'score', given: 2, allowed: [6, 10] });
    expect(tennis('6-4 4-6 1-1')).toEqual({ ord: 3, reason: 'score', given: 1, allowed: [0, 6, 10] });
    const court = { sport: 'COURT_TENNIS', rule: 'BOF3S', playedStatus: 'PLAYED' } as const;
    expect(scoreProblem(sets('6-4 4-6 1-0'), court)).toMatchObject({ ord: 3, reason: 'score' });
  });

  it('refuses tie-breaks where the sport has none', () => {
    const problem = scoreProblem(sets('11-9 TB7-3'), { sport: 'SQUASH', rule: '5X11', playedStatus: 'TIMEEXPIRED' });
    expect(problem).toEqual({ ord: 2, reason: 'type', given: null, allowed: [] });
    const court = { sport: 'COURT_TENNIS', rule: 'BOF3S', playedStatus: 'PLAYED' } as const;
    expect(scoreProblem(sets('6-5 TB7-3'), court)?.reason).toBe('type');
  });

  it('reads entries by their ord, and refuses two of one ord', () => {
    const [set, tieBreak] = sets('7-6 TB7-4');
    if (!set || !tieBreak) throw new Error('two entries expected');
    expect(scoreProblem([tieBreak, set], { sport: 'TENNIS', rule: 'BOF3S', playedStatus: 'PLAYED' })).toBeNull();
    const twice = [set, { ...tieBreak, ord: set.ord }];
    expect(scoreProblem(twice, { sport: 'TENNIS', rule: 'BOF3S', playedStatus: 'PLAYED' })?.reason).toBe('order');
  });

  it('counts a set and its tie-break as one, for the third game rule and for more sets than the rule', () => {
    expect(tennis('6-4 6-4 6-4 6-4')).toBeNull();
    const racquetball = { sport: 'RACQUETBALL', rule: '3X15', playedStatus: 'PLAYED' } as const;
    expect(scoreProblem(sets('15-3 3-15 15-3'), racquetball)).toMatchObject({ ord: 3, given: 3, allowed: [11] });
  });
});
