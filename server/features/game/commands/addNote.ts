import type { Note } from '../../../../shared/contract/schemas/note.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { consumeLimit, LIMITS } from '../../../plugins/limits.ts';
import type { Once } from '../../../plugins/once.ts';
import { publish } from '../publish.ts';
import { findNoteRow, insertNote } from '../store/notes.ts';
import { doOnce } from '../store/requestKeys.ts';
import { memberOf, toNoteView } from '../views/notes.ts';
import { inTurn } from './turn.ts';

/**
 * @param message not empty
 * @param once of a call that may come again (R-once)
 * @throws AppError 403 for who is not in the game, 429 above 30 an hour
 */
export async function addNote(
  context: Context,
  viewer: Viewer,
  gameId: string,
  message: string,
  once: Once | null = null,
): Promise<Note> {
  const userId = await memberOf(context, viewer, gameId);
  await consumeLimit(context, LIMITS.notes, userId);
  return inTurn(context, viewer, gameId, async (turn) => {
    const { tx, state, now } = turn;
    const { result: noteId } = await doOnce(tx, once, now, async () => {
      const id = await insertNote(tx, { gameId, userId, message, now });
      await publish(turn, { command: 'NOTE', from: state.game.status, events: [{ type: 'NoteAdded', noteId: id }] });
      return id;
    });
    return toNoteView(await findNoteRow(tx, gameId, noteId), now);
  });
}
