import { configure, when } from 'mobx';
import { expect, test } from 'vitest';
import { testGame } from '../../../../tests/support/testGame.ts';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import { MonthPast } from './MonthPast.ts';

configure({ enforceActions: 'always' });

const answer = { status: 200, body: { games: [testGame()], total: 1, next: null } };
const newPast = (...answers: (typeof answer | 'network')[]) =>
  new MonthPast(testWorld({ 'POST /api/game/past': answers }).root);

const NOVEMBER = ['2026-10-26', '2026-12-06'] as const;
const OCTOBER = ['2026-09-28', '2026-11-01'] as const;

// R-month
test('another month is not there before it is read; one that could not be read says so until it is', async () => {
  const past = newPast(answer, 'network', answer);
  past.show(...NOVEMBER);
  await when(() => past.isHere);
  past.show(...OCTOBER);
  expect(past).toMatchObject({ isHere: false, failure: null });
  await when(() => past.failure !== null);
  expect(past.failure).toMatchObject({ code: 'network' });
  expect(past.isHere).toBe(false);
  await past.load();
  expect(past).toMatchObject({ isHere: true, failure: null });
});

test('a month that is there outlives a failure', async () => {
  const past = newPast(answer, 'network');
  past.show(...NOVEMBER);
  await when(() => past.isHere);
  await past.load();
  expect(past).toMatchObject({ isHere: true, failure: null });
});
