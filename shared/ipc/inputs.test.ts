import { expect, test } from 'vitest';
import type { CallName } from './desktop.ts';
import { INPUTS } from './inputs.ts';

const NOTICE = { title: 'a', body: '', path: '/game/g1', picture: null, answers: null };
const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
const takes = (name: CallName, input: unknown) => INPUTS[name].isValid(input, { strict: true });

test.each<[CallName, unknown]>([
  ['session:load', null],
  ['session:save', null],
  ['session:save', 'token'],
  ['links:ready', null],
  ['language:shown', 'hu'],
  ['badge:set', 0],
  ['menu:open', { menu: 0, x: 12.5, y: 36 }],
  ['notification:show', NOTICE],
  ['notification:show', { ...NOTICE, picture: PICTURE }],
  ['notification:show', { ...NOTICE, answers: { about: 'u1 g1 3', labels: ['I can play', 'I can’t'] } }],
  ['page:show', '/game/g1'],
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
  ['notification:show', { ...NOTICE, path: '//evil.test' }],
  ['notification:show', { ...NOTICE, path: 'https://evil.test' }],
  ['notification:show', { ...NOTICE, icon: 'file:///etc/passwd' }],
  ['notification:show', { ...NOTICE, picture: 'file:///etc/passwd' }],
  ['notification:show', { ...NOTICE, picture: 'https://evil.test/p.png' }],
  ['notification:show', { ...NOTICE, picture: 'data:image/svg+xml;base64,PHN2Zz4=' }],
  ['notification:show', { ...NOTICE, picture: `${PICTURE}${'A'.repeat(200_000)}` }],
  ['notification:show', { ...NOTICE, picture: undefined }],
  ['notification:show', { ...NOTICE, answers: undefined }],
  ['notification:show', { ...NOTICE, answers: { about: 'u1', labels: [] } }],
  ['notification:show', { ...NOTICE, answers: { about: 'u1', labels: ['a', 'b', 'c'] } }],
  ['notification:show', { ...NOTICE, answers: { about: 'u1', labels: ['x'.repeat(61)] } }],
  ['notification:show', { ...NOTICE, answers: { about: 'u1', labels: ['a'], run: 'x' } }],
  ['page:show', 'https://evil.test'],
  ['page:show', '//evil.test'],
  ['page:show', null],
  ['matches:keep', {}],
])('%s refuses %o', async (name, input) => {
  expect(await takes(name, input)).toBe(false);
});
