import type { GameEvent } from '../events.ts';
import { changeInvitee } from '../store/changes.ts';
import type { CommandOf } from './gameCommand.ts';
import { remarkColumns } from './remarks.ts';
import { asInvitee, type Turn } from './turn.ts';

/** UPDATE: a remark or a phone number more; the answer stays. */
export async function updateAnswer(turn: Turn, command: CommandOf<'UPDATE'>): Promise<GameEvent[]> {
  const { invitee } = asInvitee(turn).access;
  await changeInvitee(turn.tx, invitee, remarkColumns(command));
  return [{ type: 'AnswerChanged', inviteeId: invitee.id }];
}
