import { commonSlots } from '../../../../shared/domain/calendar/calendar.ts';
import { overlap } from '../../../../shared/domain/match/overlapping.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import type { Tx } from '../../../db/database.ts';
import { hashToken } from '../../../ids.ts';
import type { GameEvent } from '../events.ts';
import { type Invitee, offerOf } from '../gameState.ts';
import { changeInvitee, putInLine } from '../store/changes.ts';
import { clashesAt, timesOf } from '../views/clashes.ts';
import { adoptDraft } from './choice.ts';
import {
  type ActionBody,
  asInvitee,
  type Command,
  type CommandContext,
  type InviteeContext,
} from './commandContext.ts';
import { settle } from './settle.ts';

/** What an invitee says beside their answer; a field that is left out keeps its value. */
export interface Remarks {
  note?: string | null;
  shareMyPhone?: boolean;
}

export const readRemarks = ({ note, shareMyPhone }: ActionBody): Remarks => ({
  ...(note === undefined ? {} : { note: note || null }),
  ...(shareMyPhone === undefined ? {} : { shareMyPhone }),
});

/** @returns an invitee's remarks as columns, without those that were left out */
export function remarkColumns({ note, shareMyPhone }: Remarks): { note?: string | null; share_my_phone?: boolean } {
  return {
    ...(note === undefined ? {} : { note }),
    ...(shareMyPhone === undefined ? {} : { share_my_phone: shareMyPhone }),
  };
}

/** The mailed link proves the mailbox by its password; its token alone may have been passed on (R-acceptance-password). */
function checkPassword({ viewer }: CommandContext, password: string): void {
  if (viewer.kind !== 'invitee' || viewer.passwordHash === null) return;
  if (hashToken(password) !== viewer.passwordHash) throw new AppError('E-C25');
}

/**
 * Asks before somebody takes a second match at the same time: where the match is at such a time now, or every time they chose
 * is one (R-clashes). A viewer without a proved mailbox hears of none.
 */
async function checkClashes({ tx, state, now, access }: InviteeContext): Promise<void> {
  const { invitee, userId, proved } = access;
  if (!proved || userId === null) return;
  const { duration, timezone } = offerOf(state);
  const possible = commonSlots(timesOf(state), [invitee.slots], duration, timezone, now.toISOString());
  const clashes = await clashesAt(tx, state, userId, possible);
  const isFree = (slot: Period) => !clashes.some((clash) => overlap(clash, slot));
  if (clashes.length > 0 && !possible.some(isFree)) throw new AppError('E.game.clash', { clashes });
}

/**
 * ACCEPT: adds the invitee to those who accepted, and does what follows from it; 403 E-C25 where a mailed link lacks its
 * password, 409 E.game.clash where they have another match at that time and want to be asked.
 */
export const accept: Command<Remarks & { password: string; unlessClash?: boolean }> = {
  read: ({ unlessClash = false, ...body }) => ({ password: body.password ?? '', unlessClash, ...readRemarks(body) }),
  isDone: ({ game }, { status }) => (status === 'ACCEPTED' || status === 'CONFIRMED') && game.status === 'SCHEDULED',
  async execute(locked, { password, unlessClash, ...remarks }) {
    checkPassword(locked, password);
    const answering = asInvitee(locked);
    const joined = await joinAcceptors(locked, answering.access.invitee, remarks);
    const settled = await settle(locked);
    // By now their choice is known, including that of a draft, and so is the agreed time.
    if (unlessClash) await checkClashes(answering);
    return [joined, ...settled];
  },
};

/** Puts an invitee at the end of the waiting list; an invitee who is on it already keeps their position (R-waiting-list). */
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
    // Anybody who joins hears of the match, whether they are blocked or not.
    hidden: false,
    accepted_at: now,
  });
  return { type: 'Accepted', inviteeId: invitee.id };
}
