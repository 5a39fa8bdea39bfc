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

/** @returns those who have blocked a person, and those he has blocked */
export async function peopleApartFrom(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('blocks')
    .select(['user_id', 'blocked_id'])
    .where((where) => where.or([where('user_id', '=', userId), where('blocked_id', '=', userId)]))
    .execute();
  return new Set(rows.map(({ user_id, blocked_id }) => (user_id === userId ? blocked_id : user_id)));
}
