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
  ['badge:set', 0],
  ['menu:open', { menu: 0, x: 12.5, y: 36 }],
  ['notification:show', { title: 'a', body: '', path: '/game/g1' }],
  ['matches:keep', null],
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
  ['badge:set', -1],
  ['menu:open', { menu: 0.5, x: 0, y: 0 }],
  ['menu:open', { menu: 0, x: -1, y: 0 }],
  ['menu:open', { menu: 0, x: 0, y: 0, window: 1 }],
  ['badge:set', 1.5],
  ['badge:set', '1'],
  ['notification:show', { title: 'a', body: '', path: '//evil.test' }],
  ['notification:show', { title: 'a', body: '', path: 'https://evil.test' }],
  ['notification:show', { title: 'a', body: '', path: '/', icon: 'file:///etc/passwd' }],
  ['matches:keep', {}],
])('%s refuses %o', async (name, input) => {
  expect(await takes(name, input)).toBe(false);
});
