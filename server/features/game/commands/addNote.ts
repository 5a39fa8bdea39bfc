import type { Note } from '../../../../shared/contract/schemas/note.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { newId } from '../../../ids.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { LIMITS, spend } from '../../../plugins/limits.ts';
import { peopleApartFrom } from '../../people/blocks.ts';
import { shownPicture } from '../../picture/shownPicture.ts';
import { seatOf } from '../permissions.ts';
import { touchGame } from '../store/changes.ts';
import { loadGame } from '../store/gameState.ts';

/** Notes of one answer; older ones than the newest so many are not shown. */
const MOST = 500;

/**
 * @returns the user id of somebody who is part of the game, by account or by proved link (spec §6: not in share mode)
 * @throws AppError 403 for everybody else
 */
async function memberOf({ db }: Context, viewer: Viewer, gameId: string): Promise<string> {
  const { userId, secured } = seatOf(await loadGame(db, gameId), viewer);
  if (secured) throw new AppError('E-C25');
  if (userId === null) throw new AppError('E.not.allowed');
  return userId;
}

/** @returns what has been said in a game, oldest first, without those who have blocked the reader or are blocked */
export async function findNotes(context: Context, viewer: Viewer, gameId: string): Promise<Note[]> {
  const reader = await memberOf(context, viewer, gameId);
  const apart = await peopleApartFrom(context.db, reader);
  const rows = await notesOf(context, gameId).orderBy('game_notes.ord', 'desc').limit(MOST).execute();
  return rows
    .reverse()
    .filter(({ user_id }) => !apart.has(user_id))
    .map((row) => present(row, context.clock.now()));
}

interface NewNote {
  gameId: string;
  userId: string;
  message: string;
  now: Date;
}

/** @returns the id of the note */
export async function insertNote(tx: Tx, { gameId, userId, message, now }: NewNote): Promise<string> {
  const id = newId();
  await tx
    .insertInto('game_notes')
    .values({ id, game_id: gameId, user_id: userId, message, created_at: now })
    .execute();
  return id;
}

/**
 * @param message not empty
 * @throws AppError 403 for who is not in the game, 429 above 30 an hour
 */
export async function addNote(context: Context, viewer: Viewer, gameId: string, message: string): Promise<Note> {
  const user_id = await memberOf(context, viewer, gameId);
  await spend(context, LIMITS.notes, user_id);
  const now = context.clock.now();
  const id = await context.db.transaction().execute(async (tx) => {
    const noteId = await insertNote(tx, { gameId, userId: user_id, message, now });
    await touchGame(tx, gameId);
    return noteId;
  });
  return present(await notesOf(context, gameId).where('game_notes.id', '=', id).executeTakeFirstOrThrow(), now);
}

function notesOf({ db }: Context, gameId: string) {
  return db
    .selectFrom('game_notes')
    .innerJoin('users', 'users.id', 'game_notes.user_id')
    .select([
      'game_notes.id',
      'game_notes.user_id',
      'game_notes.message',
      'game_notes.created_at',
      'users.first_name',
      'users.last_name',
      'users.profile_image_id',
      'users.year_of_birth',
      'users.code',
      'users.type',
    ])
    .where('game_notes.game_id', '=', gameId);
}

type Row = Awaited<ReturnType<ReturnType<typeof notesOf>['executeTakeFirstOrThrow']>>;

function present(row: Row, now: Date): Note {
  return {
    id: row.id,
    user: {
      id: row.user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      profileImageId: shownPicture(row, now),
      phone: null,
      code: row.type === 'NORMAL' ? row.code : null,
      type: row.type,
    },
    message: row.message,
    createDt: row.created_at.toISOString(),
    type: 'NOTE',
  };
}
