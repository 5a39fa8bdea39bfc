import type { Club, GivenVenue } from '../../../shared/contract/schemas/club.ts';
import { CLUB_LIMITS } from '../../../shared/domain/club/clubLimits.ts';
import { AppError, refuseFields } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { currentMembership } from '../membership/membership.ts';
import { findUser } from '../people/repository.ts';
import { lockFor } from './access.ts';
import { readClub } from './clubView.ts';
import { keepAct } from './history.ts';

/** @throws AppError 403 when the keeper's plan has no room for so many courts (R-club-limits) */
async function checkCourts(tx: Tx, keeperId: string | null, count: number, now: Date): Promise<void> {
  const keeper = keeperId === null ? undefined : await findUser(tx, keeperId);
  if (!keeper) return;
  const { level } = await currentMembership(tx, keeper, now);
  const limit = CLUB_LIMITS[level].courts;
  if (count > limit) throw new AppError('E.limit.club', { level, limit, what: 'COURTS' });
}

/** @throws AppError 400 for two courts of one venue with one name: people find each other by it */
function checkNames(venues: readonly GivenVenue[]): void {
  venues.forEach(({ courts }, at) => {
    const names = courts.map(({ name }) => name.toLowerCase());
    const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
    if (twice !== -1) refuseFields({ [`venues[${at}].courts[${twice}].name`]: 'field.twice' });
  });
}

/** @throws AppError 400 for a venue or court that is named twice: the second would be a copy of the first */
function checkIds(venues: readonly GivenVenue[]): void {
  const met = new Set<string>();
  const check = (id: string | undefined, path: string) => {
    if (id !== undefined && met.has(id)) refuseFields({ [`${path}.id`]: 'field.twice' });
    if (id !== undefined) met.add(id);
  };
  venues.forEach(({ id, courts }, at) => {
    check(id, `venues[${at}]`);
    for (const [index, court] of courts.entries()) check(court.id, `venues[${at}].courts[${index}]`);
  });
}

async function storeVenue(tx: Tx, clubId: string, { courts, ...venue }: GivenVenue, ord: number): Promise<void> {
  const { id: given, ...told } = venue;
  const row = {
    ...{ ord, name: told.name, address: told.address || null, city: told.city || null },
    ...{ country: told.country || null, code: told.code || null, lat: told.lat ?? '0', lon: told.lon ?? '0' },
  };
  const id = given ?? newId();
  if (given === undefined)
    await tx
      .insertInto('club_venues')
      .values({ id, club_id: clubId, ...row })
      .execute();
  else {
    const kept = tx.updateTable('club_venues').set({ ...row, gone_at: null });
    const { numUpdatedRows } = await kept.where('id', '=', id).where('club_id', '=', clubId).executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new AppError('E.notFound');
  }
  for (const [index, { id: court, surface, ...rest }] of courts.entries()) {
    const facts = { ...rest, surface: surface || null, ord: index };
    if (court === undefined) {
      await tx
        .insertInto('courts')
        .values({ id: newId(), club_id: clubId, venue_id: id, ...facts })
        .execute();
      continue;
    }
    const kept = tx.updateTable('courts').set({ ...facts, gone_at: null });
    const { numUpdatedRows } = await kept
      .where('id', '=', court)
      .where('club_id', '=', clubId)
      .where('venue_id', '=', id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new AppError('E.notFound');
  }
}

/**
 * Sets the venues and courts of a club (R-club-courts). Those left out are gone, and stay with the matches played there.
 * @throws AppError 400, 403 for anybody but its organisers or a plan without room, 404, 409
 */
export async function saveCourts(
  context: Context,
  userId: string,
  id: string,
  venues: readonly GivenVenue[],
): Promise<Club> {
  const now = context.clock.now();
  checkNames(venues);
  checkIds(venues);
  await context.db.transaction().execute(async (tx) => {
    const { club } = await lockFor(tx, 'EDIT', id, userId, now);
    const count = venues.reduce((sum, { courts }) => sum + courts.length, 0);
    await checkCourts(tx, club.keeper_id, count, now);
    // First all are marked as gone: two courts may have swapped their names.
    for (const table of ['courts', 'club_venues'] as const) {
      await tx
        .updateTable(table)
        .set({ gone_at: now })
        .where('club_id', '=', id)
        .where('gone_at', 'is', null)
        .execute();
    }
    for (const [ord, venue] of venues.entries()) await storeVenue(tx, id, venue, ord);
    await tx.updateTable('clubs').set({ changed_at: now }).where('id', '=', id).execute();
    await keepAct(tx, id, { at: now, actor: userId, action: 'COURTS' });
  });
  return readClub(context, { id }, userId);
}
