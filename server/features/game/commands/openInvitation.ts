import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { accessOf, isUnopened, isUnseen } from '../access.ts';
import { publish } from '../publish.ts';
import { findHeldGame } from '../readInvitation.ts';
import { changeInvitee } from '../store/changes.ts';
import { touchGame } from '../store/history.ts';
import { toAnsweredView } from '../views/answerView.ts';
import { inTurn, viewOf } from './turn.ts';

/**
 * The game as whoever holds a token sees it; an invitation that was sent counts as opened, the one thing a GET may do
 * (R-opened).
 * @param token of a session or a link; null without one
 * @param onViewer told who it is, before anything is refused to them
 * @throws AppError 401 for a token that holds nothing, 404 when there is no such game
 */
export async function openInvitation(
  context: Context,
  token: string | null,
  gameId: string,
  onViewer: (viewer: Viewer) => void = () => undefined,
): Promise<Game> {
  if (token === null) throw new AppError('E.auth.required');
  const { viewer, state } = await findHeldGame(context, token, gameId);
  onViewer(viewer);
  if (!state) throw new AppError('E.notFound.game');
  const access = accessOf(state, viewer);
  if (!isUnopened(access) && !isUnseen(access)) {
    return toAnsweredView(context, context.db, state, access);
  }
  return inTurn(context, viewer, gameId, async (turn) => {
    const { invitee } = turn.access;
    if (invitee && isUnseen(turn.access)) {
      await changeInvitee(turn.tx, invitee, { mailbox_seen_at: turn.now });
      // Their organiser sees that our mails reach them (R-mail-unproved).
      if (invitee.inviter === 'SHARE') await touchGame(turn.tx, gameId);
    }
    if (invitee && isUnopened(turn.access)) {
      await changeInvitee(turn.tx, invitee, { status: 'OPENED' });
      const events = [{ type: 'Opened', inviteeId: invitee.id } as const];
      await publish(turn, { command: 'OPEN', from: turn.state.game.status, events });
    }
    return viewOf(turn);
  });
}
