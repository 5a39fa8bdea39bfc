import type { Queryable } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';

/** @returns whether a user may be invited to notices: none of their devices has them, and they have not answered (R-push-hint) */
export async function isInvitedToPush(db: Queryable, user: UserRow): Promise<boolean> {
  if (user.push_hint_closed) return false;
  const device = await db.selectFrom('push_devices').select('id').where('user_id', '=', user.id).executeTakeFirst();
  return device === undefined;
}
