import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addHours } from 'date-fns/addHours';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../support/app.ts';
import { type FuzzRequest, fuzzRequests } from './requests.ts';
import { curlLine, type FuzzAnswer, send } from './send.ts';
import { isAlive, makeWorld } from './world.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2000);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** Requests spoil their world (sessions end, matches are called off): after so many there is a new one. */
const ROUND = 250;
const AT_ONCE = 8;
const BEGIN = new Date('2026-11-21T09:00:00Z');
/** Room for a busy machine; on a quiet one 1,500 is enough. */
const PATIENCE_MS = Number(process.env.FUZZ_PATIENCE_MS ?? 5000);

const app = useTestApp({ config: { trustProxy: 1, operators: ['player1@club.example'] } });
let port: number;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  agent.destroy();
});

/** @returns what is wrong with an answer, or null */
function faultOf({ path }: FuzzRequest, { status, body, ms }: FuzzAnswer): string | null {
  if (ms > PATIENCE_MS) return `took ${ms.toFixed(0)} ms`;
  if (status === 0) return `no answer: ${body}`;
  if (status >= 500) return `${status} ${body}`;
  const isCall = /^\/(api|oauth)\//.test(path) && !path.startsWith('/api/docs');
  if (!isCall || status < 400 || body === '') return null;
  try {
    const answer = JSON.parse(body) as { status?: unknown; messageId?: unknown };
    const isOurs = answer.status === status && typeof answer.messageId === 'string';
    return isOurs ? null : `a refusal in another shape: ${body.slice(0, 200)}`;
  } catch {
    return `a refusal that is no JSON: ${body.slice(0, 200)}`;
  }
}

async function playRound(round: number, amount: number): Promise<string[]> {
  // An hour has only so many sign-ups.
  app.clock.set(addHours(BEGIN, 2 * round));
  const requests = fc.sample(await fuzzRequests(await makeWorld(app)), { seed: SEED + round, numRuns: amount });
  const faults: string[] = [];
  const work = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const fault = faultOf(next, await send(agent, port, next, PATIENCE_MS));
      if (fault) faults.push(`${fault}\n  ${curlLine('http://localhost:3000', next)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

test(
  `${REQUESTS} requests of any kind: no 5xx, none that hangs, and the server lives on (R-no-5xx)`,
  async () => {
    const faults: string[] = [];
    for (let done = 0, round = 0; done < REQUESTS; done += ROUND, round += 1) {
      faults.push(...(await playRound(round, Math.min(ROUND, REQUESTS - done))));
    }
    expect(faults, `${faults.length} faults with FUZZ_SEED=${SEED}:\n${faults.slice(0, 40).join('\n')}`).toEqual([]);
    expect(await isAlive(`http://127.0.0.1:${port}`, PATIENCE_MS)).toBe(true);
  },
  // A cap for a busy machine: what takes long by itself is one of the faults.
  REQUESTS * 200,
);
