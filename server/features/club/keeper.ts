import { addDays } from 'date-fns/addDays';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { type Asking, asOwner } from '../ownerProof/ownerProof.ts';
import { lockUser } from '../people/repository.ts';
import { lockClub, lockFor } from './access.ts';
import { readClub } from './clubView.ts';
import { keepAct } from './history.ts';
import { queueMailing } from './mailings.ts';
import { checkClubs } from './room.ts';

/** How many days the named organiser has to take over (R-club-handover). */
const HANDOVER_DAYS = 14;

const mailing = (club_id: string, author_id: string, kind: 'HANDED' | 'KEEPER' | 'CLOSED') => ({
  club_id,
  author_id,
  kind,
});

/**
 * Names the next keeper (R-club-handover).
 * @param personId the line of an organiser in the club's list
 * @throws AppError 403 for anybody but the keeper, 404, 409, and as asOwner() does
 */
export async function handOver(context: Context, asking: Asking, id: string, personId: string): Promise<void> {
  const now = context.clock.now();
  await asOwner(context, asking, async (tx, { id: userId }) => {
    await lockFor(tx, 'HANDOVER', id, userId, now);
    const heir = await tx
      .selectFrom('club_people')
      .select('user_id')
      .where('id', '=', personId)
      .where('club_id', '=', id)
      .where('role', '=', 'ORGANISER')
      .where('state', '=', 'IN')
      .where('user_id', '<>', userId)
      .executeTakeFirst();
    if (!heir) throw new AppError('E.notFound');
    await tx
      .updateTable('clubs')
      .set({ heir_id: heir.user_id, heir_until: addDays(now, HANDOVER_DAYS), changed_at: now })
      .where('id', '=', id)
      .execute();
    await keepAct(tx, id, { at: now, actor: userId, action: 'HANDED', subject: heir.user_id });
    if (heir.user_id !== null)
      await queueMailing(tx, { ...mailing(id, userId, 'HANDED'), about_id: heir.user_id }, now);
  });
}

/**
 * Makes the caller the keeper of a club that was handed to them, or that has none: the first of several (R-club-orphan).
 * @throws AppError 403, 404, 409 when somebody else has just done so
 */
export async function takeOver(context: Context, userId: string, id: string): Promise<Club> {
  const now = context.clock.now();
  await context.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('E.auth.required');
    const { role, action } = await lockClub(tx, id, userId, { now });
    if (!action.includes('TAKEOVER')) throw new AppError(role === null ? 'E.not.allowed' : 'E.club.changed');
    await checkClubs(tx, user, now);
    await tx
      .updateTable('club_people')
      .set({ role: 'ORGANISER', organiser_since: now })
      .where('club_id', '=', id)
      .where('user_id', '=', userId)
      .where('role', '<>', 'ORGANISER')
      .execute();
    await tx
      .updateTable('clubs')
      .set({ keeper_id: userId, heir_id: null, heir_until: null, state: 'OPEN', state_since: now, changed_at: now })
      .where('id', '=', id)
      .execute();
    await keepAct(tx, id, { at: now, actor: userId, action: 'KEEPER', subject: userId });
    await queueMailing(tx, { ...mailing(id, userId, 'KEEPER'), about_id: userId }, now);
  });
  return readClub(context, { id }, userId);
}

async function setState(tx: Tx, id: string, state: 'OPEN' | 'CLOSED', now: Date): Promise<void> {
  await tx.updateTable('clubs').set({ state, state_since: now, changed_at: now }).where('id', '=', id).execute();
}

/** Closes a club (R-club-close). @throws AppError 403, 404, 409, and as asOwner() does */
export async function closeClub(context: Context, asking: Asking, id: string): Promise<void> {
  const now = context.clock.now();
  await asOwner(context, asking, async (tx, { id: userId }) => {
    await lockFor(tx, 'CLOSE', id, userId, now);
    await setState(tx, id, 'CLOSED', now);
    await keepAct(tx, id, { at: now, actor: userId, action: 'CLOSED' });
    await queueMailing(tx, mailing(id, userId, 'CLOSED'), now);
  });
}

/** Opens a club that its keeper closed some days ago (R-club-close). @throws AppError as `closeClub` */
export async function reopenClub(context: Context, asking: Asking, id: string): Promise<Club> {
  const now = context.clock.now();
  await asOwner(context, asking, async (tx, user) => {
    await lockFor(tx, 'REOPEN', id, user.id, now);
    await checkClubs(tx, user, now);
    await setState(tx, id, 'OPEN', now);
    await keepAct(tx, id, { at: now, actor: user.id, action: 'REOPENED' });
  });
  return readClub(context, { id }, asking.userId);
}
