import pg from 'pg';
import { expect } from 'vitest';
import type { JobName } from '../../server/jobs/jobs.ts';
import type { TestApp } from './app.ts';
import { DEV_HEADERS } from './devHeaders.ts';

/** Waits until these jobs neither wait nor run in any process: their work is done. */
export async function jobsDone({ connection }: Pick<TestApp, 'connection'>, ...names: JobName[]): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const pending = async () =>
    (await client.query(`select 1 from jobs.job where name = any($1) and state < 'completed'`, [names])).rowCount;
  try {
    await expect.poll(pending, { interval: 50 }).toBe(0);
  } finally {
    await client.end();
  }
}

/** Moves the clock of these processes, and waits until the sweep has run that this brings. */
export async function sweepAt(apps: readonly [TestApp, ...TestApp[]], now: Date | string): Promise<void> {
  for (const { app } of apps) {
    const answer = await app.inject({ method: 'POST', url: '/dev/clock', headers: DEV_HEADERS, payload: { now } });
    expect(answer.statusCode).toBe(200);
  }
  await jobsDone(apps[0], 'clock.sweep');
}
