import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { editGame } from '../../../../shared/contract/game.ts';
import { candidateStarts } from '../../../../shared/domain/calendar/calendar.ts';
import type { Offer } from '../../../../shared/domain/match/agreement.ts';
import { expiresAt } from '../../../../shared/domain/match/expiry.ts';
import { adaptAnswer, marksAfterEdit } from '../../../../shared/domain/match/ratherNot.ts';
import { AppError } from '../../../appError.ts';
import { findOrInsertLocations } from '../../venue/venues.ts';
import type { GameEvent } from '../events.ts';
import { acceptorOf, confirmedOf, offerOf, slotOf } from '../gameState.ts';
import { changeGame, changeInvitee } from '../store/changes.ts';
import { replaceVenues, replaceWindows } from '../store/newGame.ts';
import { changeClub } from './clubMatch.ts';
import type { Command, CommandContext } from './commandContext.ts';
import { latestStart } from './publishGame.ts';
import { NOTHING_AGREED, settle } from './settle.ts';

type EditBody = BodyOf<typeof editGame>;

/**
 * EDIT: answers that still fit stay as they are. Only invitees whose answer no longer fits anything are asked again, and every
 * choice is kept (R-edit, R-edit-answers). 422 for times that leave no slot or an expiry that is over already. It is listed
 * like an action but has a call of its own: sent as an action it is answered with 403.
 */
export const edit: Command<{ change: EditBody }> = {
  read() {
    throw new AppError('E.not.allowed');
  },
  async execute(locked, { change }) {
    const { state } = locked;
    const offered = offerOf(state);
    await changeClub(locked, change);
    await changeFacts(locked, change);
    await changeOffer(locked, change);
    const reopened = await reopenIfMoved(locked);
    if (change.calendarPreference || change.invitationExpiryDays) {
      await changeExpiry(locked, change.invitationExpiryDays ?? state.game.invitation_expiry_days);
    }
    const askedAgain = await adaptAnswers(locked, offered);
    return [{ type: 'Edited' }, ...reopened, ...askedAgain, ...(await settle(locked))];
  },
};

/** The organiser's note and what is known of the court: no answer depends on these. */
async function changeFacts(
  { tx, state }: CommandContext,
  { notes, courtBooked, findsSubstitutes, surface, cost }: EditBody,
): Promise<void> {
  await changeGame(tx, state, {
    ...(notes !== undefined && { notes: notes || null }),
    ...(courtBooked !== undefined && { court_booked: courtBooked }),
    ...(findsSubstitutes !== undefined && { finds_substitutes: findsSubstitutes }),
    ...(surface !== undefined && { surface }),
    ...(cost !== undefined && { cost }),
  });
}

async function changeOffer({ context, tx, state }: CommandContext, change: EditBody): Promise<void> {
  const { owner_id: id, timezone } = state.game;
  if (change.calendarPreference || change.locationPreference) {
    const sequence = state.game.calendar_sequence + 1;
    await changeGame(tx, state, { calendar_sequence: sequence, offer_sequence: sequence });
  }
  if (change.calendarPreference) await replaceWindows(tx, state, change.calendarPreference);
  if (!change.locationPreference) return;
  const locations = await findOrInsertLocations(context, tx, { id, timezone }, change.locationPreference);
  await replaceVenues(tx, state, locations);
}

/** The agreed slot or venue is not offered any more: the game looks for players again (R-edit-reopens). */
async function reopenIfMoved({ tx, state }: CommandContext): Promise<GameEvent[]> {
  const { game } = state;
  const slot = slotOf(state);
  if (game.status !== 'SCHEDULED' || !slot) return [];
  // Asks for starts from right before the slot on: touching windows count as one.
  const justBefore = new Date(slot.from.getTime() - 1).toISOString();
  const starts = candidateStarts(state.windows, game.preference.duration, game.timezone, justBefore);
  if (starts.includes(slot.from.toISOString()) && state.venues.some(({ id }) => id === game.place_id)) return [];
  const players = confirmedOf(state);
  await changeGame(tx, state, { ...NOTHING_AGREED, partner_id: null, calendar_sequence: game.calendar_sequence + 1 });
  for (const invitee of players) await changeInvitee(tx, invitee, { status: 'ACCEPTED' });
  return [{ type: 'Reopened', cause: 'MOVED', playerIds: players.map(({ id }) => id), slot }];
}

async function changeExpiry({ tx, state, now }: CommandContext, days: number): Promise<void> {
  const { game, windows } = state;
  const last = latestStart(windows, game.preference.duration, game.timezone, now);
  const expires_at = new Date(expiresAt(game.created_at.toISOString(), days, last));
  if (expires_at <= now) throw new AppError('E.game.expiry');
  await changeGame(tx, state, { invitation_expiry_days: days, expires_at });
}

/** Invitees whose yes fits nothing that is offered now are asked again; their choices are kept. */
async function adaptAnswers({ tx, state, now }: CommandContext, before: Offer): Promise<GameEvent[]> {
  const inviteeIds: string[] = [];
  for (const invitee of state.invitees) {
    if (invitee.status !== 'ACCEPTED' && invitee.status !== 'CONFIRMED') continue;
    const kept = adaptAnswer(acceptorOf(invitee), before, offerOf(state), now.toISOString());
    const chosen = { slots: kept.slots, venues: kept.venues, ratherNot: invitee.ratherNot };
    await changeInvitee(tx, invitee, { ...chosen, ratherNot: marksAfterEdit(chosen, offerOf(state)) });
    // A player of an agreed match that stays is not asked, whatever else is offered now.
    if (!kept.touched || (state.game.status === 'SCHEDULED' && invitee.status === 'CONFIRMED')) continue;
    await changeInvitee(tx, invitee, { status: 'SENT', accepted_at: null, accepted_order: null });
    inviteeIds.push(invitee.id);
  }
  return inviteeIds.length > 0 ? [{ type: 'AskedAgain', inviteeIds }] : [];
}
