import { findLinkHolder } from '../../../shared/contract/link.ts';
import { readInvitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import { PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import type { ApiClient } from '../../api/client.ts';

/**
 * Whether a link was mailed to somebody else than the person who is logged in. Nobody can tell whose a link for a new
 * password is before it is used, so that one counts as another's. Asking does not open the invitation (R-link-holder).
 * @param userId who is logged in
 */
export async function isOtherPersons(api: ApiClient, userId: string, path: string): Promise<boolean> {
  if (readPattern(PATTERNS.setNewPassword, path)) return true;
  const link = readInvitationPath(path.split('?')[0] ?? '');
  if (!link || link.token === WEB_ACCESS_TOKEN) return false;
  try {
    const holder = await api.call(findLinkHolder, { params: { id: link.gameId }, token: link.token });
    // A share link is nobody's.
    return holder.userId !== null && holder.userId !== userId;
  } catch {
    // The page says what is wrong with the link.
    return false;
  }
}
