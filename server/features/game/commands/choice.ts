import { firstChosen, marksAfter, type NewChoice } from '../../../../shared/domain/match/ratherNot.ts';
import { isUnanswered } from '../../../../shared/domain/values.ts';
import type { Tx } from '../../../db/database.ts';
import type { GameEvent } from '../events.ts';
import type { Invitee } from '../gameState.ts';
import { changeInvitee } from '../store/changes.ts';
import type { InviteeTurn } from './turn.ts';

/** Stores times or venues: as a draft until whoever chose them has proved the mailbox (R-secured-visitor). */
export async function storeChoice({ tx, access }: InviteeTurn, choice: NewChoice): Promise<GameEvent[]> {
  const { invitee, secured } = access;
  const change = { ...choice, ratherNot: marksAfter(invitee, choice) };
  if (secured) {
    if (!invitee.draft) throw new Error('a visitor who has proved nothing has no draft');
    await changeInvitee(tx, invitee, { draft: { ...invitee.draft, ...change } });
    // What they see is their draft.
    Object.assign(invitee, change);
  } else {
    await changeInvitee(tx, invitee, change);
  }
  return [{ type: 'AnswerChanged', inviteeId: invitee.id }];
}

/** Whoever proves the mailbox takes over what waits under the address, unless they have chosen themselves. */
export async function adoptDraft(tx: Tx, invitee: Invitee): Promise<void> {
  const { draft } = invitee;
  if (!draft || draft.settled || !isUnanswered(invitee.status)) return;
  await changeInvitee(tx, invitee, firstChosen(invitee, draft));
}
