import { toShown } from '../../../shared/domain/rating/scale.ts';
import type { Queryable } from '../../db/database.ts';

/** @returns by how much each of these matches moved a user's level, on the shown scale; those without a rating are left out */
export async function findMoves(
  db: Queryable,
  userId: string,
  gameIds: readonly string[],
): Promise<{ gameId: string; change: number }[]> {
  if (gameIds.length === 0) return [];
  const rows = await db
    .selectFrom('rating_receipts')
    // What has left the ledger moves nobody, though its receipts stay until its pool is computed anew.
    .innerJoin('rated_matches', 'rated_matches.game_id', 'rating_receipts.game_id')
    .select(['rating_receipts.game_id', 'change'])
    .where('user_id', '=', userId)
    .where('rating_receipts.game_id', 'in', gameIds)
    .execute();
  return rows.map(({ game_id, change }) => ({ gameId: game_id, change: toShown(change) - toShown(0) }));
}
