import { AppError } from '../../../appError.ts';
import type { Tx } from '../../../db/database.ts';
import { hashToken } from '../../../ids.ts';
import type { GameEvent } from '../events.ts';
import type { Invitee } from '../gameState.ts';
import { changeInvitee, putInLine } from '../store/changes.ts';
import { adoptDraft } from './choice.ts';
import type { Command } from './command.ts';
import { type Remarks, readRemarks, remarkColumns } from './remarks.ts';
import { settle } from './settle.ts';
import { asInvitee, type Turn } from './turn.ts';

/** The mailed link proves the mailbox by its password; its token alone may have been handed on (R-acceptance-password). */
function checkPassword({ viewer }: Turn, password: string): void {
  if (viewer.kind !== 'invitee' || viewer.passwordHash === null) return;
  if (hashToken(password) !== viewer.passwordHash) throw new AppError('E-C25');
}

/** ACCEPT: joins those who accepted, and what follows from it; 403 E-C25 where a mailed link lacks its password. */
export const accept: Command<Remarks & { password: string }> = {
  read: (body) => ({ password: body.password ?? '', ...readRemarks(body) }),
  isDone: ({ game }, { status }) => (status === 'ACCEPTED' || status === 'CONFIRMED') && game.status === 'SCHEDULED',
  async execute(turn, { password, ...remarks }) {
    checkPassword(turn, password);
    const { invitee } = asInvitee(turn).access;
    return [await joinAcceptors(turn, invitee, remarks), ...(await settle(turn))];
  },
};

/** Puts an invitee at the end of the waiting list; who is in it already keeps their position (R-waiting-list). */
export async function joinAcceptors(
  { tx, now }: { tx: Tx; now: Date },
  invitee: Invitee,
  remarks: Remarks,
): Promise<GameEvent> {
  if (invitee.status === 'ACCEPTED' || invitee.status === 'CONFIRMED') {
    await changeInvitee(tx, invitee, remarkColumns(remarks));
    return { type: 'AnswerChanged', inviteeId: invitee.id };
  }
  await adoptDraft(tx, invitee);
  await putInLine(tx, invitee, {
    ...remarkColumns(remarks),
    status: 'ACCEPTED',
    // Whoever comes hears of the match, blocks or not.
    hidden: false,
    accepted_at: now,
  });
  return { type: 'Accepted', inviteeId: invitee.id };
}
