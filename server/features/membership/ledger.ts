import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { UpgradeRequestRow, UserRow } from '../../db/tables.ts';
import { newId } from '../../ids.ts';
import { sendReceipt } from './emails.ts';
import { settleMembership } from './membership.ts';

/** A request with its user, whose row is locked: changes to the membership of one person wait for each other. */
export interface LockedRequest {
  request: UpgradeRequestRow;
  user: UserRow;
}

/** @returns a request and its user, who may have left since: what they paid is booked all the same */
export async function lockRequest(tx: Tx, id: string): Promise<LockedRequest | undefined> {
  const found = await tx.selectFrom('upgrade_requests').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  const user = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', found.user_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const request = await tx.selectFrom('upgrade_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { request, user };
}

/** One movement of money. */
export interface Movement {
  kind: 'PAID' | 'REFUNDED' | 'DISPUTED' | 'DISPUTE_WON';
  /** The provider's object for it: booked once, however many events report it. */
  objectId: string;
  /** Minor units, negative for money that goes back. */
  amount: number;
}

/** @returns what a request has brought in so far, in minor units */
export async function sumOf(db: Queryable, requestId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('payments')
    .select(({ fn, val }) => fn.coalesce(fn.sum<string>('amount'), val('0')).as('sum'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/**
 * Books a movement of money and updates the membership: a purchase is valid as long as the sum of its request
 * is above zero, in whatever order the movements come.
 * @returns whether it was new
 */
export async function book(context: Context, tx: Tx, locked: LockedRequest, movement: Movement): Promise<boolean> {
  const { request, user } = locked;
  const now = context.clock.now();
  const { kind, objectId, amount } = movement;
  const inserted = await tx
    .insertInto('payments')
    .values({
      id: newId(),
      request_id: request.id,
      kind,
      object_id: objectId,
      amount,
      currency: request.currency,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  if (kind === 'PAID')
    await tx.updateTable('upgrade_requests').set({ state: 'DONE' }).where('id', '=', request.id).execute();
  const isHeld = (await sumOf(tx, request.id)) > 0;
  await holdPurchase(tx, request, isHeld, now);
  const membership = await settleMembership(tx, user.id, now);
  if (kind === 'PAID' && isHeld) await sendReceipt(context, tx, user, request, membership);
  return true;
}

/** Makes the purchase of a request valid or invalid; of several ends the first one counts. */
async function holdPurchase(tx: Tx, request: UpgradeRequestRow, isHeld: boolean, now: Date): Promise<void> {
  if (isHeld) await addPurchase(tx, request, now);
  const purchase = tx.updateTable('membership_purchases').where('request_id', '=', request.id);
  if (isHeld) await purchase.set({ ended_at: null }).execute();
  else await purchase.set({ ended_at: now }).where('ended_at', 'is', null).execute();
}

/** Stores a purchase, once. */
export async function addPurchase(tx: Tx, request: UpgradeRequestRow, now: Date): Promise<void> {
  const { id, user_id, level, months } = request;
  await tx
    .insertInto('membership_purchases')
    .values({ id: newId(), user_id, request_id: id, level, months, bought_at: now, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
