import { expect, test } from 'vitest';
import type { Memory } from '../platform/platform.ts';
import { GameTokens } from './GameTokens.ts';

function memory(): Memory {
  const values = new Map<string, string>();
  return { get: (name) => values.get(name) ?? null, set: (name, value) => void values.set(name, value) };
}

const visitor = (gameId: string, own = 'mine') => ({ gameId, share: 'shared', own });

test('who answered by a share link is known in the next window too; the newest of a game counts', () => {
  const device = memory();
  new GameTokens(memory(), device).keepVisitor(visitor('g1'));
  const next = new GameTokens(memory(), device);
  next.keepVisitor(visitor('g1', 'newer'));
  expect(next.visitorOf('g1')).toEqual(visitor('g1', 'newer'));
  expect(next.visitorOf('g2')).toBeNull();
  next.forgetVisitor('g1');
  expect(next.visitorOf('g1')).toBeNull();
  next.keepVisitor(visitor('g3'));
  next.forgetVisitors();
  expect(next.visitorOf('g3')).toBeNull();
});

test('twenty are kept, the newest', () => {
  const tokens = new GameTokens(memory(), memory());
  for (let game = 0; game < 25; game += 1) tokens.keepVisitor(visitor(`g${game}`));
  expect(tokens.visitorOf('g4')).toBeNull();
  expect(tokens.visitorOf('g5')).toEqual(visitor('g5'));
});

test.each(['no JSON', '{}', '[{"gameId":1}]', 'null'])('what somebody else wrote there is nothing: %s', (text) => {
  const device = memory();
  device.set('visitors', text);
  expect(new GameTokens(memory(), device).visitorOf('g1')).toBeNull();
});
