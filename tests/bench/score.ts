import pg from 'pg';
import { connect } from '../../server/db/database.ts';
import { bringUpToDate } from '../../server/db/migrate.ts';
import { replayPools } from '../../server/features/rating/replay.ts';
import type { Bench } from './bench.ts';

const PLAYERS = 300_000;
const DAYS = 150;
/** Each player has played so often. */
const ROUNDS = 2;
const TIMES = 40;
/** From a score to its ratings and rankings, in milliseconds (R-measure-score). */
const MOST = 50;
const POOL = 'TENNIS:single:same';
const TODAY = '2026-06-01';

/** Matches between all players, on days that follow each other; only what ratings are computed from is there. */
async function seed(client: pg.Client): Promise<void> {
  const matches = (PLAYERS * ROUNDS) / 2;
  await client.query(`
    insert into users (id, code, type, first_name, last_name, password_hash, mail_token, created_at)
    select 'u' || p, 'C' || p, 'NORMAL', 'First', 'Last' || p, 'none', 'm' || p, now() from generate_series(0, ${PLAYERS - 1}) p`);
  await client.query(`
    insert into teams (id, sport, single, mixed, players)
    select 't' || p, 'TENNIS', true, false, array['u' || p] from generate_series(0, ${PLAYERS - 1}) p`);
  // Those that are scored later have names of their own.
  await client.query(`
    insert into games (id, code, owner_id, sport, status, prev_status, share_my_phone, share_token, invitation_expiry_days,
      timezone, preference, created_at, expires_at, sets, winner)
    select kind || m, kind || m, 'u0', 'TENNIS', 'PLAYED', 'SCHEDULED', false, kind || m, 5, 'UTC', '{}', now(), now(), '[]',
      'INITIATOR'
    from unnest(array['g', 'ng', 'lg']) kind, generate_series(0, ${matches - 1}) m where kind = 'g' or m % 1009 = 0`);
  await client.query(`
    insert into rated_matches (game_id, pool, day, initiator_team_id, opponent_team_id, initiators, opponents, winner, sets,
      played_status)
    select 'g' || m, '${POOL}', date '${TODAY}' - ${DAYS} + (m * ${DAYS}::bigint / ${matches})::int, 't' || a, 't' || b,
      array['u' || a], array['u' || b], case when m % 3 = 0 then 'OPPONENT' else 'INITIATOR' end, '[]', 'PLAYED'
    from generate_series(0, ${matches - 1}) m,
      lateral (select (m * 7919::bigint) % ${PLAYERS} as a, (m * 7919::bigint + 1 + m % 977) % ${PLAYERS} as b) as sides`);
  // The numbers are of no interest: what is measured is how many of them are looked at.
  await client.query(`
    insert into rating_receipts (game_id, user_id, pool, day, before, expected, result, credit, rule, k, change, after)
    select distinct on (game_id, player) game_id, player, pool, day, 1500, 0.5, 1, 1, 'MARGIN', 20, 10, 1500 + hashtext(player) % 300
    from rated_matches, unnest(initiators || opponents) player`);
  await client.query(`
    insert into ratings (pool, user_id, elo, matches, wins, losses)
    select pool, user_id, max(after), count(*), count(*), 0 from rating_receipts group by 1, 2`);
  await client.query(`
    insert into rankings (pool, team_id, elo) select pool, 't' || substr(user_id, 2), elo from ratings`);
  await client.query(`
    insert into ranking_steps (pool, step, teams) select pool, floor(elo / 5), count(*) from rankings group by 1, 2`);
  await client.query(`insert into rating_pools values ('${POOL}', 'MARGIN')`);
  await client.query('vacuum analyze');
}

/** What is done to the ledger, of a match by its number, and on which day it is played. */
const CHANGES: Record<string, { sql: string; ago: number }> = {
  'a score of today': {
    ago: 0,
    sql: `insert into rated_matches select 'n' || game_id, pool, $2::date, initiator_team_id, opponent_team_id,
    initiators, opponents, winner, sets, played_status from rated_matches where game_id = $1`,
  },
  'a score of last week': {
    ago: 7,
    sql: `insert into rated_matches select 'l' || game_id, pool, $2::date, initiator_team_id,
    opponent_team_id, initiators, opponents, winner, sets, played_status from rated_matches where game_id = $1`,
  },
  'a corrected score of today': {
    ago: 0,
    sql: `update rated_matches set winner = 'OPPONENT' where game_id = 'n' || $1 and day = $2`,
  },
  'a score of today taken back': { ago: 0, sql: `delete from rated_matches where game_id = 'n' || $1 and day = $2` },
};

const GAME = ['n', 'l', 'n', 'n'] as const;

/** A score in a pool of 300,000 rated players: what its job takes. */
export const bench: Bench = async (database) => {
  const url = await database();
  await bringUpToDate({ connectionString: url });
  const client = new pg.Client(url);
  await client.connect();
  const { db } = connect({ connectionString: url });
  const lines: string[] = [];
  const faults: string[] = [];
  try {
    await seed(client);
    for (const [index, [what, { sql, ago }]] of Object.entries(CHANGES).entries()) {
      const times: number[] = [];
      const day = new Date(Date.parse(TODAY) - ago * 86_400_000).toISOString().slice(0, 10);
      for (let time = 0; time < TIMES; time += 1) {
        const game = `g${time * 1009}`;
        await client.query(sql, [game, day]);
        const from = performance.now();
        await replayPools(db, [{ pool: POOL, day, games: [`${GAME[index]}${game}`] }]);
        times.push(performance.now() - from);
      }
      times.sort((a, b) => a - b);
      const median = times[TIMES / 2] ?? 0;
      const worst = times.at(-1) ?? 0;
      lines.push(`${what}: ${median.toFixed(1)} ms, ${worst.toFixed(1)} at most, of ${PLAYERS} players`);
      if (median > MOST) faults.push(`${what} takes ${median.toFixed(0)} ms`);
    }
  } finally {
    await db.destroy();
    await client.end();
  }
  return { lines, faults };
};
