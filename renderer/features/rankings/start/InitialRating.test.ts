import { expect, it } from 'vitest';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import { InitialRating } from './InitialRating.ts';

const SAVE = 'POST /api/skill/technical/initial';
const initial = () => new InitialRating(testWorld({ [SAVE]: { status: 204 } }).root.api, 'TENNIS');

it('waits for scale and level, and says that they are missing', async () => {
  const start = initial();
  expect(await start.save()).toBe(false);
  expect(start.isMissing).toBe(true);
  start.setSystem('NTRP');
  expect(await start.save()).toBe(false);
  start.setValue('4.0');
  expect(start.rating).toBe(6.25);
  expect(await start.save()).toBe(true);
  expect(start.isMissing).toBe(false);
});

it('has the scales of the sport, and forgets one that it lacks', () => {
  const start = initial();
  expect(start.systems.map(({ code }) => code)).toEqual(['CLUB', 'NTRP']);
  start.setSystem('NTRP');
  start.setValue('4.0');
  start.setSport('PADEL');
  expect(start.systems.map(({ code }) => code)).toEqual(['CLUB']);
  expect(start.rating).toBeNull();
  start.setSystem('CLUB');
  start.setValue('7');
  start.setSport('SQUASH');
  expect(start.rating).toBe(7);
});

it('asks for the level anew on another scale', () => {
  const start = initial();
  start.setSystem('CLUB');
  start.setValue('7');
  start.setSystem('NTRP');
  expect(start.rating).toBeNull();
});
