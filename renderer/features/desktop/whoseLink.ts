import { getGame } from '../../../shared/contract/game.ts';
import { readInvitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import { PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import type { ApiClient } from '../../api/client.ts';

/**
 * Whether a link was mailed to somebody else than the person who is logged in. Nobody can tell whose a link for a new
 * password is before it is used, so that one counts as another's.
 * @param userId who is logged in
 */
export async function isOtherPersons(api: ApiClient, userId: string, path: string): Promise<boolean> {
  if (readPattern(PATTERNS.setNewPassword, path)) return true;
  const link = readInvitationPath(path);
  if (!link || link.token === WEB_ACCESS_TOKEN) return false;
  try {
    const game = await api.call(getGame, { params: { id: link.gameId }, token: link.token });
    // A share link is nobody's.
    return game.currentInvitee?.type === 'OPPONENT' && game.currentInvitee.user.id !== userId;
  } catch {
    // The page says what is wrong with the link.
    return false;
  }
}
