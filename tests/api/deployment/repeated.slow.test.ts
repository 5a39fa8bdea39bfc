import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Database, type Tx } from '../../../server/db/database.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, hoursFromNow, outbox, readGame } from '../../support/factories.ts';

// What PostgreSQL has undone of its own accord is done again (R-repeated).

const app = useTestApp();
let db: Database;

beforeAll(async () => {
  db = connect(app.connection).db;
  await app.db.query('create table counts (name text primary key, count int not null)');
});
afterAll(() => db.destroy());

beforeEach(async () => {
  await app.db.query(`truncate counts; insert into counts values ('one', 0), ('two', 0)`);
});

const countUp = (tx: Tx, name: string) => sql`update counts set count = count + 1 where name = ${name}`.execute(tx);
const counts = async () => (await app.db.query('select name, count from counts order by name')).rows;

/** @returns what lets everybody go on once so many have come; later ones aren't held up */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    here += 1;
    if (here === size) resolve();
    return promise;
  };
}

describe('a transaction', () => {
  test('that waited for another, which waited for it, is begun again', async () => {
    const meet = meeting(2);
    let begun = 0;
    const add = (first: string, second: string) =>
      db.transaction().execute(async (tx) => {
        begun += 1;
        await countUp(tx, first);
        await meet();
        await countUp(tx, second);
        return first;
      });
    expect(await Promise.all([add('one', 'two'), add('two', 'one')])).toEqual(['one', 'two']);
    expect(begun).toBe(3);
    expect(await counts()).toEqual([
      { name: 'one', count: 2 },
      { name: 'two', count: 2 },
    ]);
  });

  test('that cannot stand after another is begun again, as isolated as before', async () => {
    const meet = meeting(2);
    const levels: string[] = [];
    const add = () =>
      db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (tx) => {
          const { rows } = await sql<{ level: string }>`
            select current_setting('transaction_isolation') as level from counts where name = 'one'`.execute(tx);
          levels.push(...rows.map(({ level }) => level));
          await meet();
          await countUp(tx, 'one');
        });
    await Promise.all([add(), add()]);
    expect(levels).toEqual(['serializable', 'serializable', 'serializable']);
    expect(await counts()).toContainEqual({ name: 'one', count: 2 });
  });

  test('is given up after five tries, and begun once where something else is wrong', async () => {
    let begun = 0;
    const failing = (sqlstate: string) =>
      db.transaction().execute(async (tx) => {
        begun += 1;
        await countUp(tx, 'one');
        await sql.raw(`do $$ begin raise exception using errcode = '${sqlstate}'; end $$`).execute(tx);
      });
    for (const [sqlstate, tries] of [
      ['40001', 5],
      ['40P01', 5],
      ['23505', 1],
      ['57P01', 1],
    ] as const) {
      begun = 0;
      await expect(failing(sqlstate)).rejects.toMatchObject({ code: sqlstate });
      expect({ sqlstate, begun }).toEqual({ sqlstate, begun: tries });
    }
    expect(await counts()).toContainEqual({ name: 'one', count: 0 });
  });
});

test('an answer that gave way to another process is answered, and follows once', async () => {
  const [owner, player] = [await createPerson(app), await createPerson(app)];
  const calendarPreference = [{ fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 25) }];
  const game = await createTestGame(app, owner, { contactList: [contactOf(player)], calendarPreference });
  const told = (await outbox(app, owner.email)).length;
  await app.db.query('begin');
  // Of the two that wait for each other, the other one is ended.
  await app.db.query(`set local deadlock_timeout = '20s'`);
  await app.db.query('select id from invitees where game_id = $1 for update', [game.id]);
  const answering = call(app, actOnGame, {
    params: { id: game.id },
    token: player.token,
    body: { actionType: 'ACCEPT' },
  });
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await app.db.query(waiting)).rowCount).toBe(1);
  await app.db.query('select id from games where id = $1 for update', [game.id]);
  await app.db.query('commit');
  expect((await answering).status).toBe(200);
  expect(await readGame(app, game.id, owner.token)).toMatchObject({ status: 'SCHEDULED' });
  const { rows } = await app.db.query(`select event from game_history where game_id = $1 order by version`, [game.id]);
  expect(rows.map(({ event }) => event)).toEqual(['CREATED', 'ACCEPT']);
  expect(await outbox(app, owner.email)).toHaveLength(told + 1);
});

// R-upgrade: the release that comes changes the schema while this one goes on.
test('a table that gets a column is read on over the same connection, alone and within transactions', async () => {
  const own = connect({ ...app.connection, max: 1 }).db;
  const read = async (on: Database | Tx) => (await sql`select * from counts where name = ${'one'}`.execute(on)).rows;
  try {
    expect(await read(own)).toEqual([{ name: 'one', count: 0 }]);
    await app.db.query('alter table counts add column more int');
    expect(await read(own)).toEqual([{ name: 'one', count: 0, more: null }]);
    await app.db.query('alter table counts drop column more');
    const within = await own.transaction().execute(async (tx) => {
      await countUp(tx, 'two');
      return read(tx);
    });
    expect(within).toEqual([{ name: 'one', count: 0 }]);
    expect(await counts()).toEqual([
      { name: 'one', count: 0 },
      { name: 'two', count: 1 },
    ]);
  } finally {
    await own.destroy();
  }
});
