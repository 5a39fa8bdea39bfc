import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import type { findLinkHolder as endpoint } from '../../../../shared/contract/link.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { accessOf } from '../access.ts';
import { loadGame } from '../store/loadGames.ts';

/**
 * @returns whose a link is, for the desktop app, which asks before it opens what was mailed to somebody else; reading it
 * opens no invitation (R-link-holder). Null for a share link and for one that proves nothing
 * @throws AppError 404 when there is no such game
 */
export async function findLinkHolder(
  { db }: Context,
  viewer: Viewer,
  gameId: string,
): Promise<ResponseOf<typeof endpoint>> {
  const { userId, proved } = accessOf(await loadGame(db, gameId), viewer);
  return { userId: proved ? userId : null };
}
