import { sql } from 'kysely';
import { expectedScore, poolKey, poolOf, START_ELO, teamElo, toElo } from '../../../shared/domain/rating.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { type GameState, loadGame } from './state.ts';
import { sidesOf } from './teams.ts';

/** Matches that begin so soon are predicted, in minutes: the job that does it runs every minute. */
const AHEAD = 30;
/** Games looked at in one go; the rest waits for the next. */
const BATCH = 200;

async function eloIn(db: Queryable, state: GameState, players: UserRow[]): Promise<(side: UserRow[]) => number> {
  const ids = players.map(({ id }) => id);
  const { sport } = state.game;
  const pool = poolKey(poolOf(sport, Object.values(sidesOf(state))));
  const isOfPlayers = sql<boolean>`user_id = any(${ids})`;
  const rated = await db
    .selectFrom('ratings')
    .select(['user_id', 'elo'])
    .where('pool', '=', pool)
    .where(isOfPlayers)
    .execute();
  const initial = await db
    .selectFrom('initial_skills')
    .select(['user_id', 'rating'])
    .where('sport', '=', sport)
    .where(isOfPlayers)
    .execute();
  const elos = new Map([
    ...initial.map(({ user_id, rating }): [string, number] => [user_id, toElo(rating)]),
    ...rated.map(({ user_id, elo }): [string, number] => [user_id, elo]),
  ]);
  return (side) => teamElo(side.map(({ id }) => elos.get(id) ?? START_ELO));
}

/**
 * Keeps the chance of the organiser's side as the ratings are now, for the page about how good they are. What is kept
 * stays, unless somebody else plays; a match that does not count is not predicted.
 */
export async function predict(context: Context, tx: Tx, state: GameState): Promise<void> {
  const { initiators, opponents } = sidesOf(state);
  const isComplete = initiators.length === opponents.length && initiators.length > 0;
  if (!isComplete || state.game.preference.matchCategory === 'PRACTICEHIT') return;
  const eloOf = await eloIn(tx, state, [...initiators, ...opponents]);
  const ids = (side: UserRow[]) => side.map(({ id }) => id);
  await sql`
    insert into predictions (game_id, chance, initiators, opponents, made_at)
    values (${state.game.id}, ${expectedScore(eloOf(initiators), eloOf(opponents))}, ${ids(initiators)},
      ${ids(opponents)}, ${context.clock.now()})
    on conflict (game_id) do update
    set chance = excluded.chance, initiators = excluded.initiators, opponents = excluded.opponents,
      made_at = excluded.made_at
    where predictions.initiators <> excluded.initiators or predictions.opponents <> excluded.opponents`.execute(tx);
}

/** Predicts the matches that are about to begin. */
export async function predictMatches(context: Context): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from games
    where status = 'SCHEDULED' and from_time <= ${context.clock.now()}::timestamptz + ${AHEAD} * interval '1 minute'
      and from_time > ${context.clock.now()} and not exists (select 1 from predictions where game_id = games.id)
    limit ${BATCH}`.execute(context.db);
  for (const { id } of rows) {
    const state = await loadGame(context.db, id);
    await context.db.transaction().execute((tx) => predict(context, tx, state));
  }
}
