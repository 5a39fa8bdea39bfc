import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';

/** @returns whether either of the two blocked the other (R-block) */
export async function areApart(db: Queryable, one: string, other: string): Promise<boolean> {
  const found = await db
    .selectFrom('blocks')
    .select('user_id')
    .where((where) =>
      where.or([
        where.and([where('user_id', '=', one), where('blocked_id', '=', other)]),
        where.and([where('user_id', '=', other), where('blocked_id', '=', one)]),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns people who have blocked a person, and people whom that person has blocked */
export async function peopleApartFrom(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('blocks')
    .select(['user_id', 'blocked_id'])
    .where((where) => where.or([where('user_id', '=', userId), where('blocked_id', '=', userId)]))
    .execute();
  return new Set(rows.map(({ user_id, blocked_id }) => (user_id === userId ? blocked_id : user_id)));
}

/** @returns whether a person has blocked another one */
export async function hasBlock(db: Queryable, userId: string, blockedId: string): Promise<boolean> {
  const found = await db
    .selectFrom('blocks')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns whether the block is new */
export async function block(db: Queryable, userId: string, blockedId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('blocks')
    .values({ user_id: userId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function unblock(db: Queryable, userId: string, blockedId: string): Promise<void> {
  await db.deleteFrom('blocks').where('user_id', '=', userId).where('blocked_id', '=', blockedId).execute();
}

/** Whether a person wants no invitations at all, or an operator has closed their account. */
export const takesNoInvitations = (user: Pick<UserRow, 'blocks_invitations' | 'disabled_at'>): boolean =>
  user.blocks_invitations || user.disabled_at !== null;

/**
 * Unanswered invitations of and to a person follow the current blocks: they vanish as if they had never arrived, or come back.
 * A person who has said yes stays in the match and is told (R-block-unanswered, R-hidden-invitee).
 */
export async function followBlocks(tx: Tx, userId: string): Promise<void> {
  const isUnwanted = sql`(users.blocks_invitations or users.disabled_at is not null or exists (
    select 1 from blocks where (user_id, blocked_id) in ((users.id, games.owner_id), (games.owner_id, users.id))))`;
  const { rows } = await sql<{ game_id: string }>`
    update invitees set hidden = ${isUnwanted}, status = case when ${isUnwanted} then 'UNDELIVERABLE' else 'PENDING' end
    from games, users
    where games.id = invitees.game_id and users.id = invitees.user_id and (users.id = ${userId} or games.owner_id = ${userId})
      and invitees.status in ('PENDING', 'SENT', 'OPENED', 'UNDELIVERABLE') and games.status in ('CONFIRMED', 'SCHEDULED')
      and hidden <> ${isUnwanted}
    returning invitees.game_id`.execute(tx);
  const touched = [...new Set(rows.map(({ game_id }) => game_id))];
  if (touched.length === 0) return;
  await sql`update games set version = version + 1, changed_at = clock_timestamp() where id = any(${touched})`.execute(
    tx,
  );
}

/** Neither of the two has blocked the other. */
export const notApart = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`not exists (
  select 1 from blocks
  where (user_id = ${one} and blocked_id = ${other}) or (user_id = ${other} and blocked_id = ${one})
)`;
