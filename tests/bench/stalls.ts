import { performance } from 'node:perf_hooks';
import { BRAND } from '../../shared/brand.ts';
import { PASSWORD } from '../support/factories.ts';
import { startServer } from '../support/web/server.ts';
import type { Bench } from './bench.ts';
import { type Attack, many } from './stalls/attack.ts';
import { heavyCalls } from './stalls/heavyCalls.ts';
import { worstBodies } from './stalls/worstBodies.ts';

/** One kind of attack goes on for so long, from so many connections at once. */
const SECONDS = 4;
const AT_ONCE = 8;
/** What somebody else's answer may take at the 99th percentile (R-measure-stalls). */
const MAX_P99_MS = 250;
const READ_EVERY_MS = 10;

const percentile = (times: number[], share: number): number =>
  times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/** One caller cannot keep others waiting: sends the heaviest calls there are, and measures somebody else's reading. */
export const bench: Bench = async (database) => {
  const url = await database();
  const server = await startServer(false, { DATABASE_URL: url });
  const post = (path: string, type: string, body: string, headers = {}) =>
    fetch(server.url + path, { method: 'POST', headers: { 'content-type': type, ...headers }, body });
  let senders = 0;
  /** Each from elsewhere: what is limited by address is not what is measured. */
  const elsewhere = () => {
    senders += 1;
    return `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`;
  };
  const makeToken = async (): Promise<string> => {
    const email = `kim${elsewhere().replaceAll('.', 'x')}@club.example`;
    const account = { firstName: 'Kim', lastName: 'Known', password: PASSWORD, emails: [{ email }] };
    const from = { 'x-forwarded-for': elsewhere() };
    await post('/api/signUp', 'application/json', JSON.stringify(account), from);
    const credentials = { authorization: `Basic ${btoa(`${BRAND.oauthClientId}:`)}`, ...from };
    const form = new URLSearchParams({ grant_type: 'password', username: email, password: PASSWORD }).toString();
    const answer = await post('/oauth/token', 'application/x-www-form-urlencoded', form, credentials);
    return ((await answer.json()) as { access_token: string }).access_token;
  };

  async function measure(attack: Attack): Promise<{ times: number[]; statuses: Map<number, number> }> {
    const { method, path, type, body } = attack;
    const tokens = await Promise.all(many(AT_ONCE, null).map(() => attack.token ?? makeToken()));
    const until = performance.now() + SECONDS * 1000;
    const statuses = new Map<number, number>();
    const strike = async (token: string) => {
      const authorization = attack.isClient ? `Basic ${btoa(`${BRAND.oauthClientId}:`)}` : `Bearer ${token}`;
      while (performance.now() < until) {
        const headers = {
          ...(type !== undefined && { 'content-type': type }),
          ...(token && { authorization }),
          'x-forwarded-for': elsewhere(),
        };
        const answer = await fetch(server.url + path, { method, headers, redirect: 'manual', ...(body && { body }) });
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }
    };
    const times: number[] = [];
    const read = async () => {
      while (performance.now() < until) {
        const begun = performance.now();
        await (await fetch(`${server.url}/api/config`)).arrayBuffer();
        times.push(performance.now() - begun);
        await new Promise((done) => setTimeout(done, READ_EVERY_MS));
      }
    };
    await Promise.all([read(), ...tokens.map(strike)]);
    return { times, statuses };
  }

  const lines: string[] = [];
  const faults: string[] = [];
  try {
    const attacks = { ...(await worstBodies()), ...(await heavyCalls(server.url, url)) };
    for (const [name, attack] of Object.entries(attacks)) {
      const { times, statuses } = await measure(attack);
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
      lines.push(
        `${name}: others wait ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (${times.length} reads; ${answers})`,
      );
      if (p99 > MAX_P99_MS) faults.push(`${name}: p99 ${p99.toFixed(0)} ms, more than ${MAX_P99_MS}`);
    }
  } finally {
    await server.stop();
  }
  return { lines, faults };
};
