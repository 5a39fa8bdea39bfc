import { sql } from 'kysely';
import type { TechnicalSkills } from '../../../shared/contract/schemas/ratings/rating.ts';
import { poolOfKey } from '../../../shared/domain/rating/pool.ts';
import { ratingSystemValues, roundHundredths, roundShown, toShown } from '../../../shared/domain/rating/scale.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import { AppError, refuseFields } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { MAX_CHANGES } from './history.ts';
import { surenessOf } from './levels.ts';

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
 * Rating, wins and losses of a user in each sport played, with the rating of the pool played most; then the sports
 * for which they have only said their level.
 * @param now the longer ago the last match is, the less sure is a rating
 */
export async function findSkills(db: Queryable, userId: string, now: Date): Promise<TechnicalSkills> {
  const { rows } = await sql<{
    sport: Sport;
    pool: string;
    elo: number;
    matches: number;
    wins: number;
    loses: number;
  }>`
    select split_part(pool, ':', 1) as sport, (array_agg(pool order by matches desc))[1] as pool,
      (array_agg(elo order by matches desc))[1] as elo,
      max(matches) as matches, sum(wins)::int as wins, sum(losses)::int as loses
    from ratings where user_id = ${userId} group by 1 order by sum(matches) desc`.execute(db);
  const changes = await changesOf(db, userId);
  const played = rows.map(({ elo, pool, matches, ...skill }) => {
    const own = changes.filter((change) => change.pool === pool).reverse();
    const days = changes.filter((change) => poolOfKey(change.pool).sport === skill.sport).map(({ day }) => day);
    const { single, mixed } = poolOfKey(pool);
    return {
      ...skill,
      double: !single,
      mixed,
      productRating: roundShown(toShown(elo)),
      ...surenessOf({ matches, day: own.at(-1)?.day }, now),
      lastDay: days.sort().at(-1) ?? null,
      course: [...own.slice(0, 1).map(({ before }) => before), ...own.map(({ after }) => after)].map((rating) =>
        roundHundredths(toShown(rating)),
      ),
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
    productRating: roundShown(rating),
    ...surenessOf({ matches: 0, day: null }, now),
    wins: 0,
    loses: 0,
    double: false,
    mixed: false,
    lastDay: null,
    course: [],
  }));
  return [...played, ...unplayed];
}

/**
 * Sets a player's starting rating in a sport (R-rating-start).
 * @param rating on the shown scale, one of `GET /api/rating/values`
 * @throws AppError 400 for another value, 409 once a rated match of the sport was played
 */
export async function setInitialRating(context: Context, userId: string, sport: Sport, rating: number): Promise<void> {
  const isListed = ratingSystemValues().some((value) => value.sportType === sport && value.productRank === rating);
  if (!isListed) refuseFields({ productRating: 'field.choice' });
  const kept = await sql`
    insert into initial_skills (user_id, sport, rating, set_at)
    select ${userId}, ${sport}, ${rating}, ${context.clock.now()}
    where not exists (
      select 1 from teams join rated_matches on initiator_team_id = teams.id or opponent_team_id = teams.id
      where teams.sport = ${sport} and teams.players @> array[${userId}]
    )
    on conflict (user_id, sport) do update set rating = excluded.rating, set_at = excluded.set_at`.execute(context.db);
  if (kept.numAffectedRows === 0n) throw new AppError('E.rating.started');
}
