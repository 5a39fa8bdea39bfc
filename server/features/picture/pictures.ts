import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { pictureId } from '../../ids.ts';
import { lockUser } from '../people/repository.ts';
import { encodePicture, PICTURE_TYPE } from './encode.ts';

/** What pictures are served under; the id follows, and `-96` for the thumbnail. */
export const PICTURES = '/pictures/';

/** The one picture of a user, or none: what was before is gone. */
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
