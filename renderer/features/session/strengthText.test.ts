import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { judgeStrength } from './judgeStrength.ts';
import { type Strength, strengthTextOf } from './strength.ts';
import { ADVICE, REASONS } from './strengthText.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('zxcvbn/lib/feedback.js'), 'utf8');
const code = source.replace(/^\s*\/\/.*$/gm, '');
/** Every text in zxcvbn's feedback that has a space in it: names of its patterns have none. */
const sentences = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)]
  .map(([, single, double]) => single ?? double ?? '')
  .filter((text) => text.includes(' '));

test('every sentence zxcvbn can say has a text of ours, and none of ours is left over', () => {
  expect([...new Set(sentences)].sort()).toEqual([...Object.keys(REASONS), ...Object.keys(ADVICE)].sort());
});

test('no two sentences share a text', () => {
  const keys = [...Object.values(REASONS), ...Object.values(ADVICE)];
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['qwertyuiop[]', 'keyRow', ['moreWords', 'moreTurns']],
  ['tgbvfredc', 'keyPattern', ['moreWords', 'moreTurns']],
  ['zzzzzzz', 'sameCharacter', ['moreWords', 'noRepeats']],
  ['blivblivbliv', 'samePart', ['moreWords', 'noRepeats']],
  ['ghijklm', 'sequence', ['moreWords', 'noSequences']],
  ['2015', 'year', ['moreWords', 'noRecentYears', 'noOwnYears']],
  ['17.4.1973', 'date', ['moreWords', 'noOwnDates']],
  ['password', 'topTen', ['moreWords']],
  ['Monkey', 'topHundred', ['moreWords', 'capitals']],
  ['MONKEY', 'topHundred', ['moreWords', 'allCapitals']],
  ['slipknot1', 'common', ['moreWords']],
  ['p@ssword', 'nearlyCommon', ['moreWords', 'substitutions']],
  ['drowssap', 'nearlyCommon', ['moreWords', 'reversed']],
  ['encyclopaedia', 'word', ['moreWords']],
  ['vandenberg', 'nameAlone', ['moreWords']],
  ['vandenberg8', 'name', ['moreWords']],
] as const)('%j is weak because of %s', async (password, reason, advice) => {
  expect(judgeStrength(password, [])).toMatchObject({
    reason: `strength.reason.${reason}`,
    advice: advice.map((name) => `strength.advice.${name}`),
  });
});

test('a name of one’s own is a reason zxcvbn has no words for', async () => {
  const { score, reason } = judgeStrength('grzegorzewska', ['Grzegorzewska', 'ann@club.example']);
  expect(score).toBeLessThan(2);
  expect(reason).toBe('strength.reason.own');
});

test('of nothing measurable the first advice is given', async () => {
  expect(judgeStrength('', []).advice).toEqual(['strength.advice.fewWords', 'strength.advice.noSymbols']);
});

test('a strong password needs neither reason nor advice', async () => {
  const strength = judgeStrength('seven green tennis balls', []);
  expect(strength).toEqual({ score: 4, reason: null, advice: [] });
});

test.each<[string, Strength, boolean]>([
  ['below the least score', { score: 1, reason: null, advice: ['strength.advice.moreWords'] }, true],
  ['with a reason', { score: 2, reason: 'strength.reason.date', advice: ['strength.advice.moreWords'] }, true],
  ['good enough without a reason', { score: 2, reason: null, advice: ['strength.advice.moreWords'] }, false],
])('%s, advice is shown: %s', (_case, strength, isShown) => {
  expect(strengthTextOf(strength).advice.length > 0).toBe(isShown);
});

test('a short one is weak with any characters, and another word helps', async () => {
  expect(judgeStrength('x7#kQ2!', [])).toEqual({ score: 1, reason: null, advice: ['strength.advice.moreWords'] });
  expect(judgeStrength('x7#kQ2!v', []).score).toBe(2);
});

test('a word of the product is no name of one’s own', async () => {
  expect(judgeStrength('crosscourt1', ['Ann'])).toMatchObject({ score: 1, reason: null });
});
