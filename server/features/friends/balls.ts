import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import { BALLS_PER_INVITED_ADDRESS } from '../../../shared/domain/membership/membership.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { AddressRow } from '../../db/tables.ts';
import { hashToken, newId } from '../../ids.ts';

/** The balls of a player: the sum of their ledger, and the balls that wait for invited friends (R-ledger). */
export async function ballsOf(db: Queryable, userId: string): Promise<{ pending: number; current: number }> {
  const { rows } = await sql<{ pending: number; current: number }>`select
    (select count(*)::int from friend_invitations where user_id = ${userId} and earned_at is null)
      * ${BALLS_PER_INVITED_ADDRESS}::int as pending,
    (select coalesce(sum(amount), 0)::int from ball_entries where user_id = ${userId}) as current`.execute(db);
  return rows[0] ?? { pending: 0, current: 0 };
}

/** The stored form of an invited address. */
export const addressHash = (address: string): string => hashToken(address);

/**
 * For how many days another player of a friend's first match must have had their account: accounts made to earn balls are
 * newer.
 */
const REGULAR_DAYS = 30;

/**
 * Records who brought a new account, when it has proved its first address: the person whose code was given, else the first
 * who had invited the address before the account existed. What that earns is decided when it plays (R-balls-earned).
 */
export async function noteInviter(tx: Tx, address: AddressRow): Promise<void> {
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
  const inviter =
    (await ownerOfCode(tx, account.invited_by_code)) ??
    (await firstInviter(tx, addressHash(address.address), account.created_at));
  if (!inviter || inviter === account.id) return;
  await tx.updateTable('users').set({ brought_by: inviter }).where('id', '=', account.id).execute();
}

/**
 * Friends among the players of a rated match earn balls for their inviters, each once, when another of the players is a
 * regular: an account of a month with a proved address that is neither the inviter nor came through them (R-balls-earned).
 */
export async function earnForMatch(tx: Tx, playerIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ friend: string; inviter: string }>`
    with recursive above as (
      select id as player, brought_by as inviter from users where id = any(${playerIds}) and brought_by is not null
      union
      select above.player, users.brought_by from above join users on users.id = above.inviter
      where users.brought_by is not null
    )
    select friend.id as friend, inviter.id as inviter
    from users friend join users inviter on inviter.id = friend.brought_by
    where friend.id = any(${playerIds}) and inviter.deleted_at is null
      and not exists (select 1 from ball_entries where reason = 'FRIEND' and cause = friend.id)
      and exists (
        select 1 from users regular
        where regular.id = any(${playerIds}) and regular.id not in (friend.id, inviter.id)
          and regular.type = 'NORMAL' and regular.created_at <= ${subDays(now, REGULAR_DAYS)}
          and exists (select 1 from user_addresses where user_id = regular.id and validated_at is not null)
          and not exists (select 1 from above where above.player = regular.id and above.inviter = inviter.id)
      )`.execute(tx);
  for (const { friend, inviter } of rows) await earn(tx, friend, inviter, now);
}

async function earn(tx: Tx, friend: string, inviter: string, now: Date): Promise<void> {
  const entry = { id: newId(), user_id: inviter, amount: BALLS_PER_INVITED_ADDRESS, reason: 'FRIEND' as const };
  const earned = await tx
    .insertInto('ball_entries')
    .values({ ...entry, cause: friend, created_at: now })
    .onConflict((conflict) => conflict.columns(['reason', 'cause']).doNothing())
    .executeTakeFirstOrThrow();
  if (earned.numInsertedOrUpdatedRows === 0n) return;
  const own = await tx.selectFrom('user_addresses').select('address').where('user_id', '=', friend).execute();
  const hashes = own.map(({ address }) => addressHash(address));
  await tx
    .updateTable('friend_invitations')
    .set({ earned_at: now })
    .where('user_id', '=', inviter)
    .where(sql<boolean>`address_hash = any(${hashes})`)
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
