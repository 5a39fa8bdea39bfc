import { expect, test } from 'vitest';
import { type FitPlayer, type FitWish, fits } from './fit.ts';

const player: FitPlayer = { gender: 'FEMALE', yearOfBirth: 1986, sports: ['TENNIS'], level: 5 };
const anybody: FitWish = {
  sport: 'TENNIS',
  ownerGender: 'FEMALE',
  opponentsGender: 'EITHER',
  levelFrom: null,
  levelTo: null,
  ageFrom: null,
  ageTo: null,
  year: 2026,
};

test.each<[string, Partial<FitPlayer>, Partial<FitWish>, boolean]>([
  ['nothing is asked', {}, {}, true],
  ['another sport', { sports: ['SQUASH'] }, {}, false],
  ['a newcomer without sports', { sports: [] }, {}, true],
  ['the level is an end', {}, { levelFrom: 5, levelTo: 5 }, true],
  ['too strong', { level: 5.1 }, { levelTo: 5 }, false],
  ['too weak', { level: 4.9 }, { levelFrom: 5 }, false],
  ['the same gender', {}, { opponentsGender: 'SAME' }, true],
  ['another gender', { gender: 'MALE' }, { opponentsGender: 'SAME' }, false],
  ['an unknown gender, where it matters', { gender: null }, { opponentsGender: 'SAME' }, false],
  ['an unknown gender, where it does not', { gender: null }, {}, true],
  ['unknown on both sides', { gender: null }, { opponentsGender: 'SAME', ownerGender: null }, false],
  ['turns 40 this year', {}, { ageFrom: 40 }, true],
  ['may still be 39', {}, { ageTo: 39 }, true],
  ['too young', {}, { ageFrom: 41 }, false],
  ['too old', {}, { ageTo: 38 }, false],
  ['an unknown age, where it matters', { yearOfBirth: null }, { ageTo: 99 }, false],
])('%s', (_name, who, wish, expected) => {
  expect(fits({ ...player, ...who }, { ...anybody, ...wish })).toBe(expected);
});
