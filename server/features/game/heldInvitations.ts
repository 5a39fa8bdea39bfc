import { addSeconds } from 'date-fns/addSeconds';
import { subMinutes } from 'date-fns/subMinutes';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { eachItem } from '../../jobs/eachItem.ts';
import type { Viewer } from '../../plugins/auth.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { inviteeLimit } from './commands/addInvitee.ts';
import { invite } from './commands/invite.ts';
import { checkAllowed, inTurn } from './commands/turn.ts';
import { publish } from './publish.ts';
import { deleteHeld, findHeld, findOverdueHeld, insertHeld } from './store/heldInvitations.ts';
import { findKnownAmong } from './store/lists.ts';

/** How long they can be taken back (R-hold). */
const HOLD_SECONDS = 10;
/** What should have gone out so long ago has lost its job. */
const OVERDUE_MINUTES = 2;
const MAX_OVERDUE = 100;

/**
 * Invites people the organiser knows in a moment: until then nothing is stored in the game, and nobody hears of it (R-hold).
 * @returns by what they are taken back, and for how long that is possible
 * @throws AppError as INVITE does, as far as it can be said now
 */
export async function holdInvitations(
  context: Context,
  viewer: Viewer,
  gameId: string,
  people: readonly string[],
): Promise<{ id: string; seconds: number }> {
  return inTurn(context, viewer, gameId, async (turn) => {
    const { tx, state, now } = turn;
    checkAllowed(turn, 'INVITE', undefined);
    await consumeLimit({ db: tx, clock: context.clock }, LIMITS.heldInvitations, state.owner.id);
    const userIds = [...new Set(people)];
    const known = await findKnownAmong(tx, state.owner.id, userIds);
    if (known.size < userIds.length) throw new AppError('E.notFound');
    const { isOver, level, limit } = await inviteeLimit(turn, userIds.length);
    if (isOver && limit !== null) throw new AppError('E.limit.guests', { level, limit });
    const id = await insertHeld(tx, { gameId, userIds, dueAt: addSeconds(now, HOLD_SECONDS) });
    await context.jobs.enqueue(tx, 'invite.held', { heldId: id }, HOLD_SECONDS);
    return { id, seconds: HOLD_SECONDS };
  });
}

/**
 * Nobody is asked.
 * @throws AppError 404 when they have gone out already, or are somebody else's
 */
export async function takeBackInvitations(context: Context, userId: string, id: string): Promise<void> {
  const held = await findHeld(context.db, id);
  if (held?.ownerId !== userId || !(await deleteHeld(context.db, id))) throw new AppError('E.notFound');
}

/** Invites them, unless they were taken back: whoever deletes the row first is right. */
export async function sendHeldInvitations(context: Context, id: string): Promise<void> {
  const held = await findHeld(context.db, id);
  if (!held) return;
  const contacts = held.userIds.map((userId) => ({ id: userId }));
  try {
    await inTurn(context, { kind: 'user', userId: held.ownerId }, held.gameId, async (turn) => {
      if (!(await deleteHeld(turn.tx, id))) return;
      checkAllowed(turn, 'INVITE', undefined);
      const from = turn.state.game.status;
      const events = await invite.execute(turn, { contacts });
      await publish(turn, { command: 'INVITE', from, events });
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The match has changed meanwhile, or mails are used up: the page misses them, and says so.
    await deleteHeld(context.db, id);
  }
}

/** Invites those whose job was lost with a server, or with what a backup does not hold. */
export async function sendOverdueInvitations(context: Context): Promise<void> {
  const overdue = await findOverdueHeld(context.db, subMinutes(context.clock.now(), OVERDUE_MINUTES), MAX_OVERDUE);
  await eachItem(context, 'held invitations', overdue, (id) => sendHeldInvitations(context, id));
}
