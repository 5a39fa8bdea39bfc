import type { Queryable } from '../../db/database.ts';
import { touchGame } from './store/history.ts';

/** Makes open pages read a game again, for the operator's commands: those change its rows by themselves (R-live). */
export async function refreshPages(db: Queryable, gameId: string): Promise<void> {
  await touchGame(db, gameId);
}
