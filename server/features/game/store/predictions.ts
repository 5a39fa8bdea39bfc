import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../db/database.ts';

export interface Prediction {
  gameId: string;
  /** The chance of the organiser's side, 0 to 1. */
  chance: number;
  day: string;
  initiators: string[];
  opponents: string[];
  now: Date;
}

/** Stores a prediction; an existing one stays, unless the players change or the match is moved (R-rating-prediction). */
export async function keepPrediction(tx: Tx, { gameId, chance, day, initiators, opponents, now }: Prediction) {
  await sql`
    insert into predictions (game_id, chance, day, initiators, opponents, made_at)
    values (${gameId}, ${chance}, ${day}, ${initiators}, ${opponents}, ${now})
    on conflict (game_id) do update
    set chance = excluded.chance, day = excluded.day, initiators = excluded.initiators,
      opponents = excluded.opponents, made_at = excluded.made_at
    where (predictions.day, predictions.initiators, predictions.opponents)
      is distinct from (excluded.day, excluded.initiators, excluded.opponents)`.execute(tx);
}

/**
 * @param ahead minutes
 * @returns agreed matches that begin within that time and have no prediction yet, the soonest first
 */
export async function findUnpredicted(db: Queryable, now: Date, ahead: number, max: number): Promise<string[]> {
  // Matches that are never predicted, or not yet, must not fill the batch: practices, and doubles without partners.
  const { rows } = await sql<{ id: string }>`
    select id from games
    where status = 'SCHEDULED' and from_time > ${now} and from_time <= ${now}::timestamptz + ${ahead} * interval '1 minute'
      and preference->>'matchCategory' is distinct from 'PRACTICEHIT'
      and (preference->>'matchType' is distinct from 'OPENDOUBLE' or partner_id is not null)
      and not exists (
        select 1 from predictions where game_id = games.id
          and day = (games.from_time at time zone games.timezone)::date
      )
    order by from_time limit ${max}`.execute(db);
  return rows.map(({ id }) => id);
}
