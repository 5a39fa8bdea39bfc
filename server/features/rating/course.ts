import type { Form } from '../../../shared/contract/schemas/ratings/form.ts';
import { poolOfKey } from '../../../shared/domain/rating/pool.ts';
import { toShown } from '../../../shared/domain/rating/scale.ts';
import type { Queryable } from '../../db/database.ts';

/** Changes of one course. */
export const MAX_CHANGES = 10;

/** The last changes of a player's rating in the pool of their last rated match, oldest first; null before the first (R-form). */
export async function findCourse(db: Queryable, userId: string): Promise<Form['course']> {
  const own = db.selectFrom('rating_receipts').where('user_id', '=', userId).orderBy('day', 'desc').orderBy('game_id');
  const latest = await own.select('pool').limit(1).executeTakeFirst();
  if (!latest) return null;
  const receipts = await own
    .select(['before', 'after', 'change', 'day'])
    .where('pool', '=', latest.pool)
    .limit(MAX_CHANGES)
    .execute();
  const total = await db
    .selectFrom('ratings')
    .select(['wins', 'losses'])
    .where('pool', '=', latest.pool)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const [last] = receipts;
  const first = receipts.at(-1);
  if (!last || !first) return null;
  const ofLastDay = receipts.filter(({ day }) => day === last.day);
  return {
    ...poolOfKey(latest.pool),
    ratings: [first.before, ...receipts.map(({ after }) => after).reverse()].map(toShown),
    day: last.day,
    change: ofLastDay.reduce((sum, { change }) => sum + change, 0) * (toShown(1) - toShown(0)),
    wins: total?.wins ?? 0,
    losses: total?.losses ?? 0,
  };
}
