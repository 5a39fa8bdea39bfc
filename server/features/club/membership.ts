import { sql } from 'kysely';
import type { saveMembership as endpoint } from '../../../shared/contract/club.ts';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { findClub } from './access.ts';
import { isMailedTo, markContacts } from './contacts.ts';
import { keepAct } from './history.ts';

/** @returns whether somebody wants nothing more from a club (R-club-block) */
export async function hasStoppedClub(db: Queryable, userId: string, clubId: string): Promise<boolean> {
  const block = db.selectFrom('club_blocks').select('user_id').where('user_id', '=', userId);
  return (await block.where('club_id', '=', clubId).executeTakeFirst()) !== undefined;
}

/** @returns the addresses at which somebody gets mails */
export async function addressesOf(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select address from user_addresses where user_id = ${userId} and validated_at is not null
    union select contact_email from users where id = ${userId} and contact_email is not null`.execute(db);
  return rows.map(({ address }) => address);
}

/** @returns whether it was not stopped before */
export async function stopClub(db: Queryable, userId: string, clubId: string, now: Date): Promise<boolean> {
  await markContacts(db, clubId, await addressesOf(db, userId), now);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('club_blocks')
    .values({ club_id: clubId, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Undoes stopClub(); doing it twice is no error. */
export async function resumeClub(db: Queryable, userId: string, clubId: string): Promise<void> {
  await markContacts(db, clubId, await addressesOf(db, userId), null);
  await db.deleteFrom('club_blocks').where('user_id', '=', userId).where('club_id', '=', clubId).execute();
}

/**
 * @returns the club of a mail for the page on which its receiver stops it; undefined for a club that has nothing to do with
 *   them, so that they learn nothing about it
 */
export async function findMailedClub(
  db: Queryable,
  userId: string,
  clubId: string,
): Promise<{ name: string; isTyped: boolean } | undefined> {
  const addresses = await addressesOf(db, userId);
  const { rows } = await sql<{ name: string; isTyped: boolean; isTheirs: boolean }>`
    select name, exists (select 1 from club_people
        where club_id = ${clubId} and user_id is null and state <> 'BARRED' and email = any(${addresses})) as "isTyped",
      exists (select 1 from club_people where club_id = ${clubId} and user_id = ${userId})
        or exists (select 1 from club_blocks where club_id = ${clubId} and user_id = ${userId})
        -- Who was removed has been told so by a mail.
        or exists (select 1 from club_history where club_id = ${clubId} and subject = ${userId}) as "isTheirs"
    from clubs where id = ${clubId}`.execute(db);
  const [club] = rows;
  const isTheirs = club && (club.isTheirs || club.isTyped || (await isMailedTo(db, clubId, addresses)));
  return isTheirs ? club : undefined;
}

/**
 * Takes somebody off the list of a club whose organisers typed their address, and stops its mails to that address
 * (R-club-mail); doing it twice is no error.
 * @throws AppError 404 for a club that has nothing to do with them
 */
export async function leaveList(tx: Tx, userId: string, clubId: string, now: Date): Promise<void> {
  if (!(await findMailedClub(tx, userId, clubId))) throw new AppError('E.notFound');
  const addresses = await addressesOf(tx, userId);
  const { numDeletedRows } = await tx
    .deleteFrom('club_people')
    .where('club_id', '=', clubId)
    .where('user_id', 'is', null)
    // A barred person would come back as somebody new.
    .where('state', '<>', 'BARRED')
    .where(sql<boolean>`email = any(${addresses})`)
    .executeTakeFirstOrThrow();
  await stopClub(tx, userId, clubId, now);
  if (numDeletedRows > 0n) await keepAct(tx, clubId, { at: now, actor: null, action: 'LEFT' });
}

/**
 * Sets what a club shows of somebody, and whether it writes to them (R-club-list, R-club-block).
 * @throws AppError 403 for somebody outside who sets more than `stopped`, 404
 */
export async function saveMembership(
  { db, clock }: Context,
  userId: string,
  id: string,
  { listed, shares, stopped }: BodyOf<typeof endpoint>,
): Promise<void> {
  const now = clock.now();
  const { entry } = await findClub(db, { id }, userId, { now });
  const change = { ...(listed !== undefined && { listed }), ...(shares && { shares: [...new Set(shares)] }) };
  await db.transaction().execute(async (tx) => {
    if (Object.keys(change).length > 0) {
      if (!entry) throw new AppError('E.not.allowed');
      await tx
        .updateTable('club_people')
        .set(change)
        .where('id', '=', entry.id)
        .where('user_id', '=', userId)
        .execute();
    }
    if (stopped === true) await stopClub(tx, userId, id, now);
    if (stopped === false) await resumeClub(tx, userId, id);
  });
}
