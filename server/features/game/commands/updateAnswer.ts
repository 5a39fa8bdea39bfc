import { changeInvitee } from '../store/changes.ts';
import type { Command } from './command.ts';
import { type Remarks, readRemarks, remarkColumns } from './remarks.ts';
import { asInvitee } from './turn.ts';

/** UPDATE: a remark or a phone number more; the answer stays. */
export const updateAnswer: Command<Remarks> = {
  read: readRemarks,
  async execute(turn, remarks) {
    const { invitee } = asInvitee(turn).access;
    await changeInvitee(turn.tx, invitee, remarkColumns(remarks));
    return [{ type: 'AnswerChanged', inviteeId: invitee.id }];
  },
};
