import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { createClub, getClub, searchPeople } from '../../shared/contract/club.ts';
import { pathOf } from '../../shared/contract/endpoint.ts';
import { importPeople } from '../../shared/contract/roster.ts';
import { MAX_IMPORT_LINES } from '../../shared/domain/limits.ts';
import { seedClub, seedToken } from '../support/seedClub.ts';
import { startServer } from '../support/web/server.ts';
import type { Bench } from './bench.ts';
import { fillClub, LARGE_CLUB, longestImport } from './largeClub.ts';

const KEEPER = 5;
const PLAYERS = 22;
const ROUNDS = 100;
const LOOKS = 200;
const READ_EVERY_MS = 10;
/** In milliseconds (R-measure-club). */
const MOST = { look: 60, page: 60, import: 2000, other: 250 };

const percentile = (times: number[], share: number): number =>
  times.sort((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

/** A club of 2,000: looks at it and its list, and the import of them all while somebody else reads. */
export const bench: Bench = async (database) => {
  const url = await database();
  const server = await startServer(false, { DATABASE_URL: url }, ['--no-web']);
  const client = new pg.Client(url);
  await client.connect();
  const send = async (method: string, path: string, body?: object) => {
    const begun = performance.now();
    const answer = await fetch(server.url + path, {
      method,
      headers: {
        authorization: `Bearer ${seedToken(KEEPER)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const read = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(read)}`);
    return { read, time: performance.now() - begun };
  };
  try {
    await seedClub(client, { players: PLAYERS, rounds: ROUNDS, now: new Date() }, [KEEPER]);
    await client.query("update users set membership_level = 'OWNIT'");
    const { read: club } = await send('POST', pathOf(createClub), LARGE_CLUB);
    const ids = { id: (club as { id: string }).id };
    const others: number[] = [];
    let isDone = false;
    const readMeanwhile = async () => {
      while (!isDone) {
        const begun = performance.now();
        await fetch(`${server.url}/api/config`);
        others.push(performance.now() - begun);
        await new Promise((done) => setTimeout(done, READ_EVERY_MS));
      }
    };
    const reading = readMeanwhile();
    const runs: number[] = [];
    for (const dryRun of [true, false, false]) {
      runs.push((await send('POST', pathOf(importPeople, ids), longestImport(dryRun))).time);
    }
    isDone = true;
    await reading;
    await fillClub(client, ids.id);
    const looks: number[] = [];
    const pages: number[] = [];
    for (let look = 0; look < LOOKS; look += 1) {
      looks.push((await send('GET', pathOf(getClub, { id: 'large' }))).time);
      pages.push((await send('POST', pathOf(searchPeople, ids), { text: `Baker${look}` })).time);
    }
    const measured = {
      look: percentile(looks, 0.95),
      page: percentile(pages, 0.95),
      import: Math.max(...runs),
      other: percentile(others, 0.99),
    };
    return {
      lines: [
        `a club of ${MAX_IMPORT_LINES}: p95 ${measured.look.toFixed(1)} ms, a page of its list p95 ${measured.page.toFixed(1)} ms`,
        `import of ${longestImport(false).lines.length}: ${runs.map((time) => time.toFixed(0)).join(', ')} ms (dry, run, again), others p99 ${measured.other.toFixed(0)} ms`,
      ],
      faults: (Object.keys(MOST) as (keyof typeof MOST)[]).flatMap((what) =>
        measured[what] > MOST[what] ? [`${what} takes ${measured[what].toFixed(0)} ms`] : [],
      ),
    };
  } finally {
    await server.stop();
    await client.end();
  }
};
