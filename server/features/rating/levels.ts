import { sql } from 'kysely';
import { poolKey } from '../../../shared/domain/rating/pool.ts';
import { isProvisional, ratingWidth, roundShown, START_ELO, toShown } from '../../../shared/domain/rating/scale.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import type { Queryable } from '../../db/database.ts';

const DAY = 86_400_000;

/** The data for a player's ±: their rated matches in a pool, and the day of the last one at the venue, `YYYY-MM-DD`. */
export interface Played {
  matches: number;
  day: string | null | undefined;
}

function widthOf({ matches, day }: Played, now: Date): number {
  return ratingWidth(matches, day ? Math.floor((now.getTime() - Date.parse(day)) / DAY) : 0);
}

/**
 * How sure a rating is today, and whether it is provisional (R-rating-width). All its digits would reveal the number of
 * matches, and when the last one was.
 */
export function surenessOf(player: Played, now: Date): { width: number; provisional: boolean } {
  return surenessOfTeam([player], now);
}

/** As `surenessOf`, for a player or a pair: at the mean of both, and provisional as long as one of them is. */
export function surenessOfTeam(players: readonly Played[], now: Date): { width: number; provisional: boolean } {
  const width = players.reduce((sum, player) => sum + widthOf(player, now), 0) / Math.max(1, players.length);
  return {
    width: roundShown(width),
    provisional: players.some(({ matches }) => isProvisional(matches)),
  };
}

/** The ratings of many players, for questions about each of them. */
export interface Ratings {
  /** On the shown scale: in the pool in which they have played more, mixed or not, else their starting rating. */
  levelOf(userId: string, sport: Sport, single: boolean): number;
  /** Whether that level is provisional: fewer than five matches in its pool (R-rating-width). */
  isProvisional(userId: string, sport: Sport, single: boolean): boolean;
  /** Sports with a rating or an initial skill. */
  sportsOf(userId: string): Sport[];
}

/** A player's rating in a pool, as their matches have made it. */
export interface RatingRow {
  user_id: string;
  pool: string;
  elo: number;
  matches: number;
}

/** A player's own starting rating. */
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

/** @returns the ratings in the rows of some players (R-rating-level) */
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
