import { invitationPath } from '../../../../shared/routes/invitation.ts';
import { gamePath } from '../../../../shared/routes/paths.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { accessOf } from '../access.ts';
import { calendarPart } from '../emails/calendarPart.ts';
import { slotOf } from '../gameState.ts';
import { loadGame } from '../store/loadGames.ts';

/**
 * The agreed match as a file to keep. It links to what its reader can open: of a guest, the page they have it from.
 * @param token by which the viewer asks
 * @throws AppError 403 for who does not play in it, 409 while nothing is agreed
 */
export async function calendarFile(
  context: Context,
  viewer: Viewer,
  { gameId, token }: { gameId: string; token: string | null },
): Promise<{ filename: string; content: string }> {
  const state = await loadGame(context.db, gameId);
  const { role, invitee } = accessOf(state, viewer);
  if (role !== 'OWNER' && invitee?.status !== 'CONFIRMED') throw new AppError('E.not.allowed');
  const slot = slotOf(state);
  if (state.game.status !== 'SCHEDULED' || !slot) throw new AppError('E.game.state');
  const isGuest = viewer.kind === 'invitee' && token !== null;
  const path = isGuest ? invitationPath({ gameId, password: null, token }) : gamePath(gameId);
  return calendarPart(context, state, {
    email: null,
    replyTo: null,
    language: invitee?.language ?? state.owner.language,
    method: 'PUBLISH',
    isOwner: role === 'OWNER',
    url: `${context.config.publicUrl}${path}`,
    slot,
  });
}
