import type { Queryable } from '../../../db/database.ts';

/** Open and agreed games a person organises, and those they were invited to and have not declined. */
export interface Involvements {
  owned: string[];
  invited: { gameId: string; inviteeId: string }[];
}

export async function findInvolvements(db: Queryable, userId: string): Promise<Involvements> {
  const owned = await db
    .selectFrom('games')
    .select('id')
    .where('owner_id', '=', userId)
    .where('status', 'in', ['CONFIRMED', 'SCHEDULED'])
    .execute();
  const invited = await db
    .selectFrom('invitees')
    .innerJoin('games', 'games.id', 'game_id')
    .select(['invitees.id as inviteeId', 'game_id as gameId'])
    .where('user_id', '=', userId)
    .where('games.status', 'in', ['CONFIRMED', 'SCHEDULED'])
    .where('invitees.status', '<>', 'DECLINED')
    .execute();
  return { owned: owned.map(({ id }) => id), invited };
}
