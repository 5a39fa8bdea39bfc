import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, startServer } from '../support/web/server.ts';
import { ACCEPTS, type Club, openClub, resetAccepts } from './api/acceptClub.ts';
import { rateOf, requestBytes } from './api/load.ts';
import type { Bench } from './bench.ts';

/** Each is asked so often, in turn, and the median counts. */
const ROUNDS = 5;
const ROUND_MS = 3000;
/**
 * Before that both are made warm: a server runs for days, and what is compiled in its first seconds is no part of that. Ours
 * has more to compile: what an invitation takes of the processor fell for half a minute, from 940 to 330 µs.
 */
const WARM_MS = { ours: 30_000, bare: 5_000 };
const WARM_ACCEPTS = 8;
/** Of what a bare server answers of the same (R-measure-api); of its accepts thrice those of the first edition. */
const LEAST = { read: 0.4, accept: 0.18 };

interface Server {
  port: number;
  stop: () => Promise<unknown>;
}

async function startBare(url: string): Promise<Server> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATABASE_URL: url };
  const child = fork(join(import.meta.dirname, 'api/bareServer.ts'), { env });
  await once(child, 'message');
  return { port, stop: async () => child.kill() };
}

async function startOurs(url: string): Promise<Server> {
  const server = await startServer(false, { DATABASE_URL: url }, ['--no-web']);
  return { port: Number(new URL(server.url).port), stop: server.stop };
}

const median = (rates: number[]): number => rates.sort((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0;

/** Asks the same requests again and again. */
function around(requests: readonly Buffer[], milliseconds: number): () => Buffer | null {
  const until = performance.now() + milliseconds;
  let asked = 0;
  return () => (performance.now() < until ? (requests[asked++ % requests.length] ?? null) : null);
}

/** What is asked of our server, and the same of the bare one. */
function questionsOf({ viewers }: Club): Record<string, { ours: Buffer[]; bare: Buffer[] }> {
  const bare = (name: string, holder: string) =>
    requestBytes({ method: 'GET', path: `/${encodeURIComponent(name)}/${holder}`, token: '' });
  const get = (path: string, token: string) => requestBytes({ method: 'GET', path, token });
  return {
    invitation: {
      ours: viewers.map(({ invitation, link }) => get(`/api/game/${invitation}`, link)),
      bare: viewers.map(({ link }) => bare('invitation', link)),
    },
    dashboard: {
      ours: viewers.map(({ token }) => get('/api/report/dashboard?archive=false', token)),
      bare: viewers.map(({ token }) => bare('dashboard', token)),
    },
    'past matches': {
      ours: viewers.map(({ token }) => requestBytes({ method: 'POST', path: '/api/game/past', token, body: {} })),
      bare: viewers.map(({ token }) => bare('past matches', token)),
    },
    ranking: {
      ours: viewers.map(({ token }) => get('/api/rank/crosscourt?mixed=false', token)),
      bare: viewers.map(({ token }) => bare('ranking', token)),
    },
  };
}

/** Our server beside a bare one, turn by turn, so that the machine is the same for both (R-measure-api). */
export const bench: Bench = async (database) => {
  const url = await database();
  const ours = await startOurs(url);
  const client = new pg.Client(url);
  await client.connect();
  const club = await openClub(client);
  const bare = await startBare(url);
  const lines: string[] = [];
  const faults: string[] = [];
  const compare = (what: string, one: number[], other: number[], least: number) => {
    const [rate, bareRate] = [median(one), median(other)];
    const ratio = rate / bareRate;
    const load = loadavg()[0]?.toFixed(1);
    lines.push(
      `${what}: ${rate.toFixed(0)}/s, bare ${bareRate.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (load ${load})`,
    );
    if (ratio < least) faults.push(`${what} is answered ${ratio.toFixed(2)} times as often as by a bare server`);
  };
  try {
    for (const [what, questions] of Object.entries(questionsOf(club))) {
      const rates = { ours: [] as number[], bare: [] as number[] };
      await rateOf(ours.port, around(questions.ours, WARM_MS.ours));
      await rateOf(bare.port, around(questions.bare, WARM_MS.bare));
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.ours.push(await rateOf(ours.port, around(questions.ours, ROUND_MS)));
        rates.bare.push(await rateOf(bare.port, around(questions.bare, ROUND_MS)));
      }
      compare(what, rates.ours, rates.bare, LEAST.read);
    }
    const rates = { ours: [] as number[], bare: [] as number[] };
    for (let round = -WARM_ACCEPTS; round < ROUNDS; round += 1) {
      await resetAccepts(client);
      const asked = club.accepts.values();
      const rate = await rateOf(ours.port, () => asked.next().value?.ours ?? null);
      await resetAccepts(client);
      const askedBare = club.accepts.values();
      const bareRate = await rateOf(bare.port, () => askedBare.next().value?.bare ?? null);
      if (round < 0) continue;
      rates.ours.push(rate);
      rates.bare.push(bareRate);
    }
    compare(`accept with its mails (${ACCEPTS} at a time)`, rates.ours, rates.bare, LEAST.accept);
  } finally {
    await bare.stop();
    await client.end();
    await ours.stop();
  }
  return { lines, faults };
};
