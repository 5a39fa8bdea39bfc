import type { Note } from '../../../../shared/contract/schemas/note.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { peopleApartFrom } from '../../people/blocks.ts';
import { shownPicture } from '../../picture/shownPicture.ts';
import { accessOf } from '../access.ts';
import { loadGame } from '../store/loadGames.ts';
import { findNoteRows, type NoteRow } from '../store/notes.ts';

/** Notes of one answer; older ones than the newest so many are not shown. */
const MAX_NOTES = 500;

/**
 * @returns the user id of somebody who is part of the game, by account or by proved link (R-notes)
 * @throws AppError 403 for everybody else
 */
export async function memberOf({ db }: Context, viewer: Viewer, gameId: string): Promise<string> {
  const { userId, secured } = accessOf(await loadGame(db, gameId), viewer);
  if (secured) throw new AppError('E-C25');
  if (userId === null) throw new AppError('E.not.allowed');
  return userId;
}

/** @returns what has been said in a game, oldest first, without those who have blocked the reader or are blocked */
export async function findNotes(context: Context, viewer: Viewer, gameId: string): Promise<Note[]> {
  const reader = await memberOf(context, viewer, gameId);
  const apart = await peopleApartFrom(context.db, reader);
  const rows = await findNoteRows(context.db, gameId, MAX_NOTES);
  return rows.filter(({ user_id }) => !apart.has(user_id)).map((row) => toNoteView(row, context.clock.now()));
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
      code: row.type === 'NORMAL' ? row.code : null,
      type: row.type,
    },
    message: row.message,
    createDt: row.created_at.toISOString(),
    type: 'NOTE',
  };
}
