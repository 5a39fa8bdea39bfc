import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { actOnGame } from '../../../../shared/contract/game.ts';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { hashToken } from '../../../ids.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { LIMITS, spend } from '../../../plugins/limits.ts';
import { sendChangeLetters, snapshotOf } from '../emails/changeEmails.ts';
import { requireAction, type Seat, seatOf } from '../permissions.ts';
import { cancelGame, changeGame, changeInvitee, recordChange, touchGame } from '../store/changes.ts';
import { acceptorsOf, confirmedOf, freePlacesOf, type GameState, lockGame, type Member } from '../store/gameState.ts';
import { standTeams } from '../store/teams.ts';
import { presentGame } from '../views/gameView.ts';
import { insertNote } from './addNote.ts';
import { type Answerer, accept, decline, isRepeated, selectLocation, selectTime, update } from './answer.ts';
import { inviteContacts } from './invite.ts';
import { confirmVisitor, presentRegistered, registerVisitor } from './registerVisitor.ts';
import { setScore } from './setScore.ts';
import { confirmChosen, settle } from './settle.ts';

type Body = BodyOf<typeof actOnGame>;

/** The mailed link proves the mailbox by its password; its token alone may have been handed on (decisions §5). */
function checkAcceptancePassword(viewer: Viewer, body: Body): void {
  if (viewer.kind !== 'invitee' || body.actionType !== 'ACCEPT' || viewer.passwordHash === null) return;
  if (hashToken(body.password ?? '') !== viewer.passwordHash) throw new AppError('E-C25');
}

/** @throws AppError 400 when an id is not that of one of these invitees */
function pick(members: Member[], body: Body): Member[] {
  const ids = new Set((body.contactList ?? []).map((contact) => contact.id));
  const chosen = members.filter((member) => ids.has(member.id));
  if (chosen.length === 0 || chosen.length !== ids.size) {
    throw new AppError('E.bad.request', { fields: { contactList: 'field.choice' } });
  }
  return chosen;
}

async function confirmAcceptors(tx: Tx, state: GameState, body: Body, now: Date): Promise<void> {
  const chosen = pick(acceptorsOf(state), body);
  if (chosen.length > freePlacesOf(state)) throw new AppError('E.game.state');
  if (!(await confirmChosen(tx, state, chosen, now))) throw new AppError('E.game.noSlot');
}

async function selectPartner(tx: Tx, state: GameState, body: Body): Promise<void> {
  const [partner, ...more] = pick(confirmedOf(state), body);
  if (!partner || more.length > 0) throw new AppError('E.bad.request', { fields: { contactList: 'field.tooMany' } });
  await changeGame(tx, state, { partner_id: partner.id });
  await standTeams(tx, state);
}

/** Calls the match off; what its organiser says about it stands among the notes. */
async function cancel(tx: Tx, state: GameState, { note }: Body, now: Date): Promise<void> {
  await cancelGame(tx, state);
  if (note) await insertNote(tx, { gameId: state.game.id, userId: state.owner.id, message: note, now });
}

async function withdraw(tx: Tx, state: GameState, seat: Seat, body: Body, now: Date): Promise<void> {
  if (!seat.invitee) return cancel(tx, state, body, now);
  await decline(tx, seat.invitee, body);
  // Whoever leaves, the teams do not stand any more.
  await changeGame(tx, state, { partner_id: null, initiator_team_id: null, opponent_team_id: null });
  await settle(tx, state, now);
}

async function answer(tx: Tx, state: GameState, seat: Answerer, body: Body, now: Date): Promise<void> {
  const { invitee } = seat;
  switch (body.actionType) {
    case 'TIME_SELECTION':
      return selectTime(tx, state, seat, body, now);
    case 'LOCATION_SELECTION':
      return selectLocation(tx, state, seat, body);
    case 'UPDATE':
      return update(tx, invitee, body);
    case 'ACCEPT':
      await accept(tx, invitee, body, now);
      return settle(tx, state, now);
    case 'DECLINE':
      return decline(tx, invitee, body);
  }
}

async function perform(context: Context, tx: Tx, state: GameState, seat: Seat, body: Body): Promise<void> {
  const now = context.clock.now();
  switch (body.actionType) {
    case 'SET_SCORE':
      return setScore(context, tx, state, seat, body);
    case 'WITHDRAW':
      return withdraw(tx, state, seat, body, now);
    case 'CANCEL':
      return cancel(tx, state, body, now);
    case 'CONFIRMATION':
      return seat.role === 'OWNER' ? confirmAcceptors(tx, state, body, now) : confirmVisitor(tx, state, body, now);
    case 'PARTNER_SELECTION':
      return selectPartner(tx, state, body);
    case 'INVITE':
      await inviteContacts(context, tx, state, body.contactList ?? []);
      return settle(tx, state, now);
  }
  const { invitee, secured } = seat;
  if (invitee) return answer(tx, state, { invitee, secured }, body, now);
  throw new AppError('E.not.allowed');
}

/**
 * Carries out one action in one transaction, with the game locked (decisions §5 Actions and States).
 * @returns the game as the caller sees it afterwards
 * @throws AppError 403, 409 or 422 when the action is not possible, 429 for too many visitors; then nothing has changed
 */
export async function act(context: Context, viewer: Viewer, gameId: string, body: Body): Promise<Game> {
  // Outside of the transaction: what is refused counts as well.
  if (body.actionType === 'OPPONENT_SELECTION') await spend(context, LIMITS.visitors, gameId);
  return context.db.transaction().execute(async (tx) => {
    const state = await lockGame(tx, gameId);
    const now = context.clock.now();
    const seat = seatOf(state, viewer);
    const answered = () => presentGame(state, seat, now, context.config);
    if (seat.invitee && !seat.secured && isRepeated(state, seat.invitee, body)) return answered();
    if (body.version !== undefined && body.version !== state.game.version) {
      throw new AppError('E.game.changed', { version: state.game.version });
    }
    requireAction(state, seat, body.actionType, now);
    checkAcceptancePassword(viewer, body);
    const before = snapshotOf(state);
    const registered =
      body.actionType === 'OPPONENT_SELECTION' ? await registerVisitor(context, tx, state, body) : null;
    if (!registered) await perform(context, tx, state, seat, body);
    await recordChange(tx, state, { actor: seat.userId, event: body.actionType, from: before.status, at: now });
    await sendChangeLetters(context, tx, state, before, body.note ?? null);
    return registered ? presentRegistered(answered(), state, registered, now) : answered();
  });
}

/** A GET may do this one thing: an invitation that was sent counts as opened (decisions §2). */
export async function markOpened(tx: Tx, invitee: Member): Promise<void> {
  if (invitee.status !== 'SENT' && invitee.status !== 'PENDING') return;
  await changeInvitee(tx, invitee, { status: 'OPENED' });
  await touchGame(tx, invitee.game_id);
}
