import { sql } from 'kysely';
import type { TechnicalSkills } from '../../../shared/contract/schemas/ratings/rating.ts';
import { poolOfKey } from '../../../shared/domain/rating/pool.ts';
import { toShown } from '../../../shared/domain/rating/scale.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import type { Queryable } from '../../db/database.ts';
import { MAX_CHANGES } from './course.ts';
import { surenessOf } from './sureness.ts';

interface Change {
  pool: string;
  before: number;
  after: number;
  day: string;
}

/** @returns the last changes of a user's ratings by pool, newest first */
async function changesOf(db: Queryable, userId: string): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select pool, before, after, day from (
      select *, row_number() over (partition by pool order by day desc, game_id) as place
      from rating_receipts where user_id = ${userId}
    ) as receipts
    where place <= ${MAX_CHANGES} order by pool, place`.execute(db);
  return rows;
}

/**
 * Rating, wins and losses of a user in each sport played, the rating being that of the pool played most; then the sports
 * they have only said their level in.
 * @param now how long it is since the last match makes a rating less sure
 */
export async function findSkills(db: Queryable, userId: string, now: Date): Promise<TechnicalSkills> {
  const { rows } = await sql<{
    sport: Sport;
    pool: string;
    elo: number;
    matches: number;
    wins: number;
    loses: number;
    double: boolean;
  }>`
    select split_part(pool, ':', 1) as sport, (array_agg(pool order by matches desc))[1] as pool,
      (array_agg(elo order by matches desc))[1] as elo,
      max(matches) as matches, sum(wins)::int as wins, sum(losses)::int as loses,
      sum(case split_part(pool, ':', 2) when 'double' then matches else -matches end) > 0 as double
    from ratings where user_id = ${userId} group by 1 order by sum(matches) desc`.execute(db);
  const changes = await changesOf(db, userId);
  const played = rows.map(({ elo, pool, matches, ...skill }) => {
    const own = changes.filter((change) => change.pool === pool).reverse();
    const days = changes.filter((change) => poolOfKey(change.pool).sport === skill.sport).map(({ day }) => day);
    return {
      ...skill,
      productRating: toShown(elo),
      ...surenessOf({ matches, day: own.at(-1)?.day }, now),
      lastDay: days.sort().at(-1) ?? null,
      course: [...own.slice(0, 1).map(({ before }) => before), ...own.map(({ after }) => after)].map(toShown),
    };
  });
  const initial = await db
    .selectFrom('initial_skills')
    .select(['sport', 'rating'])
    .where('user_id', '=', userId)
    .orderBy('set_at', 'desc')
    .execute();
  const said = initial.filter(({ sport }) => !played.some((skill) => skill.sport === sport));
  const unplayed = said.map(({ sport, rating }) => ({
    sport,
    productRating: rating,
    ...surenessOf({ matches: 0, day: null }, now),
    wins: 0,
    loses: 0,
    double: false,
    lastDay: null,
    course: [],
  }));
  return [...played, ...unplayed];
}
