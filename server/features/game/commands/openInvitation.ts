import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { accessOf, type GameAccess } from '../access.ts';
import { publish } from '../publish.ts';
import { changeInvitee } from '../store/changes.ts';
import { loadGame } from '../store/loadGames.ts';
import { toAnswerView } from '../views/answerView.ts';
import { inTurn, viewOf } from './turn.ts';

/** Who only gave somebody's address has not opened that person's invitation. */
const isUnopened = ({ invitee, secured }: GameAccess) => invitee?.status === 'SENT' && !secured;

/** Whose mailbox it is has not been shown before (R-mail-unproved). */
const isUnseen = ({ invitee, proved }: GameAccess) => proved && invitee?.mailbox_seen_at === null;

/**
 * The game as the viewer sees it; an invitation that was sent counts as opened, the one thing a GET may do (R-opened).
 * @throws AppError 404 when there is no such game
 */
export async function openInvitation(context: Context, viewer: Viewer, gameId: string): Promise<Game> {
  const seen = await loadGame(context.db, gameId);
  const access = accessOf(seen, viewer);
  if (!isUnopened(access) && !isUnseen(access)) return toAnswerView(seen, access, context.clock.now(), context.config);
  return inTurn(context, viewer, gameId, async (turn) => {
    const { invitee } = turn.access;
    if (invitee && isUnseen(turn.access)) await changeInvitee(turn.tx, invitee, { mailbox_seen_at: turn.now });
    if (invitee && isUnopened(turn.access)) {
      await changeInvitee(turn.tx, invitee, { status: 'OPENED' });
      const events = [{ type: 'Opened', inviteeId: invitee.id } as const];
      await publish(turn, { command: 'OPEN', from: turn.state.game.status, events });
    }
    return viewOf(turn);
  });
}
