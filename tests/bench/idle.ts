import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execute } from '../support/database/databaseServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { startServer, type WebServer } from '../support/web/server.ts';
import type { Bench } from './bench.ts';

/** R-measure-idle. */
const MOST_TRANSACTIONS = 3;
const MOST_MEGABYTES = 180;
const MOST_START_SECONDS = 2;
const STARTS = 5;
/** Until what a start does by itself is over: its first two sweeps are less than a minute apart. */
const SETTLE_MS = 90_000;
/** As long as it takes from one sweep to the next. */
const WATCHED_MS = 60_000;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @returns seconds to the first answer that it is ready */
async function startOf(env: Record<string, string>): Promise<number> {
  const begun = performance.now();
  const server = await startServer(false, env);
  const seconds = (performance.now() - begun) / 1000;
  await server.stop();
  return seconds;
}

async function warmStart(env: Record<string, string>): Promise<number> {
  await startOf(env);
  const seconds: number[] = [];
  for (let start = 0; start < STARTS; start += 1) seconds.push(await startOf(env));
  return median(seconds);
}

/** @returns megabytes that a process has in memory, of Linux; null elsewhere */
function residentMegabytes({ pid }: WebServer): number | null {
  if (process.platform !== 'linux') return null;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return kilobytes ? Number(kilobytes) / 1000 : null;
}

async function transactions(url: string): Promise<number> {
  // Of another database, so that asking counts for nothing.
  const other = new URL(url);
  const name = other.pathname.slice(1);
  other.pathname = '/postgres';
  const { rows } = await execute(
    { connectionString: other.href },
    `select (xact_commit + xact_rollback)::int8 as count from pg_stat_database where datname = '${name}'`,
  );
  return Number(rows[0].count);
}

/** What an idle server costs, and how soon it has started. */
export const bench: Bench = async (database) => {
  const url = await database();
  const folder = temporaryFolder();
  const withServer = await warmStart({ DATABASE_URL: url });
  const withOwn = await warmStart({ DATA_DIR: join(folder.path, 'data') });
  folder.remove();
  const server = await startServer(false, { DATABASE_URL: url });
  try {
    await pause(SETTLE_MS);
    const before = await transactions(url);
    await pause(WATCHED_MS);
    const rate = ((await transactions(url)) - before) / (WATCHED_MS / 1000);
    const megabytes = residentMegabytes(server);
    const limits: [string, number, number][] = [
      ['transactions a second', rate, MOST_TRANSACTIONS],
      ['seconds to a warm start', withServer, MOST_START_SECONDS],
      ['seconds to a warm start with a PostgreSQL of its own', withOwn, MOST_START_SECONDS],
      ...(megabytes === null ? [] : ([['MB in memory', megabytes, MOST_MEGABYTES]] as [string, number, number][])),
    ];
    return {
      lines: limits.map(([name, value, most]) => `${value.toFixed(2)} ${name} (at most ${most})`),
      faults: limits.filter(([, value, most]) => value > most).map(([name, value]) => `${value.toFixed(2)} ${name}`),
    };
  } finally {
    await server.stop();
  }
};
