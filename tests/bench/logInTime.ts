import { performance } from 'node:perf_hooks';
import { BRAND } from '../../shared/brand.ts';
import { startServer } from '../support/web/server.ts';
import type { Bench } from './bench.ts';

const ROUNDS = 60;
/** Medians of two groups that are the same work may differ by so much, as a share. */
const MOST_DIFFERENCE = 0.15;

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Whether an account exists must not be measurable from outside (R-measure-log-in): unknown, wrong password. */
export const bench: Bench = async (database) => {
  const server = await startServer(false, { DATABASE_URL: await database() }, ['--no-web']);
  try {
    const email = 'known@club.example';
    const account = { firstName: 'Kim', lastName: 'Known', password: 'seven green tennis balls', emails: [{ email }] };
    await fetch(`${server.url}/api/signUp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    const time = async (username: string, from: number): Promise<number> => {
      const begun = performance.now();
      await fetch(`${server.url}/oauth/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`${BRAND.oauthClientId}:`)}`,
          // The limit of tries is by caller: each comes from elsewhere.
          'x-forwarded-for': `10.${from >> 8}.${from & 255}.1`,
        },
        body: new URLSearchParams({ grant_type: 'password', username, password: 'wrong' }),
      });
      return performance.now() - begun;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      known.push(await time(email, 2 * round));
      unknown.push(await time(`nobody${round}@club.example`, 2 * round + 1));
    }
    const [a, b] = [median(known), median(unknown)];
    const difference = Math.abs(a - b) / Math.max(a, b);
    return {
      lines: [`a wrong log-in: ${a.toFixed(1)} ms with an account, ${b.toFixed(1)} ms without (medians of ${ROUNDS})`],
      faults: difference > MOST_DIFFERENCE ? [`they differ by ${Math.round(difference * 100)} %`] : [],
    };
  } finally {
    await server.stop();
  }
};
