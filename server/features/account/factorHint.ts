import type { Queryable } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { organises } from '../game/organises.ts';
import { findFactor } from '../session/secondFactor.ts';

/** Who has published so many matches has the addresses of many others in their account. */
const ORGANISER_GAMES = 3;

/** @returns whether a user is invited to the second step: an organiser with a password who has not answered (R-factor-hint) */
export async function isInvitedToFactor(db: Queryable, user: UserRow): Promise<boolean> {
  if (user.factor_hint_closed || user.password_hash === null) return false;
  return (await organises(db, user.id, ORGANISER_GAMES)) && (await findFactor(db, user.id)) === null;
}
