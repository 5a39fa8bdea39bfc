import { AppError } from '../../appError.ts';
import type { Queryable } from '../../db/database.ts';
import type { Viewer } from '../../plugins/auth.ts';
import { accessOf } from './access.ts';
import { loadGame } from './store/loadGames.ts';

/**
 * @returns the user id of a guest without an account who looks at a game
 * @throws AppError 403 for everybody else, and E-C25 for who has not proved the mailbox (R-mailbox-proof)
 */
export async function guestOf(db: Queryable, viewer: Viewer, gameId: string): Promise<string> {
  const { invitee, proved } = accessOf(await loadGame(db, gameId), viewer);
  if (invitee && !proved) throw new AppError('E-C25');
  if (invitee?.person.type !== 'CONTACT') throw new AppError('E.not.allowed');
  return invitee.user_id;
}
