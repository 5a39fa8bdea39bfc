import { personName } from '../../shared/domain/people/personName.ts';
import { DEFAULT_LANGUAGE } from '../../shared/locales/languages.ts';
import type { Context } from '../context.ts';
import { commandLine } from '../features/operator/acting.ts';
import { findGameId, findNotes, removeNote } from '../features/operator/notes.ts';
import { AdminError } from './adminError.ts';

async function gameOf({ db }: Context, name: string): Promise<string> {
  const id = await findGameId(db, name);
  if (id === null) throw new AdminError(`There is no game ${name}.`);
  return id;
}

/** @returns the notes of a game, each with its id before it */
export async function listNotes(context: Context, game: string): Promise<string[]> {
  const notes = await findNotes(context.db, await gameOf(context, game));
  if (notes.length === 0) return ['This game has no notes.'];
  return notes.map(({ message, ...note }) => `${note.id}  ${personName(note, DEFAULT_LANGUAGE)}: ${message}`);
}

/** @throws AdminError for a note that is not of this game */
export async function dropNote(context: Context, game: string, noteId: string): Promise<string[]> {
  const isRemoved = await removeNote(context, commandLine(context), noteId, await gameOf(context, game));
  if (!isRemoved) throw new AdminError(`This game has no note ${noteId}.`);
  return ['The note is removed.'];
}
