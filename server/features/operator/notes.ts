import type { PlayersNote } from '../../../shared/contract/schemas/operator.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { refreshPages } from '../game/publish.ts';
import type { Acting } from './acting.ts';
import { audit } from './auditLog.ts';

/** The id or the short code of a match, or its page's address. */
const gameName = (text: string): string =>
  text
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';

/** @returns the match with an id, a short code or a page's address; null for none */
export async function findGameId(db: Queryable, name: string): Promise<string | null> {
  const wanted = gameName(name);
  const game = await db
    .selectFrom('games')
    .select('id')
    .where((where) => where.or([where('id', '=', wanted), where('code', '=', wanted)]))
    .executeTakeFirst();
  return game?.id ?? null;
}

/** @returns what players wrote to each other in a match, oldest first */
export async function findNotes(db: Queryable, gameId: string): Promise<PlayersNote[]> {
  const notes = await db
    .selectFrom('game_notes')
    .innerJoin('users', 'users.id', 'game_notes.user_id')
    .select(['game_notes.id', 'first_name as firstName', 'last_name as lastName', 'message', 'game_notes.created_at'])
    .where('game_id', '=', gameId)
    .orderBy('ord')
    .execute();
  return notes.map(({ created_at, ...note }) => ({ ...note, createdAt: created_at.toISOString() }));
}

/**
 * Removes a note; the audit log names its writer and its match, but never its text.
 * @param gameId the match it must be in; null: any match
 * @returns false when there is no such note
 */
export async function removeNote(
  context: Context,
  acting: Acting,
  noteId: string,
  gameId: string | null = null,
): Promise<boolean> {
  const removed = await acting.run(null, async (tx) => {
    const note = await tx
      .deleteFrom('game_notes')
      .where('id', '=', noteId)
      .$if(gameId !== null, (query) => query.where('game_id', '=', gameId as string))
      .returning(['game_id', 'user_id'])
      .executeTakeFirst();
    if (note)
      await audit(context, tx, acting, { action: 'NOTE_REMOVED', accountId: note.user_id, subject: note.game_id });
    return note;
  });
  if (removed) await refreshPages(context.db, removed.game_id);
  return removed !== undefined;
}
