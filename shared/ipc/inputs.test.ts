import { expect, test } from 'vitest';
import type { CallName } from './desktop.ts';
import { INPUTS } from './inputs.ts';

const takes = (name: CallName, input: unknown) => INPUTS[name].isValid(input, { strict: true });

test.each<[CallName, unknown]>([
  ['session:load', null],
  ['session:save', null],
  ['session:save', 'token'],
  ['links:ready', null],
  ['language:shown', 'hu'],
])('%s takes %o', async (name, input) => {
  expect(await takes(name, input)).toBe(true);
});

test.each<[CallName, unknown]>([
  ['session:load', undefined],
  ['session:load', 'x'],
  ['session:save', undefined],
  ['session:save', ''],
  ['session:save', 1],
  ['session:save', { token: 'x' }],
  ['session:save', 'x'.repeat(5000)],
  ['links:ready', {}],
  ['language:shown', 'xx'],
  ['language:shown', null],
])('%s refuses %o', async (name, input) => {
  expect(await takes(name, input)).toBe(false);
});
