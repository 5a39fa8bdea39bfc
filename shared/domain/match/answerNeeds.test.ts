import { expect, test } from 'vitest';
import type { GameAction } from '../values.ts';
import { answerNeeds } from './answerNeeds.ts';

const needs = (actions: GameAction[], starts: number, venues: number) =>
  answerNeeds((action) => actions.includes(action), { starts, venues });

// R-accept-button
test('time and venue are asked for where there is a choice', () => {
  const invited: GameAction[] = ['DECLINE', 'TIME_SELECTION', 'LOCATION_SELECTION', 'ACCEPT'];
  expect(needs(invited, 3, 2)).toEqual({ takesTime: true, time: true, venue: true });
  expect(needs(['TIME_SELECTION', 'ACCEPT'], 1, 1)).toEqual({ takesTime: true, time: false, venue: false });
});

test('a visitor of the share link chooses with the step that says who they are', () => {
  expect(needs(['OPPONENT_SELECTION'], 3, 2)).toEqual({ takesTime: true, time: true, venue: true });
  expect(needs(['OPPONENT_SELECTION'], 1, 1)).toEqual({ takesTime: true, time: false, venue: false });
});

test('once the match is agreed nothing is chosen any more', () => {
  expect(needs(['DECLINE', 'ACCEPT'], 3, 2)).toEqual({ takesTime: false, time: false, venue: false });
});
