import type { Queryable, Tx } from '../../../db/database.ts';
import { newId } from '../../../ids.ts';
import { shownName } from './shownNames.ts';

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

function notesOf(db: Queryable, gameId: string) {
  return db
    .selectFrom('game_notes')
    .innerJoin('users', 'users.id', 'game_notes.user_id')
    .leftJoin('invitees', (on) =>
      on.onRef('invitees.game_id', '=', 'game_notes.game_id').onRef('invitees.user_id', '=', 'game_notes.user_id'),
    )
    .select([
      'game_notes.id',
      'game_notes.user_id',
      'game_notes.message',
      'game_notes.created_at',
      shownName('first_name').as('first_name'),
      shownName('last_name').as('last_name'),
      'users.profile_image_id',
      'users.year_of_birth',
      'users.disabled_at',
      'users.code',
      'users.type',
    ])
    .where('game_notes.game_id', '=', gameId);
}

/** A note with what is shown of its writer. */
export type NoteRow = Awaited<ReturnType<typeof findNoteRow>>;

export async function findNoteRow(db: Queryable, gameId: string, noteId: string) {
  return notesOf(db, gameId).where('game_notes.id', '=', noteId).executeTakeFirstOrThrow();
}

/** @returns the newest notes of a game, oldest of them first */
export async function findNoteRows(db: Queryable, gameId: string, max: number): Promise<NoteRow[]> {
  const rows = await notesOf(db, gameId).orderBy('game_notes.ord', 'desc').limit(max).execute();
  return rows.reverse();
}
