import type { Membership } from '../../../shared/domain/membership/membershipPeriods.ts';
import { membershipAt, membershipPeriods } from '../../../shared/domain/membership/membershipPeriods.ts';
import type { MembershipLevel } from '../../../shared/domain/values.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { newId } from '../../ids.ts';

/** The columns of a user that say which membership they have, and from when until when. */
type Stored = Pick<
  UserRow,
  'id' | 'membership_level' | 'membership_payment_period' | 'membership_from' | 'membership_until'
>;

/** @returns the membership that a user's purchases give at an instant */
export async function findMembership(db: Queryable, userId: string, now: Date): Promise<Membership> {
  const purchases = await db.selectFrom('membership_purchases').selectAll().where('user_id', '=', userId).execute();
  const periods = membershipPeriods(
    purchases.map(({ id, level, months, bought_at, ended_at }) => ({
      id,
      level,
      months,
      boughtAt: bought_at.getTime(),
      endedAt: ended_at?.getTime() ?? null,
    })),
  );
  return membershipAt(periods, now.getTime());
}

/** Right even when the sweep is late, or the clock was set back. @returns level and months of the plan at an instant */
export async function currentMembership(
  db: Queryable,
  user: Stored,
  now: Date,
): Promise<{ level: MembershipLevel; months: number | null }> {
  const { membership_from: from, membership_until: until } = user;
  const isStill = (from === null || from <= now) && (until === null || now < until);
  if (isStill) return { level: user.membership_level, months: user.membership_payment_period };
  return findMembership(db, user.id, now);
}

/** Stores the membership that the purchases give now. The caller holds the user's row. @returns that membership */
export async function settleMembership(tx: Tx, userId: string, now: Date): Promise<Membership> {
  const membership = await findMembership(tx, userId, now);
  const { level, months, from, to } = membership;
  await tx
    .updateTable('users')
    .set({
      membership_level: level,
      membership_payment_period: months,
      membership_from: from === null ? null : new Date(from),
      membership_until: to === null ? null : new Date(to),
    })
    .where('id', '=', userId)
    .execute();
  return membership;
}

/** Gives a membership without end, which the deployment's own people have. */
export async function giveMembership(tx: Tx, userId: string, level: 'OWNIT', now: Date): Promise<void> {
  await tx
    .insertInto('membership_purchases')
    .values({ id: newId(), user_id: userId, request_id: null, level, months: null, bought_at: now, ended_at: null })
    .execute();
  await settleMembership(tx, userId, now);
}
