import type { Context } from '../context.ts';
import { refreshPages } from '../features/game/refreshPages.ts';
import { AdminError } from './adminError.ts';

/** The id or the short code of a game, or its page's address. */
const gameName = (text: string): string =>
  text
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';

async function findGame({ db }: Context, name: string): Promise<string> {
  const wanted = gameName(name);
  const game = await db
    .selectFrom('games')
    .select('id')
    .where((where) => where.or([where('id', '=', wanted), where('code', '=', wanted)]))
    .executeTakeFirst();
  if (!game) throw new AdminError(`There is no game ${name}.`);
  return game.id;
}

/** @returns the notes of a game, each with its id before it */
export async function listNotes(context: Context, game: string): Promise<string[]> {
  const notes = await context.db
    .selectFrom('game_notes')
    .innerJoin('users', 'users.id', 'game_notes.user_id')
    .select(['game_notes.id', 'first_name', 'last_name', 'message'])
    .where('game_id', '=', await findGame(context, game))
    .orderBy('ord')
    .execute();
  if (notes.length === 0) return ['This game has no notes.'];
  return notes.map(({ id, first_name, last_name, message }) => `${id}  ${first_name} ${last_name}: ${message}`);
}

/** @throws AdminError for a note that is not of this game */
export async function removeNote(context: Context, game: string, noteId: string): Promise<string[]> {
  const gameId = await findGame(context, game);
  const removed = await context.db
    .deleteFrom('game_notes')
    .where('id', '=', noteId)
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw new AdminError(`This game has no note ${noteId}.`);
  await refreshPages(context.db, gameId);
  return ['The note is removed.'];
}
