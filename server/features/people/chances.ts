import type { Queryable } from '../../db/database.ts';

/** @returns whether this person wants to see their chances before they answer (R-rating-stakes) */
export async function showsChances(db: Queryable, userId: string): Promise<boolean> {
  const preferences = db.selectFrom('preferences').select('chances_shown').where('user_id', '=', userId);
  return (await preferences.executeTakeFirst())?.chances_shown ?? true;
}
