import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createWakeUp } from '../../../server/jobs/wakeUp.ts';
import { useTestApp } from '../../support/app.ts';
import { execute } from '../../support/database/databaseServer.ts';

// R-idle: nobody asks for jobs, and none waits for long.

const app = useTestApp({ config: { roles: ['web'] } });
let pool: pg.Pool;
let stop: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  pool = new pg.Pool(app.connection);
});
afterEach(() => stop());
afterAll(() => pool.end());

function start(connection: pg.PoolConfig = app.connection) {
  const channel = `test_${randomBytes(6).toString('hex')}`;
  const woken: string[] = [];
  const whole: number[] = [];
  const wakeUp = createWakeUp(channel, {
    pool,
    connection: { ...connection, application_name: channel },
    wake: (queue) => woken.push(queue),
    wakeAll: () => whole.push(Date.now()),
  });
  stop = () => wakeUp.stop();
  return { channel, woken, whole };
}

const insertJob = (queue: string, inSeconds: number) =>
  execute(
    app.connection,
    `insert into jobs.job (name, start_after) values ('${queue}', now() + ${inSeconds} * interval '1 second')`,
  );

test('a word wakes a queue at once, and many words at most four times a second', async () => {
  const { channel, woken, whole } = start();
  await expect.poll(() => whole.length).toBe(1);
  await execute(app.connection, `notify ${channel}, 'mail.urgent'`);
  await expect.poll(() => woken).toEqual(['mail.urgent']);
  const begun = performance.now();
  for (let word = 0; word < 50; word += 1) await pool.query(`notify ${channel}, 'mail.urgent'`);
  const before = woken.length;
  await expect.poll(() => woken.length).toBeGreaterThan(before);
  const seconds = (performance.now() - begun) / 1000;
  // The one before them, one at once, and four a second.
  expect(woken.length).toBeLessThanOrEqual(2 + Math.ceil(4 * seconds));
});

test('what is to run later wakes its queue then, without a word', async () => {
  await insertJob('push.deliver', 1);
  const { woken } = start();
  await expect.poll(() => woken).toContain('push.deliver');
  await execute(app.connection, `delete from jobs.job where name = 'push.deliver'`);
});

test('where no word arrives it looks by itself', async () => {
  const { woken } = start({ host: '127.0.0.1', port: 9 });
  await insertJob('text.deliver', 0);
  await expect.poll(() => woken).toContain('text.deliver');
  await execute(app.connection, `delete from jobs.job where name = 'text.deliver'`);
});

test('a connection that is lost is opened again, and every queue looked at', async () => {
  const { channel, woken, whole } = start();
  await expect.poll(() => whole.length).toBe(1);
  await execute(
    app.connection,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${channel}'`,
  );
  await expect.poll(() => whole.length).toBe(2);
  await execute(app.connection, `notify ${channel}, 'mail.again'`);
  await expect.poll(() => woken).toContain('mail.again');
});
