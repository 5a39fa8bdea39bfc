import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../db/database.ts';

/** The sides of a match disagree about the score from now on. */
export async function beginDispute(tx: Tx, gameId: string, now: Date): Promise<void> {
  await tx
    .insertInto('disputes')
    .values({ game_id: gameId, began_at: now })
    .onConflict((conflict) => conflict.column('game_id').doUpdateSet({ began_at: now }))
    .execute();
}

/** The sides agree again. */
export async function endDispute(tx: Tx, gameId: string): Promise<void> {
  await tx.deleteFrom('disputes').where('game_id', '=', gameId).execute();
}

/** How many of somebody's last matches there are, and in how many of these the sides never agreed. */
export interface DisputeCount {
  userId: string;
  matches: number;
  disputed: number;
}

/**
 * @param scoredBefore later scores can still change
 * @param last how many matches of each are looked at, the newest first
 * @returns those people who have played, in no particular order
 */
export async function countDisputes(
  db: Queryable,
  userIds: readonly string[],
  { scoredBefore, last }: { scoredBefore: Date; last: number },
): Promise<DisputeCount[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<DisputeCount>`
    select people.id as "userId", count(*)::int as matches, (count(*) filter (where disputed))::int as disputed
    from unnest(${userIds}::text[]) as people (id)
    cross join lateral (
      select disputed from games
      where status = 'PLAYED' and scored_at <= ${scoredBefore} and games.id in (
        select games.id from games where owner_id = people.id
        union
        select game_id from invitees where user_id = people.id and status = 'CONFIRMED'
      )
      order by from_time desc, games.id limit ${last}
    ) as latest
    group by people.id`.execute(db);
  return rows;
}
