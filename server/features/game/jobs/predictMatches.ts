import { sql } from 'kysely';
import { expectedScore, poolOf, teamElo } from '../../../../shared/domain/rating.ts';
import { venueDay } from '../../../../shared/domain/zone.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { UserRow } from '../../../db/tables.ts';
import { eloOnEve } from '../../rating/eve.ts';
import { type GameState, lockGame } from '../store/gameState.ts';
import { sidesOf } from '../store/teams.ts';

/** Matches that begin so soon are predicted, in minutes: the job that does it runs every minute. */
const AHEAD = 30;
/** Games looked at in one go; the rest waits for the next. */
const BATCH = 200;

/**
 * Keeps the chance of the organiser's side by the ratings before the day of the match, for the page about how good they
 * are. Asked later it is the same: nothing that was played on that day or since is in it. What is kept stays, unless
 * somebody else plays or the match was moved; a match that does not count is not predicted.
 */
export async function predict(context: Context, tx: Tx, state: GameState): Promise<void> {
  const { game } = state;
  const { initiators, opponents } = sidesOf(state);
  const isComplete = initiators.length === opponents.length && initiators.length > 0;
  if (!isComplete || !game.from_time || game.preference.matchCategory === 'PRACTICEHIT') return;
  const ids = (side: UserRow[]) => side.map(({ id }) => id);
  const [own, others] = [ids(initiators), ids(opponents)];
  const day = venueDay(game.from_time.toISOString(), game.timezone);
  const eloOf = await eloOnEve(tx, poolOf(game.sport, [initiators, opponents]), day, [...own, ...others]);
  const chance = expectedScore(teamElo(own.map(eloOf)), teamElo(others.map(eloOf)));
  await sql`
    insert into predictions (game_id, chance, day, initiators, opponents, made_at)
    values (${game.id}, ${chance}, ${day}, ${own}, ${others}, ${context.clock.now()})
    on conflict (game_id) do update
    set chance = excluded.chance, day = excluded.day, initiators = excluded.initiators,
      opponents = excluded.opponents, made_at = excluded.made_at
    where (predictions.day, predictions.initiators, predictions.opponents)
      is distinct from (excluded.day, excluded.initiators, excluded.opponents)`.execute(tx);
}

/** Predicts the matches that are about to begin. */
export async function predictMatches(context: Context): Promise<void> {
  const now = context.clock.now();
  // What is never predicted, or not yet, shall not fill the batch: practices, and doubles without their partners.
  const { rows } = await sql<{ id: string }>`
    select id from games
    where status = 'SCHEDULED' and from_time > ${now} and from_time <= ${now}::timestamptz + ${AHEAD} * interval '1 minute'
      and preference->>'matchCategory' is distinct from 'PRACTICEHIT'
      and (preference->>'matchType' is distinct from 'OPENDOUBLE' or partner_id is not null)
      and not exists (
        select 1 from predictions where game_id = games.id
          and day = (games.from_time at time zone games.timezone)::date
      )
    order by from_time limit ${BATCH}`.execute(context.db);
  for (const { id } of rows) {
    await context.db.transaction().execute(async (tx) => {
      const state = await lockGame(tx, id);
      if (state.game.status === 'SCHEDULED') await predict(context, tx, state);
    });
  }
}
