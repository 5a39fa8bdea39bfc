import type { Tx } from '../../../db/database.ts';
import type { GameEvent } from '../events.ts';
import type { Invitee } from '../gameState.ts';
import { changeInvitee } from '../store/changes.ts';
import type { Command } from './command.ts';
import { type Remarks, readRemarks, remarkColumns } from './remarks.ts';
import { asInvitee } from './turn.ts';

/** DECLINE: a no, whatever was said before. */
export const decline: Command<Remarks> = {
  read: readRemarks,
  isDone: (_state, { status }) => status === 'DECLINED',
  execute: async (turn, remarks) => [await leave(turn.tx, asInvitee(turn).access.invitee, remarks)],
};

/** @returns what it meant: a spot given back, or a no of somebody who had none */
export async function leave(tx: Tx, invitee: Invitee, remarks: Remarks): Promise<GameEvent> {
  const type = invitee.status === 'CONFIRMED' ? 'Withdrawn' : 'Declined';
  await changeInvitee(tx, invitee, {
    ...remarkColumns(remarks),
    status: 'DECLINED',
    accepted_at: null,
    accepted_order: null,
  });
  return { type, inviteeId: invitee.id };
}
