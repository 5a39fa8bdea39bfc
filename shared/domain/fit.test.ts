import { describe, expect, test } from 'vitest';
import { type FitGame, type FitPlayer, type FitWishes, fits } from './fit.ts';

const ANY: FitWishes = {
  opponentsLevelFrom: null,
  opponentsLevelTo: null,
  opponentsAgeFrom: null,
  opponentsAgeTo: null,
  opponentsGender: 'EITHER',
};
const unknown: FitPlayer = { level: 5, yearOfBirth: null, gender: null, sports: [] };
const doesFit = (player: Partial<FitPlayer>, wishes: Partial<FitWishes> = {}, game: Partial<FitGame> = {}) =>
  fits(
    { ...unknown, ...player },
    { sport: 'TENNIS', ownerGender: 'FEMALE', year: 2026, ...game, wishes: { ...ANY, ...wishes } },
  );

test('who is not known at all fits a game that asks for nothing', () => {
  expect(doesFit({})).toBe(true);
});

describe('level', () => {
  test.each([
    [4.4, false],
    [4.5, true],
    [6, true],
    [6.1, false],
  ])('%d between 4.5 and 6: %s', (level, fit) =>
    expect(doesFit({ level }, { opponentsLevelFrom: 4.5, opponentsLevelTo: 6 })).toBe(fit),
  );
  test('one end alone', () => {
    expect(doesFit({ level: 9 }, { opponentsLevelFrom: 6 })).toBe(true);
    expect(doesFit({ level: 9 }, { opponentsLevelTo: 6 })).toBe(false);
    expect(doesFit({ level: -1 }, { opponentsLevelFrom: 0 })).toBe(false);
  });
});

describe('age', () => {
  test.each([
    [1996, true],
    [1997, false],
    [1986, true],
    [1985, false],
    [null, false],
  ])('born in %s, for 30 to 40 in 2026: %s', (yearOfBirth, fit) =>
    expect(doesFit({ yearOfBirth }, { opponentsAgeFrom: 30, opponentsAgeTo: 40 })).toBe(fit),
  );
  test('is that of the year of the match', () => {
    expect(doesFit({ yearOfBirth: 2008 }, { opponentsAgeFrom: 19 }, { year: 2026 })).toBe(false);
    expect(doesFit({ yearOfBirth: 2008 }, { opponentsAgeFrom: 19 }, { year: 2027 })).toBe(true);
  });
});

describe('gender', () => {
  test('SAME is the organiser’s; who has not said his fits EITHER only', () => {
    expect(doesFit({ gender: 'FEMALE' }, { opponentsGender: 'SAME' })).toBe(true);
    expect(doesFit({ gender: 'MALE' }, { opponentsGender: 'SAME' })).toBe(false);
    expect(doesFit({ gender: null }, { opponentsGender: 'SAME' })).toBe(false);
    expect(doesFit({ gender: 'MALE' })).toBe(true);
  });
  test('of an organiser who has not said his own, SAME fits nobody', () => {
    expect(doesFit({ gender: null }, { opponentsGender: 'SAME' }, { ownerGender: null })).toBe(false);
  });
});

test('sport: one of the player’s, as far as any is known', () => {
  expect(doesFit({ sports: ['PADEL', 'TENNIS'] })).toBe(true);
  expect(doesFit({ sports: ['PADEL'] })).toBe(false);
});
