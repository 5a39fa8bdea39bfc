import type { Clash } from '../../../shared/contract/errors.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { InvitationLink } from '../../../shared/routes/invitation.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { known, type Viewer } from '../../plugins/auth.ts';
import { accessOf, isUnopened, isUnseen } from './access.ts';
import { viewOf, withLockedGame } from './commands/commandContext.ts';
import { publish } from './publish.ts';
import { changeInvitee } from './store/changes.ts';
import { touchGame } from './store/history.ts';
import { loadGame } from './store/loadGames.ts';
import { foreseenClashes } from './views/clashes.ts';
import { toAnsweredView } from './views/gameView.ts';

interface ReadInvitation {
  game: Game;
  /** The viewer's agreed matches at the only time it is about (R-clashes). */
  clashes: Clash[];
  /** The invitation has not been opened yet: the page's own call reports that it is (R-opened). */
  isNew: boolean;
}

/**
 * The game as the holder of a link sees it. Changes nothing, as programs look at such pages as well (R-get-safe).
 * @throws AppError 401 for a holder of no link: a session is none, and belongs in no address; 404 when there is no such game
 */
export async function readInvitation(context: Context, { token, gameId }: InvitationLink): Promise<ReadInvitation> {
  const viewer = known(await context.tokens.find(token, gameId));
  if (viewer.kind === 'user') throw new AppError('E.auth.required');
  const state = await loadGame(context.db, gameId);
  const access = accessOf(state, viewer);
  const game = await toAnsweredView(context, context.db, state, access);
  const clashes = await foreseenClashes(context, state, access);
  return { game, clashes, isNew: isUnopened(access) || isUnseen(access) };
}

/**
 * The game as the caller sees it. An invitation that was sent counts as opened, the one change that a GET may make
 * (R-opened).
 * @throws AppError 404 when there is no such game
 */
export async function openInvitation(context: Context, viewer: Viewer, gameId: string): Promise<Game> {
  const state = await loadGame(context.db, gameId);
  const access = accessOf(state, viewer);
  if (!isUnopened(access) && !isUnseen(access)) {
    return toAnsweredView(context, context.db, state, access);
  }
  return withLockedGame(context, viewer, gameId, async (locked) => {
    const { invitee } = locked.access;
    if (invitee && isUnseen(locked.access)) {
      await changeInvitee(locked.tx, invitee, { mailbox_seen_at: locked.now });
      // Their organiser sees from this that our mails reach them (R-mail-unproved).
      if (invitee.inviter === 'SHARE') await touchGame(locked.tx, gameId);
    }
    if (invitee && isUnopened(locked.access)) {
      await changeInvitee(locked.tx, invitee, { status: 'OPENED' });
      const events = [{ type: 'Opened', inviteeId: invitee.id } as const];
      await publish(locked, { command: 'OPEN', from: locked.state.game.status, events });
    }
    return viewOf(locked);
  });
}
