import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { editGame } from '../../../../shared/contract/game.ts';
import { candidateStarts } from '../../../../shared/domain/calendar/calendar.ts';
import type { Offer } from '../../../../shared/domain/match/agreement.ts';
import { adaptAnswer } from '../../../../shared/domain/match/editedOffer.ts';
import { expiresAt } from '../../../../shared/domain/match/expiry.ts';
import { marksAfterEdit } from '../../../../shared/domain/match/ratherNot.ts';
import { AppError } from '../../../appError.ts';
import type { GameEvent } from '../events.ts';
import { acceptorOf, confirmedOf, offerOf, slotOf } from '../gameState.ts';
import { changeGame, changeInvitee } from '../store/changes.ts';
import { replaceVenues, replaceWindows } from '../store/newGame.ts';
import { findOrInsertLocations } from '../store/venues.ts';
import type { Command } from './command.ts';
import { latestStart } from './publishGame.ts';
import { NOTHING_AGREED, settle } from './settle.ts';
import type { Turn } from './turn.ts';

type EditBody = BodyOf<typeof editGame>;

/**
 * EDIT: answers that still fit stay as they are; only those the change leaves nothing of are asked again, and nobody's
 * choice is forgotten (R-edit, R-edit-answers). 422 for times that leave no slot or an expiry that is over already. It is
 * listed like an action and has a call of its own: as an action it is 403.
 */
export const edit: Command<{ change: EditBody }> = {
  read() {
    throw new AppError('E.not.allowed');
  },
  async execute(turn, { change }) {
    const { state } = turn;
    const offered = offerOf(state);
    await changeFacts(turn, change);
    await changeOffer(turn, change);
    const reopened = await reopenIfMoved(turn);
    if (change.calendarPreference || change.invitationExpiryDays) {
      await changeExpiry(turn, change.invitationExpiryDays ?? state.game.invitation_expiry_days);
    }
    const askedAgain = await adaptAnswers(turn, offered);
    return [{ type: 'Edited' }, ...reopened, ...askedAgain, ...(await settle(turn))];
  },
};

/** What the organiser says, and knows of the court: nobody's answer depends on it. */
async function changeFacts(
  { tx, state }: Turn,
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

async function changeOffer({ context, tx, state }: Turn, change: EditBody): Promise<void> {
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
async function reopenIfMoved({ tx, state }: Turn): Promise<GameEvent[]> {
  const { game } = state;
  const slot = slotOf(state);
  if (game.status !== 'SCHEDULED' || !slot) return [];
  // Of the slots from just before it on: touching windows count as one.
  const justBefore = new Date(slot.from.getTime() - 1).toISOString();
  const starts = candidateStarts(state.windows, game.preference.duration, game.timezone, justBefore);
  if (starts.includes(slot.from.toISOString()) && state.venues.some(({ id }) => id === game.place_id)) return [];
  const players = confirmedOf(state);
  await changeGame(tx, state, { ...NOTHING_AGREED, partner_id: null, calendar_sequence: game.calendar_sequence + 1 });
  for (const invitee of players) await changeInvitee(tx, invitee, { status: 'ACCEPTED' });
  return [{ type: 'Reopened', cause: 'MOVED', playerIds: players.map(({ id }) => id), slot }];
}

async function changeExpiry({ tx, state, now }: Turn, days: number): Promise<void> {
  const { game, windows } = state;
  const last = latestStart(windows, game.preference.duration, game.timezone, now);
  const expires_at = new Date(expiresAt(game.created_at.toISOString(), days, last));
  if (expires_at <= now) throw new AppError('E.game.expiry');
  await changeGame(tx, state, { invitation_expiry_days: days, expires_at });
}

/** Those whose yes fits nothing that is offered now are asked again, and what they chose stays known. */
async function adaptAnswers({ tx, state, now }: Turn, before: Offer): Promise<GameEvent[]> {
  const inviteeIds: string[] = [];
  for (const invitee of state.invitees) {
    if (invitee.status !== 'ACCEPTED' && invitee.status !== 'CONFIRMED') continue;
    const kept = adaptAnswer(acceptorOf(invitee), before, offerOf(state), now.toISOString());
    const chosen = { slots: kept.slots, venues: kept.venues, ratherNot: invitee.ratherNot };
    await changeInvitee(tx, invitee, { ...chosen, ratherNot: marksAfterEdit(chosen, offerOf(state)) });
    // Whoever is in an agreed match that stays is not asked, whatever else is offered now.
    if (!kept.touched || (state.game.status === 'SCHEDULED' && invitee.status === 'CONFIRMED')) continue;
    await changeInvitee(tx, invitee, { status: 'SENT', accepted_at: null, accepted_order: null });
    inviteeIds.push(invitee.id);
  }
  return inviteeIds.length > 0 ? [{ type: 'AskedAgain', inviteeIds }] : [];
}
