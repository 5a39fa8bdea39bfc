import { PRESENT_RULE } from '../../../shared/domain/rating/credit.ts';
import type { Context } from '../../context.ts';
import { findPoolsOfOtherRule } from './store/poolRule.ts';

/**
 * Queues the computation of pools that are not, or no longer wholly, rated by the present rule (R-rating-rule): after a
 * new release, and as long as servers of the one before write among its own.
 */
export async function renewPools({ db, jobs }: Context): Promise<void> {
  const pools = await findPoolsOfOtherRule(db, PRESENT_RULE);
  if (pools.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const pool of pools) await jobs.enqueue(tx, 'rating.rule', { pool });
  });
}
