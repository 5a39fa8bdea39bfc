import type { Note } from '../../../shared/contract/schemas/note.ts';
import type { Context } from '../../context.ts';
import { doOnce, type Once } from '../../once/doOnce.ts';
import type { Viewer } from '../../plugins/auth.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { findNoteRow, findNoteRows, insertNote, toNoteView } from '../note/notes.ts';
import { peopleApartFrom } from '../people/blocks.ts';
import { memberOf } from './access.ts';
import { withLockedGame } from './commands/commandContext.ts';
import { publish } from './publish.ts';

/** Notes in one answer; only the newest are shown. */
const MAX_NOTES = 500;

/** @returns the notes of a game, oldest first, without those of people who blocked the reader or whom the reader blocked */
export async function findNotes(context: Context, viewer: Viewer, gameId: string): Promise<Note[]> {
  const reader = await memberOf(context.db, viewer, gameId);
  const apart = await peopleApartFrom(context.db, reader);
  const rows = await findNoteRows(context.db, gameId, MAX_NOTES);
  return rows.filter(({ user_id }) => !apart.has(user_id)).map((row) => toNoteView(row, context.clock.now()));
}

/**
 * @param message not empty
 * @param once of a call that may come again (R-once)
 * @throws AppError 403 for a viewer who is not in the game, 429 above 30 an hour
 */
export async function addNote(
  context: Context,
  viewer: Viewer,
  gameId: string,
  message: string,
  once: Once | null = null,
): Promise<Note> {
  const userId = await memberOf(context.db, viewer, gameId);
  await consumeLimit(context, LIMITS.notes, userId);
  return withLockedGame(context, viewer, gameId, async (locked) => {
    const { tx, state, now } = locked;
    const { result: noteId } = await doOnce(tx, once, now, async () => {
      const id = await insertNote(tx, { gameId, userId, message, now });
      await publish(locked, { command: 'NOTE', from: state.game.status, events: [{ type: 'NoteAdded', noteId: id }] });
      return id;
    });
    return toNoteView(await findNoteRow(tx, gameId, noteId), now);
  });
}
