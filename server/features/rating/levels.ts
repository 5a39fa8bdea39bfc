import { sql } from 'kysely';
import { poolKey, START_ELO, toShown } from '../../../shared/domain/rating.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import type { Queryable } from '../../db/database.ts';

/** @returns a player's level on the shown scale: of the pool he has played more in, mixed or not, else where he starts */
type Levels = (userId: string, sport: Sport, single: boolean) => number;

/** @returns by user, the sports he has a rating or an initial skill in */
export async function loadSports(db: Queryable, userIds: string[]): Promise<Map<string, Sport[]>> {
  const { rows } = await sql<{ userId: string; sport: Sport }>`
    select user_id as "userId", split_part(pool, ':', 1) as sport from ratings where user_id = any(${userIds})
    union
    select user_id, sport from initial_skills where user_id = any(${userIds})`.execute(db);
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...byUser].map(([userId, own]) => [userId, own.map(({ sport }) => sport)]));
}

/** Loads the levels of players in two queries, however many they are (decisions §6). */
export async function loadLevels(db: Queryable, userIds: string[]): Promise<Levels> {
  const isOfUsers = sql<boolean>`user_id = any(${userIds})`;
  const rated = await db.selectFrom('ratings').select(['user_id', 'pool', 'elo', 'matches']).where(isOfUsers).execute();
  const initial = await db
    .selectFrom('initial_skills')
    .select(['user_id', 'sport', 'rating'])
    .where(isOfUsers)
    .execute();
  const inPool = new Map(rated.map((row) => [`${row.user_id} ${row.pool}`, row]));
  const starts = new Map(initial.map((row) => [`${row.user_id} ${row.sport}`, row.rating]));
  return (userId, sport, single) => {
    const [played] = [false, true]
      .flatMap((mixed) => inPool.get(`${userId} ${poolKey({ sport, single, mixed })}`) ?? [])
      .sort((a, b) => b.matches - a.matches);
    if (played) return toShown(played.elo);
    return starts.get(`${userId} ${sport}`) ?? toShown(START_ELO);
  };
}
