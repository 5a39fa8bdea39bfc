import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../../../server/db/database.ts';
import { replayPools } from '../../../server/features/rating/replay.ts';
import { type LedgerMatch, type Receipt, replay } from '../../../shared/domain/rating/rating.ts';
import { START_ELO } from '../../../shared/domain/rating/scale.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import { SPORT_COUNT, seedClub } from '../../support/seedClub.ts';

const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
const PLAYERS = 7;
const GAMES = 12;
/** Two of one side and two of the other, by the number of the game: some meet again, some play twice a day. */
const PAIRS = [
  [0, 1, 2, 3],
  [0, 2, 1, 4],
  [3, 4, 5, 6],
  [1, 5, 0, 6],
  [2, 6, 3, 5],
] as const;

let client: pg.Client;
let db: Database;
let players: string[];
let games: string[];

beforeAll(async () => {
  const connection = await createTestDatabase();
  client = new pg.Client(connection);
  await client.connect();
  await seedClub(client, { players: 2 * SPORT_COUNT, rounds: 3, now: new Date('2026-04-01') }, []);
  const ids = async (text: string) => (await client.query<{ id: string }>(text)).rows.map(({ id }) => id);
  players = await ids(`select id from users order by id limit ${PLAYERS}`);
  games = await ids(`select id from games order by id limit ${GAMES}`);
  db = connect(connection).db;
});
afterAll(async () => {
  await db.destroy();
  await client.end();
});

interface Step {
  game: number;
  /** Null: it counts no more. */
  winner: 'INITIATOR' | 'OPPONENT' | null;
  /** Games that the others took. */
  lost: number;
  day: number;
  /** Ratings are computed after it, of all that has come since the last time. */
  flush: 'none' | 'together' | 'backwards';
}

const steps = fc.array(
  fc.record<Step>({
    game: fc.nat(GAMES - 1),
    winner: fc.constantFrom('INITIATOR', 'OPPONENT', null),
    lost: fc.nat(4),
    day: fc.nat(DAYS.length - 1),
    flush: fc.constantFrom('none', 'together', 'backwards'),
  }),
  { minLength: 1, maxLength: 25 },
);

type Kind = 'single' | 'double';

function sidesOf(game: number, kind: Kind): { initiator: string[]; opponent: string[] } {
  const [a, b, c, d] = PAIRS[game % PAIRS.length] ?? PAIRS[0];
  const named = (numbers: number[]) => numbers.map((number) => players[number] ?? '');
  return kind === 'single'
    ? { initiator: named([a]), opponent: named([c]) }
    : { initiator: named([a, b]), opponent: named([c, d]) };
}

const setOf = (winner: Step['winner'], lost: number) => {
  const [initiatorScore, opponentScore] = winner === 'INITIATOR' ? [6, lost] : [lost, 6];
  return { initiatorScore, opponentScore, type: 'NORMAL', ord: 0 };
};
const poolOf = (kind: Kind) => `TENNIS:${kind}:same`;
const teamOf = (side: string[]) => `team ${side.toSorted().join(' ')}`;

async function begin(kind: Kind): Promise<void> {
  await client.query(`delete from rating_receipts; delete from ratings; delete from rankings; delete from ranking_steps;
    delete from rated_matches`);
  for (let game = 0; game < GAMES; game += 1) {
    for (const side of Object.values(sidesOf(game, kind))) {
      await client.query(
        `insert into teams (id, sport, single, mixed, players) values ($1, 'TENNIS', $2, false, $3) on conflict do nothing`,
        [teamOf(side), kind === 'single', side.toSorted()],
      );
    }
  }
}

/** A ledger as its rows say, and the jobs that its changes queue. */
class Ledger {
  readonly matches = new Map<number, LedgerMatch>();
  #wanted: { pool: string; day: string; games: string[] }[] = [];
  readonly #kind: Kind;

  constructor(kind: Kind) {
    this.#kind = kind;
  }

