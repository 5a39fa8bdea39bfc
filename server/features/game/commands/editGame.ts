import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { editGame as endpoint } from '../../../../shared/contract/game.ts';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Offer } from '../../../../shared/domain/agreement.ts';
import { candidateStarts } from '../../../../shared/domain/calendar.ts';
import { keepAnswer } from '../../../../shared/domain/editedOffer.ts';
import { expiresAt } from '../../../../shared/domain/expiry.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { newId } from '../../../ids.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { sendEditLetters, snapshotOf } from '../emails/changeEmails.ts';
import { requireAction, seatOf } from '../permissions.ts';
import { changeGame, changeInvitee, recordChange } from '../store/changes.ts';
import { type GameState, loadGame, lockGame, type Member, offerOf } from '../store/gameState.ts';
import { locationsOf } from '../store/venues.ts';
import { presentGame } from '../views/gameView.ts';
import { latestStart } from './createGame.ts';
import { settle } from './settle.ts';

type Body = BodyOf<typeof endpoint>;

async function replaceWindows(tx: Tx, state: GameState, given: NonNullable<Body['calendarPreference']>): Promise<void> {
  await tx.deleteFrom('game_windows').where('game_id', '=', state.game.id).execute();
  const windows = given
    .map(({ fromTime, toTime }) => ({
      id: newId(),
      fromTime: new Date(fromTime).toISOString(),
      toTime: new Date(toTime).toISOString(),
    }))
    .sort((a, b) => a.fromTime.localeCompare(b.fromTime));
  for (const { id, fromTime, toTime } of windows) {
    await tx
      .insertInto('game_windows')
      .values({ id, game_id: state.game.id, from_time: new Date(fromTime), to_time: new Date(toTime) })
      .execute();
  }
  state.windows = windows;
}

/** A place that stays keeps its id: answers name it. */
async function replacePlaces(
  context: Context,
  tx: Tx,
  state: GameState,
  given: NonNullable<Body['locationPreference']>,
): Promise<void> {
  const { game } = state;
  const locations = await locationsOf(context, tx, { id: game.owner_id, timezone: game.timezone }, given);
  const idOf = new Map(state.places.map(({ id, location }) => [location.id, id]));
  await tx.deleteFrom('game_places').where('game_id', '=', game.id).execute();
  for (const [ord, locationId] of locations.entries()) {
    const id = idOf.get(locationId) ?? newId();
    await tx.insertInto('game_places').values({ id, game_id: game.id, location_id: locationId, ord }).execute();
  }
  state.places = (await loadGame(tx, game.id)).places;
}

/** The agreed slot or place is not offered any more: the game looks for players again (decisions §5 States). */
async function reopenIfMoved(tx: Tx, state: GameState): Promise<void> {
  const { game } = state;
  if (game.status !== 'SCHEDULED' || !game.from_time || !game.to_time) return;
  const from = game.from_time.toISOString();
  // Of the slots from just before it on: touching windows count as one.
  const justBefore = new Date(game.from_time.getTime() - 1).toISOString();
  const slotStays = candidateStarts(state.windows, game.preference.duration, game.timezone, justBefore).includes(from);
  if (slotStays && state.places.some(({ id }) => id === game.place_id)) return;
  await changeGame(tx, state, {
    status: 'CONFIRMED',
    from_time: null,
    to_time: null,
    place_id: null,
    partner_id: null,
    initiator_team_id: null,
    opponent_team_id: null,
    calendar_sequence: game.calendar_sequence + 1,
  });
  for (const invitee of state.invitees) {
    if (invitee.status === 'CONFIRMED') await changeInvitee(tx, invitee, { status: 'ACCEPTED' });
  }
}

/** @returns those whose yes fits nothing that is offered now: they are asked again, and what they chose stays known */
async function keepAnswers(tx: Tx, state: GameState, before: Offer, now: Date): Promise<Member[]> {
  const asked: Member[] = [];
  for (const invitee of state.invitees) {
    const isIn = invitee.status === 'ACCEPTED' || invitee.status === 'CONFIRMED';
    if (!isIn) continue;
    const { slots, places, touched } = keepAnswer(invitee, before, offerOf(state), now.toISOString());
    const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value));
    await tx
      .updateTable('invitees')
      .set({ slots: asJson(slots), places: asJson(places) })
      .where('id', '=', invitee.id)
      .execute();
    Object.assign(invitee, { slots, places });
    // Whoever is in an agreed match that stays is not asked, whatever else is offered now.
    if (!touched || (state.game.status === 'SCHEDULED' && invitee.status === 'CONFIRMED')) continue;
    await changeInvitee(tx, invitee, { status: 'SENT', accepted_at: null, accepted_order: null });
    asked.push(invitee);
  }
  return asked;
}

async function changeExpiry(tx: Tx, state: GameState, days: number, now: Date): Promise<void> {
  const { game, windows } = state;
  const last = latestStart(windows, game.preference.duration, game.timezone, now);
  const expires_at = new Date(expiresAt(game.created_at.toISOString(), days, last));
  if (expires_at <= now) throw new AppError('E.game.expiry');
  await changeGame(tx, state, { invitation_expiry_days: days, expires_at });
}

/** Facts about the court: nobody's answer depends on them. */
async function changeCourt(tx: Tx, state: GameState, { courtBooked, surface, cost }: Body): Promise<void> {
  await changeGame(tx, state, {
    ...(courtBooked !== undefined && { court_booked: courtBooked }),
    ...(surface !== undefined && { surface }),
    ...(cost !== undefined && { cost }),
  });
}

/**
 * The owner changes his game. Answers that still fit stay as they are; only those the change leaves nothing of are asked
 * again, and nobody's choice is forgotten (decisions §5 Creating).
 * @throws AppError 403, 409 for a stale version or a state that does not allow it, 422 for times that leave no slot or
 * an expiry that is over already; then nothing has changed
 */
export async function editGame(context: Context, viewer: Viewer, gameId: string, body: Body): Promise<Game> {
  return context.db.transaction().execute(async (tx) => {
    const state = await lockGame(tx, gameId);
    const now = context.clock.now();
    const seat = seatOf(state, viewer);
    requireAction(state, seat, 'EDIT', now);
    if (body.version !== undefined && body.version !== state.game.version) {
      throw new AppError('E.game.changed', { version: state.game.version });
    }
    const before = snapshotOf(state);
    const offered = offerOf(state);
    if (body.notes !== undefined) await changeGame(tx, state, { notes: body.notes || null });
    await changeCourt(tx, state, body);
    if (body.calendarPreference) await replaceWindows(tx, state, body.calendarPreference);
    if (body.locationPreference) await replacePlaces(context, tx, state, body.locationPreference);
    await reopenIfMoved(tx, state);
    if (body.calendarPreference || body.invitationExpiryDays) {
      await changeExpiry(tx, state, body.invitationExpiryDays ?? state.game.invitation_expiry_days, now);
    }
    const asked = await keepAnswers(tx, state, offered, now);
    await settle(tx, state, now);
    await recordChange(tx, state, { actor: seat.userId, event: 'EDIT', from: before.status, at: now });
    await sendEditLetters(context, tx, state, before, asked);
    return presentGame(state, seat, now, context.config);
  });
}
