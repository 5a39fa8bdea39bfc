import { type RawBuilder, sql } from 'kysely';
import { isMinor } from '../../../shared/domain/people/age.ts';
import type { UserRow } from '../../db/tables.ts';

/**
 * The picture of a person as others may see it: none of those under 18 (R-minor) or of a closed account (R-closed-profile).
 * @returns what `/pictures/` is followed by, or null
 */
export function shownPicture(
  { profile_image_id, year_of_birth, disabled_at }: Pick<UserRow, 'profile_image_id' | 'year_of_birth' | 'disabled_at'>,
  now: Date,
): string | null {
  return disabled_at || isMinor(year_of_birth, now) ? null : profile_image_id;
}

/** As shownPicture(), of the row `users` of a query. @param bornUntil the year of `adultsBornUntil`, or what stands for it */
export function shownPictureSql(bornUntil: unknown): RawBuilder<string | null> {
  return sql`case when users.disabled_at is not null
    or users.year_of_birth > ${bornUntil}::int then null else users.profile_image_id end`;
}
