import { AppError } from '../../../appError.ts';
import type { Tx } from '../../../db/database.ts';
import { hashToken } from '../../../ids.ts';
import type { GameEvent } from '../events.ts';
import type { Invitee } from '../gameState.ts';
import { changeInvitee, putInLine } from '../store/changes.ts';
import { clashesAt } from '../views/clashes.ts';
import { adoptDraft } from './choice.ts';
import type { Command } from './command.ts';
import { type Remarks, readRemarks, remarkColumns } from './remarks.ts';
import { settle } from './settle.ts';
import { asInvitee, type InviteeTurn, type Turn } from './turn.ts';

/** The mailed link proves the mailbox by its password; its token alone may have been handed on (R-acceptance-password). */
function checkPassword({ viewer }: Turn, password: string): void {
  if (viewer.kind !== 'invitee' || viewer.passwordHash === null) return;
  if (hashToken(password) !== viewer.passwordHash) throw new AppError('E-C25');
}

/** Who has another match then is asked before this one is theirs as well; who has proved no mailbox learns of none (R-clashes). */
async function checkClashes({ tx, state, access }: InviteeTurn): Promise<void> {
  const { invitee, userId, proved } = access;
  if (!proved || userId === null) return;
  const clashes = await clashesAt(tx, state, userId, invitee.slots ?? state.windows);
  if (clashes.length > 0) throw new AppError('E.game.clash', { clashes });
}

/**
 * ACCEPT: joins those who accepted, and what follows from it; 403 E-C25 where a mailed link lacks its password, 409
 * E.game.clash where another match of theirs is at that time, and they want to be asked.
 */
export const accept: Command<Remarks & { password: string; unlessClash?: boolean }> = {
  read: ({ unlessClash = false, ...body }) => ({ password: body.password ?? '', unlessClash, ...readRemarks(body) }),
  isDone: ({ game }, { status }) => (status === 'ACCEPTED' || status === 'CONFIRMED') && game.status === 'SCHEDULED',
  async execute(turn, { password, unlessClash, ...remarks }) {
    checkPassword(turn, password);
    const answering = asInvitee(turn);
    const joined = await joinAcceptors(turn, answering.access.invitee, remarks);
    // What they have chosen is known by now, a draft's choice as well.
    if (unlessClash) await checkClashes(answering);
    return [joined, ...(await settle(turn))];
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
