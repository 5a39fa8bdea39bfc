import { expect, test } from 'vitest';
import { measuredPart } from './passwordRules.ts';

const WORST = '4@8({[<369&#!1/|0$5+7%2';

test('what people type is judged whole, up to 100 characters', () => {
  for (const password of ['Tr0ub4dor&3', 'correct horse battery staple', 'a'.repeat(100), 'vB#8kQ2!xR7$mW4^zN9%'])
    expect(measuredPart(password)).toBe(password);
  expect(measuredPart('a'.repeat(200))).toHaveLength(100);
});

test('of stand-ins for letters only as many as are tried in a moment', () => {
  expect(measuredPart(WORST.repeat(8))).toBe(WORST.slice(0, 20));
  expect(measuredPart(`${'a'.repeat(30)}${WORST}`)).toHaveLength(45);
});

test('nothing stays nothing', () => {
  expect(measuredPart('')).toBe('');
});
