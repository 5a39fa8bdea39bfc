import { differenceInDays } from 'date-fns/differenceInDays';
import { sql } from 'kysely';
import type { OperatorClubAction } from '../../../shared/domain/operator.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ClubRow } from '../../db/tables.ts';
import { KEPT_DAYS } from '../club/access.ts';
import { keepAct } from '../club/history.ts';
import { queueMailing } from '../club/mailings.ts';
import type { Acting } from './acting.ts';
import { audit } from './auditLog.ts';

/** The club may be named by its id or its address. @throws AppError 404 */
async function lockClub(tx: Tx, which: string): Promise<ClubRow> {
  const clubs = tx.selectFrom('clubs').selectAll();
  const named = clubs.where(({ or, eb }) => or([eb('id', '=', which), eb('slug', '=', which)]));
  const club = await named.orderBy('id').forUpdate().executeTakeFirst();
  if (!club) throw new AppError('E.notFound');
  return club;
}

/** A club that its keeper has closed cannot be opened by them either, from then on. */
function closed(club: ClubRow, now: Date): Partial<ClubRow> | null {
  if (club.operator_closed) return null;
  return { operator_closed: true, ...(club.state !== 'CLOSED' && { state: 'CLOSED', state_since: now }) };
}

/** @returns who keeps it from now on: as before, or as when the account of a keeper of an open club ends (R-club-orphan) */
async function keeperOf(tx: Tx, club: ClubRow): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from club_people join users on users.id = user_id
    where club_id = ${club.id} and role = 'ORGANISER' and state = 'IN' and deleted_at is null and disabled_at is null
    order by user_id is distinct from ${club.keeper_id}, organiser_since, club_people.id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** After its list is erased nothing is left to open. */
async function opened(tx: Tx, club: ClubRow, now: Date): Promise<Partial<ClubRow> | null> {
  if (!club.operator_closed || differenceInDays(now, club.state_since) >= KEPT_DAYS) return null;
  const keeper_id = await keeperOf(tx, club);
  return { operator_closed: false, keeper_id, state: keeper_id === null ? 'ORPHANED' : 'OPEN', state_since: now };
}

/** Tells an open club that it has another keeper than before, or none. */
async function noteKeeper(tx: Tx, { id }: ClubRow, keeper_id: string | null, now: Date): Promise<void> {
  const kind = keeper_id === null ? 'ORPHANED' : 'KEEPER';
  await keepAct(tx, id, { at: now, actor: null, action: kind, subject: keeper_id });
  await queueMailing(
    tx,
    { club_id: id, kind, author_id: null, ...(keeper_id !== null && { about_id: keeper_id }) },
    now,
  );
}

/**
 * Closes a club so that its keeper cannot open it, or opens it again (R-operator-clubs).
 * @param which its id or its address
 * @returns false when somebody has done so already
 * @throws AppError 404, and as the proof does
 */
export async function actOnClub(
  context: Context,
  acting: Acting,
  which: string,
  action: OperatorClubAction,
): Promise<boolean> {
  const now = context.clock.now();
  return acting.run(null, async (tx) => {
    const club = await lockClub(tx, which);
    const change = action === 'CLOSE' ? closed(club, now) : await opened(tx, club, now);
    if (!change) return false;
    await tx
      .updateTable('clubs')
      .set({ ...change, version: club.version + 1, changed_at: now })
      .where('id', '=', club.id)
      .execute();
    await keepAct(tx, club.id, { at: now, actor: null, action: action === 'CLOSE' ? 'CLOSED' : 'REOPENED' });
    if (change.keeper_id !== undefined && (change.keeper_id === null || change.keeper_id !== club.keeper_id))
      await noteKeeper(tx, club, change.keeper_id, now);
    if (change.state === 'CLOSED') await queueMailing(tx, { club_id: club.id, kind: 'CLOSED', author_id: null }, now);
    await audit(context, tx, acting, {
      action: action === 'CLOSE' ? 'CLUB_CLOSED' : 'CLUB_OPENED',
      accountId: club.keeper_id,
      subject: club.id,
    });
    return true;
  });
}