  async enter({ game, winner, lost, day: number }: Step): Promise<void> {
    const id = games[game] ?? '';
    const kept = this.matches.get(game);
    const day = kept?.day ?? DAYS[number] ?? '';
    if (winner === null) {
      if (!kept) return;
      this.matches.delete(game);
      await client.query('delete from rated_matches where game_id = $1', [id]);
    } else {
      const sides = sidesOf(game, this.#kind);
      this.matches.set(game, { id, day, winner, sport: 'TENNIS', share: 6 / (6 + lost), ...sides });
      const sets = JSON.stringify([setOf(winner, lost)]);
      await client.query(`update games set sets = $1, played_status = 'PLAYED' where id = $2`, [sets, id]);
      await client.query(
        `insert into rated_matches values ($1, $2, $3, (select id from teams where players = $4 and sport = 'TENNIS'),
          (select id from teams where players = $5 and sport = 'TENNIS'), $6, $7, $8, $9, 'PLAYED')
        on conflict (game_id) do update set winner = excluded.winner, sets = excluded.sets`,
        [
          id,
          poolOf(this.#kind),
          day,
          sides.initiator.toSorted(),
          sides.opponent.toSorted(),
          sides.initiator,
          sides.opponent,
          winner,
          sets,
        ],
      );
    }
    this.#wanted.push({ pool: poolOf(this.#kind), day, games: [id] });
  }

  async flush(how: Step['flush']): Promise<void> {
    if (how === 'none') return;
    const wanted = this.#wanted;
    this.#wanted = [];
    if (how === 'together') return replayPools(db, wanted);
    for (const each of wanted.toReversed()) await replayPools(db, [each]);
  }
}

const rowsOf = (receipts: Receipt[]) =>
  receipts
    .flatMap(({ matchId, day, players: own }) => own.map((each) => ({ game: matchId, day, ...each })))
    .sort((a, b) => `${a.game} ${a.id}`.localeCompare(`${b.game} ${b.id}`));

async function storedRows(): Promise<unknown[]> {
  const { rows } = await client.query<{ game: string; id: string }>(`
    select game_id as game, day, user_id as id, before, expected, result, share, credit, rule, k, change, after from rating_receipts`);
  return rows.sort((a, b) => `${a.game} ${a.id}`.localeCompare(`${b.game} ${b.id}`));
}

/** Tables and steps that differ from what the ratings say. */
async function wrongRankings(): Promise<unknown[]> {
  const { rows } = await client.query(`
    with listed as (
      select ratings.pool || case when min(matches) < 5 then ':provisional' else '' end as pool, teams.id as team_id,
        avg(elo) as elo, players, jsonb_agg(jsonb_build_object('matches', matches, 'day', (
          select max(day) from rating_receipts where rating_receipts.user_id = ratings.user_id)) order by user_id) as played
      from teams join ratings on user_id = any(players)
      where teams.sport = 'TENNIS' and pool = 'TENNIS:' || case when single then 'single' else 'double' end || ':same'
        and exists (select 1 from rated_matches where teams.id in (initiator_team_id, opponent_team_id))
      group by ratings.pool, teams.id),
    steps as (select pool, floor(elo / 5)::int as step, count(*)::int as teams from rankings group by 1, 2)
    (select 'missing' as what, pool, team_id as id, round(elo::numeric, 9) from listed
      except select 'missing', pool, team_id, round(elo::numeric, 9) from rankings)
    union all (select 'played', pool, team_id, 0 from (select pool, team_id, players, played from listed
      except select pool, team_id, players, played from rankings) as shown)
    union all (select 'left', pool, team_id, elo::numeric from rankings where (pool, team_id) not in (select pool, team_id from listed))
    union all (select 'step', pool, step::text, teams from steps except select 'step', pool, step::text, teams from ranking_steps)
    union all (select 'old step', pool, step::text, teams from ranking_steps
      except select 'old step', pool, step::text, teams from steps)`);
  return rows;
}

test.each(['single', 'double'] as const)(
  'what follows from a score alone gives the receipts of a full replay, in %ss (R-rating-replay)',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await begin(kind);
        const ledger = new Ledger(kind);
        for (const step of taken) {
          await ledger.enter(step);
          await ledger.flush(step.flush);
        }
        await ledger.flush('backwards');
        const { receipts, ratings } = replay([...ledger.matches.values()], () => START_ELO);
        expect(await storedRows()).toEqual(rowsOf(receipts));
        const { rows } = await client.query<{ id: string; elo: number; matches: number }>(
          'select user_id as id, elo, matches from ratings',
        );
        expect(new Map(rows.map(({ id, elo, matches }) => [id, { elo, matches }]))).toEqual(ratings);
        expect(await wrongRankings()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
  180_000,
);
