import { CLUB_LIMITS } from '../../../shared/domain/club/clubLimits.ts';
import { MAX_MEMBERSHIPS } from '../../../shared/domain/limits.ts';
import { AppError } from '../../appError.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { currentMembership } from '../membership/membership.ts';
import { findAddresses } from '../people/repository.ts';

/** @throws AppError 403 for an account without a proved address or number (R-club) */
export async function checkProved(db: Queryable, userId: string): Promise<void> {
  const addresses = await findAddresses(db, userId);
  if (!addresses.some(({ validated_at }) => validated_at !== null)) throw new AppError('E.club.unproved');
}

/**
 * @param user their row, locked, so that two clubs are counted one after the other
 * @throws AppError 403 when their plan has no room for another club to keep (R-club-limits)
 */
export async function checkClubs(tx: Tx, user: UserRow, now: Date): Promise<void> {
  const { level } = await currentMembership(tx, user, now);
  const limit = CLUB_LIMITS[level].clubs;
  const { count } = await tx
    .selectFrom('clubs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('keeper_id', '=', user.id)
    .where('state', '<>', 'CLOSED')
    .executeTakeFirstOrThrow();
  if (count >= limit) throw new AppError('E.limit.club', { level, limit, what: 'CLUBS' });
}

/** @throws AppError 403 for somebody who is in the most clubs that are allowed; the caller holds their row */
export async function checkMemberships(tx: Tx, userId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('club_people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    // People who were only put on a list have not chosen it.
    .where(({ or, eb }) => or([eb('joined_at', 'is not', null), eb('asked_at', 'is not', null)]))
    .executeTakeFirstOrThrow();
  if (count >= MAX_MEMBERSHIPS) throw new AppError('E.limit.club', { limit: MAX_MEMBERSHIPS, what: 'MEMBERSHIPS' });
}
