import { isUnanswered } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import type { GameEvent } from '../events.ts';
import { acceptorsOf, freeSpotsOf } from '../gameState.ts';
import { DRAFT_ID } from '../unproved.ts';
import { joinAcceptors } from './accept.ts';
import type { Command } from './command.ts';
import { pickInvitees, readInviteeIds } from './pickInvitees.ts';
import { agreeWithChosen, settle } from './settle.ts';
import type { Turn } from './turn.ts';

/** CONFIRMATION: the organiser takes acceptors; a visitor of the share link confirms the person just registered. */
export const confirm: Command<{ inviteeIds: string[] }> = {
  read: readInviteeIds,
  execute: (turn, { inviteeIds }) =>
    turn.access.role === 'OWNER' ? confirmAcceptors(turn, inviteeIds) : confirmVisitor(turn, inviteeIds),
};

async function confirmAcceptors(turn: Turn, ids: string[]): Promise<GameEvent[]> {
  const chosen = pickInvitees(acceptorsOf(turn.state), ids);
  if (chosen.length > freeSpotsOf(turn.state)) throw new AppError('E.game.state');
  return agreeWithChosen(turn, chosen);
}

/**
 * That is the person's yes.
 * @throws AppError 400 when it is not one who came by the share link and has not answered, 403 for who must prove the
 * mailbox first
 */
async function confirmVisitor(turn: Turn, ids: string[]): Promise<GameEvent[]> {
  const [chosenId, ...more] = ids;
  if (chosenId === DRAFT_ID) throw new AppError('E-C25');
  const invitee = turn.state.invitees.find(({ id, inviter }) => id === chosenId && inviter === 'SHARE');
  if (!invitee || !isUnanswered(invitee.status) || more.length > 0) {
    throw new AppError('E.bad.request', { fields: { contactList: 'field.choice' } });
  }
  if (invitee.draft) throw new AppError('E-C25');
  return [await joinAcceptors(turn, invitee, {}), ...(await settle(turn))];
}
