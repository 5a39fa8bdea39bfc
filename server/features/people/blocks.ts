import type { Queryable } from '../../db/database.ts';

/** @returns whether either of the two blocked the other (decisions §8) */
export async function areApart(db: Queryable, one: string, other: string): Promise<boolean> {
  const found = await db
    .selectFrom('blocks')
    .select('user_id')
    .where((where) =>
      where.or([
        where.and([where('user_id', '=', one), where('blocked_id', '=', other)]),
        where.and([where('user_id', '=', other), where('blocked_id', '=', one)]),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}
