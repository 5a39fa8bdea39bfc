import { sql } from 'kysely';
import { BALLS_PER_INVITED_ADDRESS } from '../../../shared/domain/membership/membership.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { AddressRow } from '../../db/tables.ts';
import { hashToken, newId } from '../../ids.ts';

/** The balls of a player: the sum of their ledger, and what waits for invited friends (R-ledger). */
export async function ballsOf(db: Queryable, userId: string): Promise<{ pending: number; current: number }> {
  const { rows } = await sql<{ pending: number; current: number }>`select
    (select count(*)::int from friend_invitations where user_id = ${userId} and earned_at is null)
      * ${BALLS_PER_INVITED_ADDRESS}::int as pending,
    (select coalesce(sum(amount), 0)::int from ball_entries where user_id = ${userId}) as current`.execute(db);
  return rows[0] ?? { pending: 0, current: 0 };
}

/** What is kept of an invited address. */
export const addressHash = (address: string): string => hashToken(address);

/**
 * Whoever brought a new account earns balls once it has proved its first address: the one whose code was given, else the
 * first who had invited the address before there was the account. Each account brings balls once (R-balls-earned).
 */
export async function earnForNewAccount(tx: Tx, address: AddressRow, now: Date): Promise<void> {
  const account = await tx
    .selectFrom('users')
    .select(['id', 'created_at', 'invited_by_code'])
    .where('id', '=', address.user_id)
    .executeTakeFirstOrThrow();
  const others = await tx
    .selectFrom('user_addresses')
    .select('id')
    .where('user_id', '=', account.id)
    .where('id', '<>', address.id)
    .where('validated_at', 'is not', null)
    .execute();
  if (others.length > 0) return;
  const hash = addressHash(address.address);
  const inviter =
    (await ownerOfCode(tx, account.invited_by_code)) ?? (await firstInviter(tx, hash, account.created_at));
  if (!inviter || inviter === account.id) return;
  const entry = { id: newId(), user_id: inviter, amount: BALLS_PER_INVITED_ADDRESS, reason: 'FRIEND' as const };
  const earned = await tx
    .insertInto('ball_entries')
    .values({ ...entry, cause: account.id, created_at: now })
    .onConflict((conflict) => conflict.columns(['reason', 'cause']).doNothing())
    .executeTakeFirstOrThrow();
  if (earned.numInsertedOrUpdatedRows === 0n) return;
  await tx
    .updateTable('friend_invitations')
    .set({ earned_at: now })
    .where('user_id', '=', inviter)
    .where('address_hash', '=', hash)
    .execute();
}

async function ownerOfCode(tx: Tx, code: string | null): Promise<string | undefined> {
  if (code === null) return undefined;
  const owner = await tx
    .selectFrom('users')
    .select('id')
    .where('invitation_code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return owner?.id;
}

async function firstInviter(tx: Tx, hash: string, before: Date): Promise<string | undefined> {
  const first = await tx
    .selectFrom('friend_invitations')
    .select('user_id')
    .where('address_hash', '=', hash)
    .where('earned_at', 'is', null)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .executeTakeFirst();
  return first?.user_id;
}
