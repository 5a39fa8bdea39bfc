import { type RawBuilder, sql } from 'kysely';
import { isMinor } from '../../../shared/domain/people/age.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { pictureId } from '../../ids.ts';
import { lockUser } from '../people/repository.ts';
import { encodePicture, PICTURE_TYPE } from './encode.ts';

/** The path of pictures; the id follows, and `-96` for the thumbnail. */
export const PICTURES = '/pictures/';

/** Sets the only picture of a user, or none: the previous one is deleted. */
async function setPicture(tx: Tx, userId: string, id: string | null): Promise<void> {
  await tx.updateTable('users').set({ profile_image_id: id }).where('id', '=', userId).execute();
  const others = tx.deleteFrom('pictures').where('user_id', '=', userId);
  await (id === null ? others : others.where('id', '<>', id)).execute();
}

/**
 * @returns the id under which the new picture is served
 * @throws AppError 415 for another kind of file, 422 for one that cannot be read
 */
export async function storePicture({ db, clock }: Context, userId: string, bytes: Buffer): Promise<string> {
  const { picture, thumbnail } = await encodePicture(bytes);
  const id = pictureId(userId, picture);
  await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('E.auth.required');
    await tx
      .insertInto('pictures')
      .values({ id, user_id: userId, picture, thumbnail, type: PICTURE_TYPE, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await setPicture(tx, userId, id);
  });
  return id;
}

export async function removePicture({ db }: Context, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    await setPicture(tx, userId, null);
  });
}

/**
 * The picture of a person as others may see it: none for people under 18 (R-minor) or a closed account (R-closed-profile).
 * @returns the part after `/pictures/`, or null
 */
export function shownPicture(
  { profile_image_id, year_of_birth, disabled_at }: Pick<UserRow, 'profile_image_id' | 'year_of_birth' | 'disabled_at'>,
  now: Date,
): string | null {
  return disabled_at || isMinor(year_of_birth, now) ? null : profile_image_id;
}

/**
 * As shownPicture(), for the row `users` of a query. @param bornUntil the year of `adultsBornUntil`, or an expression for it
 */
export function shownPictureSql(bornUntil: unknown): RawBuilder<string | null> {
  return sql`case when users.disabled_at is not null
    or users.year_of_birth > ${bornUntil}::int then null else users.profile_image_id end`;
}
