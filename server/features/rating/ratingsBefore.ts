import { sql } from 'kysely';
import { type Pool, poolKey } from '../../../shared/domain/rating/pool.ts';
import type { PlayerRating } from '../../../shared/domain/rating/rating.ts';
import { START_ELO, toElo } from '../../../shared/domain/rating/scale.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import type { Queryable } from '../../db/database.ts';

/** The ratings of these players on the eve of the day, from their last receipt before it. */
export async function loadRatingsBefore(
  db: Queryable,
  pool: string,
  day: string,
  players: string[],
): Promise<Map<string, PlayerRating>> {
  const { rows } = await sql<{ user_id: string; elo: number; matches: number }>`
    select distinct on (user_id) user_id, after as elo, count(*) over (partition by user_id)::int as matches
    from rating_receipts
    where pool = ${pool} and day < ${day} and user_id = any(${players})
    order by user_id, rating_receipts.day desc`.execute(db);
  return new Map(rows.map(({ user_id, elo, matches }) => [user_id, { elo, matches }]));
}

/** The initial skill ratings in the sport, as Elo; a player who set none starts at 5.0 (R-rating-start). */
export async function loadStarts(db: Queryable, sport: Sport, players: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('initial_skills')
    .select(['user_id', 'rating'])
    .where('sport', '=', sport)
    .where(sql<boolean>`user_id = any(${players})`)
    .execute();
  return new Map(rows.map(({ user_id, rating }) => [user_id, toElo(rating)]));
}

/**
 * The Elo with which players begin a day, as in every receipt of that day: it includes nothing they played on the day itself or
 * later, whenever it is asked for (R-rating-day).
 * @param day `YYYY-MM-DD` at the venue
 */
export async function eloOnEve(
  db: Queryable,
  pool: Pool,
  day: string,
  players: string[],
): Promise<(playerId: string) => number> {
  const ratings = await loadRatingsBefore(db, poolKey(pool), day, players);
  const starts = await loadStarts(db, pool.sport, players);
  return (id) => ratings.get(id)?.elo ?? starts.get(id) ?? START_ELO;
}

/**
 * @returns the current ratings of these players in a pool, as far as they are computed; players not yet in it at their start
 */
export async function ratingsNow(db: Queryable, pool: Pool, players: string[]): Promise<(id: string) => PlayerRating> {
  const rows = await db
    .selectFrom('ratings')
    .select(['user_id', 'elo', 'matches'])
    .where('pool', '=', poolKey(pool))
    .where(sql<boolean>`user_id = any(${players})`)
    .execute();
  const rated = new Map(rows.map(({ user_id, elo, matches }) => [user_id, { elo, matches }]));
  const starts = await loadStarts(db, pool.sport, players);
  return (id) => rated.get(id) ?? { elo: starts.get(id) ?? START_ELO, matches: 0 };
}
