import { sql } from 'kysely';
import { type Pool, poolKey } from '../../../shared/domain/rating/pool.ts';
import type { PlayerRating } from '../../../shared/domain/rating/rating.ts';
import { START_ELO } from '../../../shared/domain/rating/scale.ts';
import type { Queryable } from '../../db/database.ts';
import { loadStarts } from './eve.ts';

/** @returns how these players stand in a pool now, with all that is computed; who is not in it yet as they start */
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
