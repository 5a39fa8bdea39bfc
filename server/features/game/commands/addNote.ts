import type { Note } from '../../../../shared/contract/schemas/note.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { consumeLimit, LIMITS } from '../../../plugins/limits.ts';
import { publish } from '../publish.ts';
import { findNoteRow, insertNote } from '../store/notes.ts';
import { memberOf, toNoteView } from '../views/notes.ts';
import { inTurn } from './turn.ts';

/**
 * @param message not empty
 * @throws AppError 403 for who is not in the game, 429 above 30 an hour
 */
export async function addNote(context: Context, viewer: Viewer, gameId: string, message: string): Promise<Note> {
  const userId = await memberOf(context, viewer, gameId);
  await consumeLimit(context, LIMITS.notes, userId);
  return inTurn(context, viewer, gameId, async (turn) => {
    const { tx, state, now } = turn;
    const noteId = await insertNote(tx, { gameId, userId, message, now });
    await publish(turn, { command: 'NOTE', from: state.game.status, events: [{ type: 'NoteAdded', noteId }] });
    return toNoteView(await findNoteRow(tx, gameId, noteId), now);
  });
}
