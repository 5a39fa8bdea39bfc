import { sql } from 'kysely';
import { poolKey } from '../../../shared/domain/rating/pool.ts';
import { START_ELO, toShown } from '../../../shared/domain/rating/scale.ts';
import { isProvisional } from '../../../shared/domain/rating/width.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import type { Queryable } from '../../db/database.ts';

/** The ratings of many players, for questions about each of them. */
export interface Ratings {
  /** On the shown scale: of the pool they have played more in, mixed or not, else where they start. */
  levelOf(userId: string, sport: Sport, single: boolean): number;
  /** Whether that level is provisional: fewer than five matches in its pool (R-rating-width). */
  isProvisional(userId: string, sport: Sport, single: boolean): boolean;
  /** Sports with a rating or an initial skill. */
  sportsOf(userId: string): Sport[];
}

/** What somebody's matches have made of their rating in a pool. */
export interface RatingRow {
  user_id: string;
  pool: string;
  elo: number;
  matches: number;
}

/** Where somebody said that they start. */
export interface InitialRow {
  user_id: string;
  sport: Sport;
  rating: number;
}

/** Loads the ratings of players in two queries, however many they are (R-rating-level). */
export async function loadRatings(db: Queryable, userIds: string[]): Promise<Ratings> {
  const isOfUsers = sql<boolean>`user_id = any(${userIds})`;
  const rated = await db.selectFrom('ratings').select(['user_id', 'pool', 'elo', 'matches']).where(isOfUsers).execute();
  const initial = await db
    .selectFrom('initial_skills')
    .select(['user_id', 'sport', 'rating'])
    .where(isOfUsers)
    .execute();
  return ratingsOf(rated, initial);
}

/** @returns what the rows of some players say (R-rating-level) */
export function ratingsOf(rated: readonly RatingRow[], initial: readonly InitialRow[]): Ratings {
  const inPool = new Map(rated.map((row) => [`${row.user_id} ${row.pool}`, row]));
  const starts = new Map(initial.map((row) => [`${row.user_id} ${row.sport}`, row.rating]));
  const mostPlayed = (userId: string, sport: Sport, single: boolean): RatingRow | undefined =>
    [false, true]
      .flatMap((mixed) => inPool.get(`${userId} ${poolKey({ sport, single, mixed })}`) ?? [])
      .sort((a, b) => b.matches - a.matches)[0];
  return {
    levelOf(userId, sport, single) {
      const played = mostPlayed(userId, sport, single);
      if (played) return toShown(played.elo);
      return starts.get(`${userId} ${sport}`) ?? toShown(START_ELO);
    },
    isProvisional: (userId, sport, single) => isProvisional(mostPlayed(userId, sport, single)?.matches ?? 0),
    sportsOf(userId) {
      const own = rated.filter((row) => row.user_id === userId).map(({ pool }) => pool.split(':')[0] as Sport);
      const begun = initial.filter((row) => row.user_id === userId).map(({ sport }) => sport);
      return [...new Set([...own, ...begun])];
    },
  };
}
