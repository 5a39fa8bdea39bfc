import { describe, expect, it } from 'vitest';
import { SPORT_RULES } from '../sports.ts';
import type { GameSetRule, SetType, Sport } from '../values.ts';
import { isValidSet } from './sets.ts';
import { usualResults } from './usualResults.ts';

const written = (sport: Sport, rule: GameSetRule, type: SetType = 'NORMAL', setNumber = 1) =>
  usualResults(type, rule, { sport, setNumber }).map((result) => result.join('-'));

// R-score-keys
describe('usualResults', () => {
  it('has the seven results of a set to six, and no long one', () => {
    expect(written('TENNIS', 'BOF3S')).toEqual(['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6']);
    expect(written('COURT_TENNIS', 'BOF3S')).toEqual(['6-0', '6-1', '6-2', '6-3', '6-4', '6-5']);
    expect(written('PADEL', 'FAST4')).toEqual(['4-0', '4-1', '4-2', '4-3', '5-3', '5-4']);
    expect(written('TENNIS', 'PRO8').slice(-3)).toEqual(['8-7', '9-7', '9-8']);
  });

  it('has tie-breaks to seven, or to five where the set is short', () => {
    const toSeven = ['7-0', '7-1', '7-2', '7-3', '7-4', '7-5', '8-6', '9-7', '10-8'];
    expect(written('TENNIS', 'BOF3S', 'TB')).toEqual(toSeven);
    expect(written('TENNIS', 'FAST4', 'TB')).toEqual(['5-0', '5-1', '5-2', '5-3', '5-4']);
  });

  it('has match tie-breaks to ten in place of a set, and for what is written 1-0', () => {
    const toTen = ['10-0', '10-1', '10-2', '10-3', '10-4', '10-5', '10-6', '10-7', '10-8', '11-9', '12-10', '13-11'];
    const deciding = { sport: 'TENNIS', setNumber: 3, isDeciding: true } as const;
    const results = (type: SetType) => usualResults(type, 'BOF3S', deciding).map((result) => result.join('-'));
    expect(results('TB')).toEqual(toTen);
    expect(results('NORMAL')).toEqual(['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6', '1-0']);
  });

  it('has games to points with the first that go on', () => {
    expect(written('SQUASH', '5X11').slice(-5)).toEqual(['11-8', '11-9', '12-10', '13-11', '14-12']);
    expect(written('RACQUETBALL', '3X15', 'NORMAL', 3).at(-1)).toBe('11-10');
    expect(written('BADMINTON', '3X21')).toHaveLength(23);
    expect(written('BADMINTON', '3X15').slice(-3)).toEqual(['16-14', '17-15', '18-16']);
  });

  it('has nothing that the rule does not allow, and something for each rule of each sport', () => {
    for (const [sport, { setRules }] of Object.entries(SPORT_RULES) as [Sport, { setRules: readonly GameSetRule[] }][])
      for (const rule of setRules)
        for (const setNumber of [1, 3]) {
          const results = usualResults('NORMAL', rule, { sport, setNumber });
          expect(results.length, `${sport} ${rule}`).toBeGreaterThan(4);
          for (const [won, lost] of results)
            expect(isValidSet(won, lost, 'NORMAL', rule, { sport, setNumber })).toBe(true);
        }
  });
});
