import { addHours } from 'date-fns/addHours';
import { expect, test } from 'vitest';
import { getConfig } from '../../../shared/contract/config.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { rankedPlayer } from '../../support/ratings/ranked.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const sport = async () => (await call(app, getConfig, {})).body.sport;

// R-main-sport
test('the sport of a deployment is what most people play, learnt within an hour', async () => {
  expect(await sport()).toBe('TENNIS');
  await rankedPlayer(app, 5);
  for (const level of [4, 6]) await rankedPlayer(app, level, { pool: 'PADEL:double:mixed' });
  expect(await sport()).toBe('TENNIS');
  app.clock.set(addHours(app.clock.now(), 2));
  await expect.poll(sport).toBe('PADEL');
});
