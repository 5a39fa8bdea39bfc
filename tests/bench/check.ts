import { chromium } from '@playwright/test';
import pg from 'pg';
import { hashToken } from '../../server/ids.ts';
import { type LedgerMatch, replay } from '../../shared/domain/rating/rating.ts';
import { START_ELO } from '../../shared/domain/rating/scale.ts';
import { startServer } from '../support/web/server.ts';
import type { Bench } from './bench.ts';

const MATCHES = 100_000;
const PLAYERS = 20_000;
const A_DAY = 400;
const POOL = 'TENNIS:single:same';
/** Of the worker, from the last page to what came out (R-measure-check). */
const MOST_SECONDS = 3;

/** Of a session of one of the players: a pool is open to those who play in it. */
const TOKEN = 'seededSession';

/** Two sets, of which the second is closer the later the match. */
const lostIn = (number: number): number => number % 5;

function matchOf(number: number): LedgerMatch {
  const one = (number * 7919) % PLAYERS;
  const other = (one + 1 + (number % 977)) % PLAYERS;
  const lost = lostIn(number);
  return {
    id: `g${number}`,
    day: new Date(Date.UTC(2020, 0, 1 + Math.floor(number / A_DAY))).toISOString().slice(0, 10),
    initiator: [`u${one}`],
    opponent: [`u${other}`],
    winner: number % 3 === 0 ? 'OPPONENT' : 'INITIATOR',
    sport: 'TENNIS',
    share: 12 / (12 + 2 * lost),
  };
}

function setsOf({ winner }: LedgerMatch, number: number): string {
  const [initiatorScore, opponentScore] = winner === 'INITIATOR' ? [6, lostIn(number)] : [lostIn(number), 6];
  return JSON.stringify([0, 1].map((ord) => ({ initiatorScore, opponentScore, type: 'NORMAL', ord })));
}

/** A pool of many matches, and the ratings that a replay of them gives. */
async function seed(client: pg.Client): Promise<void> {
  const matches = Array.from({ length: MATCHES }, (_, number) => matchOf(number));
  await client.query(`
    insert into users (id, code, type, first_name, last_name, password_hash, mail_token, created_at)
    select 'u' || p, 'C' || p, 'NORMAL', 'First', 'Last' || p, 'none', 'm' || p, now() from generate_series(0, ${PLAYERS - 1}) p`);
  await client.query(`
    insert into teams (id, sport, single, mixed, players)
    select 't' || p, 'TENNIS', true, false, array['u' || p] from generate_series(0, ${PLAYERS - 1}) p`);
  await client.query(`
    insert into games (id, code, owner_id, sport, status, prev_status, share_my_phone, share_token, invitation_expiry_days,
      timezone, preference, created_at, expires_at, sets, winner)
    select 'g' || m, 'g' || m, 'u0', 'TENNIS', 'PLAYED', 'SCHEDULED', false, 'g' || m, 5, 'UTC', '{}', now(), now(), '[]',
      'INITIATOR' from generate_series(0, ${MATCHES - 1}) m`);
  await client.query(
    `insert into rated_matches (game_id, pool, day, initiator_team_id, opponent_team_id, initiators, opponents, winner, sets,
      played_status)
    select id, '${POOL}', day, 't' || substr(one, 2), 't' || substr(other, 2), array[one], array[other], winner, sets, 'PLAYED'
    from unnest($1::text[], $2::date[], $3::text[], $4::text[], $5::text[], $6::jsonb[])
      as made (id, day, one, other, winner, sets)`,
    [
      matches.map(({ id }) => id),
      matches.map(({ day }) => day),
      matches.map(({ initiator }) => initiator[0]),
      matches.map(({ opponent }) => opponent[0]),
      matches.map(({ winner }) => winner),
      matches.map(setsOf),
    ],
  );
  const ratings = [...replay(matches, () => START_ELO).ratings];
  await client.query(
    `insert into ratings (pool, user_id, elo, matches, wins, losses)
    select '${POOL}', id, elo, matches, matches, 0 from unnest($1::text[], $2::float8[], $3::int[]) as made (id, elo, matches)`,
    [ratings.map(([id]) => id), ratings.map(([, { elo }]) => elo), ratings.map(([, { matches: n }]) => n)],
  );
  await client.query(`insert into rating_pools values ('${POOL}', 'MARGIN')`);
  await client.query(
    `insert into sessions (token_hash, user_id, created_at, expires_at) values ($1, 'u0', now(), now() + interval '1 day')`,
    [hashToken(TOKEN)],
  );
  await client.query('vacuum analyze');
}

/** Notes when a worker is told to rate, and when it has answered. */
function timeWorkers(): void {
  const times = { begun: 0, ended: 0 };
  Object.assign(window, { workerTimes: times });
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'verdict') times.ended = performance.now();
      });
    }
    override postMessage(message: { kind?: string }): void {
      if (message.kind === 'rate') times.begun = performance.now();
      super.postMessage(message);
    }
  };
}

/** `/ratings/check` in a real browser, on a pool of 100,000 matches. */
export const bench: Bench = async (database) => {
  const url = await database();
  const web = await startServer(false, { DATABASE_URL: url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox'],
  });
  try {
    await seed(client);
    const page = await browser.newPage({ baseURL: web.url });
    await page.addInitScript(timeWorkers);
    await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), TOKEN);
    await page.goto('/ratings/check');
    const begun = performance.now();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText(/^(Every number matches|Numbers that don’t match.*)$/).waitFor({ timeout: 120_000 });
    const whole = (performance.now() - begun) / 1000;
    const said = await page.getByText(/^Matches: /).innerText();
    const comesOut = await page.getByText('Every number matches', { exact: true }).isVisible();
    const times = await page.evaluate(
      () => (window as unknown as { workerTimes: { begun: number; ended: number } }).workerTimes,
    );
    const seconds = (times.ended - times.begun) / 1000;
    return {
      lines: [`rated anew in ${seconds.toFixed(2)} s, ${whole.toFixed(1)} s with reading. ${said}`],
      faults: [
        ...(seconds > MOST_SECONDS ? [`takes ${seconds} s`] : []),
        ...(comesOut ? [] : ['numbers do not come out']),
      ],
    };
  } finally {
    await browser.close();
    await client.end();
    await web.stop();
  }
};
