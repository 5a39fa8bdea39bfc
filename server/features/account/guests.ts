import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { eachItem } from '../../jobs/eachItem.ts';
import type { Viewer } from '../../plugins/auth.ts';
import { guestOf } from '../game/guestOf.ts';
import { erasePerson } from './erase.ts';

/**
 * A guest without an account wants to be forgotten, from the page of a game (R-erase-guest).
 * @throws AppError 403 for accounts, which are deleted in their profile, and for who has not proved the mailbox
 */
export async function eraseGuestOfGame(context: Context, viewer: Viewer, gameId: string): Promise<void> {
  await erasePerson(context, await guestOf(context.db, viewer, gameId));
}

/** A guest's contact data is kept for so long after their last game (R-guest-retention). */
const KEPT_DAYS = 90;
/** Guests forgotten in one go; the rest waits for the next. */
const BATCH = 100;

/** Forgets guests whose last game is long over. */
export async function forgetOldGuests(context: Context): Promise<void> {
  const since = subDays(context.clock.now(), KEPT_DAYS);
  const { rows } = await sql<{ id: string }>`
    select users.id from users
    where type = 'CONTACT' and deleted_at is null and users.created_at < ${since} and not exists (
      select 1 from invitees join games on games.id = invitees.game_id
      where invitees.user_id = users.id and greatest(to_time, expires_at) > ${since}
    )
    order by users.created_at limit ${BATCH}`.execute(context.db);
  await eachItem(context, 'erasure of a guest', rows, ({ id }) => erasePerson(context, id));
}
