import { sql } from 'kysely';
import type { Note } from '../../../shared/contract/schemas/note.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { shownName } from '../known/shownNames.ts';
import { shownCode } from '../people/repository.ts';
import { shownPicture } from '../profilePicture/pictures.ts';

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
      'users.listed',
      'users.type',
    ])
    .where('game_notes.game_id', '=', gameId);
}

/** A note with what is shown of its writer. */
type NoteRow = Awaited<ReturnType<typeof findNoteRow>>;

export async function findNoteRow(db: Queryable, gameId: string, noteId: string) {
  return notesOf(db, gameId).where('game_notes.id', '=', noteId).executeTakeFirstOrThrow();
}

/** @returns the newest notes of a game, the oldest of these first */
export async function findNoteRows(db: Queryable, gameId: string, max: number): Promise<NoteRow[]> {
  const rows = await notesOf(db, gameId).orderBy('game_notes.ord', 'desc').limit(max).execute();
  return rows.reverse();
}

export function toNoteView(row: NoteRow, now: Date): Note {
  return {
    id: row.id,
    user: {
      id: row.user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      profileImageId: shownPicture(row, now),
      phone: null,
      code: shownCode(row),
      type: row.type,
    },
    message: row.message,
    createDt: row.created_at.toISOString(),
    type: 'NOTE',
  };
}

/** People who want no mails with the messages of a match, but all others about it (R-notes-stopped). */

/** @returns whether a user has a part in a match, as its organiser or by an invitation */
export async function isInGame(db: Queryable, userId: string, gameId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from games where id = ${gameId} and owner_id = ${userId}
    union all select 1 from invitees where game_id = ${gameId} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** @returns whether something changed */
export async function stopNotes(db: Queryable, userId: string, gameId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('note_stops')
    .values({ user_id: userId, game_id: gameId })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function resumeNotes(db: Queryable, userId: string, gameId: string): Promise<void> {
  await db.deleteFrom('note_stops').where('user_id', '=', userId).where('game_id', '=', gameId).execute();
}

export async function hasStoppedNotes(db: Queryable, userId: string, gameId: string): Promise<boolean> {
  return (await findNoteStops(db, gameId)).has(userId);
}

/** @returns the user ids of people who have stopped the messages of a match */
export async function findNoteStops(db: Queryable, gameId: string): Promise<Set<string>> {
  const stops = await db.selectFrom('note_stops').select('user_id').where('game_id', '=', gameId).execute();
  return new Set(stops.map(({ user_id }) => user_id));
}
