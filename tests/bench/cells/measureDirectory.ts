import { createHash } from 'node:crypto';
import pg from 'pg';
import { Chance } from '../../../server/demo/chance.ts';
import { FIGURES } from './figures.ts';

const MOST_ROWS = 10_000_000;
const BATCH = 1_000_000;
/** No batch begins later, so that all of it takes about a minute. */
const FILL_MS = 40_000;
const CONNECTIONS = 16;
const MEASURED_MS = 8_000;

/** What a directory in one table of PostgreSQL does, on this machine. */
export interface Measured {
  rows: number;
  bytesPerRow: number;
  lookups: Answers;
  writes: Answers;
}

export interface Answers {
  perSecond: number;
  p50: number;
  p99: number;
}

const keyOf = (number: number) => createHash('md5').update(String(number)).digest();

async function fill(client: pg.Client): Promise<number> {
  await client.query('create table directory (key bytea not null, cell smallint not null)');
  const begun = performance.now();
  let rows = 0;
  while (rows < MOST_ROWS && performance.now() - begun < FILL_MS) {
    await client.query(
      `insert into directory select decode(md5(number::text), 'hex'), number % 20
        from generate_series($1::int, $2::int) as number`,
      [rows, rows + BATCH - 1],
    );
    rows += BATCH;
  }
  await client.query('alter table directory add primary key (key)');
  await client.query('vacuum analyze directory');
  return rows;
}

/** Asks by several connections at once, each for its next as soon as it has an answer. */
async function load(url: string, ask: (client: pg.Client, chance: Chance) => Promise<unknown>): Promise<Answers> {
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      return client;
    }),
  );
  const times: number[] = [];
  const begun = performance.now();
  const work = async (client: pg.Client, index: number) => {
    const chance = new Chance(index + 1);
    while (performance.now() - begun < MEASURED_MS) {
      const asked = performance.now();
      await ask(client, chance);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(clients.map(work));
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** @param url of an empty database */
export async function measureDirectory(url: string): Promise<Measured> {
  const client = new pg.Client(url);
  await client.connect();
  const rows = await fill(client);
  const { rows: sizes } = await client.query(`select pg_total_relation_size('directory')::float8 as bytes`);
  await client.end();
  const lookups = await load(url, (one, chance) =>
    one.query({
      name: 'look up',
      text: 'select cell from directory where key = $1',
      values: [keyOf(chance.whole(rows))],
    }),
  );
  let next = rows;
  const writes = await load(url, (one) => {
    const keys = Array.from({ length: FIGURES.linksPerMatch }, () => {
      next += 1;
      return keyOf(next);
    });
    return one.query({
      name: 'write',
      text: 'insert into directory select key, 1 from unnest($1::bytea[]) as key',
      values: [keys],
    });
  });
  return { rows, bytesPerRow: Number(sizes[0].bytes) / rows, lookups, writes };
}
