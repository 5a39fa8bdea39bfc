import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type QueryObserver } from '../../server/db/database.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../server/db/embedded.ts';
import { execute } from '../support/database/databaseServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

// R-repeated: a connection of the pool that is at its end already, of which nobody knows yet.

const folder = temporaryFolder();
let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await startEmbedded({ dataDir: folder.path, say: () => undefined, settings: { fsync: 'off' } });
  await execute(database.connection, 'create table written (n int)');
});
afterAll(async () => {
  await database.stop();
  folder.remove();
});

/** @param last what is asked for on the connection when it ends. @returns what the work answers */
async function withEndingConnection<T>(
  last: string,
  work: (db: ReturnType<typeof connect>['db']) => Promise<T>,
): Promise<T> {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const observe: QueryObserver = (text) => {
    if (text.startsWith(last)) resolve();
    return () => undefined;
  };
  const { db, pool } = connect({ ...database.connection, max: 1 }, observe);
  try {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const pid = rows[0]?.pid ?? expect.unreachable('no connection');
    // As on a busy machine: it was told to end, and hasn't come to it.
    process.kill(pid, 'SIGSTOP');
    await execute(database.connection, `select pg_terminate_backend(${pid})`);
    const working = work(db);
    await asked;
    process.kill(pid, 'SIGCONT');
    return await working;
  } finally {
    await db.destroy();
    if (!pool.ending) await pool.end();
  }
}

const write = (n: number) => sql`insert into written values (${n})`;
const written = async (n: number) =>
  (await execute(database.connection, `select 1 from written where n = ${n}`)).rowCount;

test('a transaction that it could not begin is begun on another', async () => {
  await withEndingConnection('begin', (db) => db.transaction().execute((tx) => write(1).execute(tx)));
  expect(await written(1)).toBe(1);
});

test('a statement of its own is not asked again: it may have been done', async () => {
  const answer = withEndingConnection('insert', (db) => write(2).execute(db));
  await expect(answer).rejects.toMatchObject({ code: '57P01' });
  expect(await written(2)).toBe(0);
});
