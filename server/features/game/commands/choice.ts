import { isDeepStrictEqual } from 'node:util';
import { choiceProblem, isPartOf } from '../../../../shared/domain/calendar/calendar.ts';
import { firstChosen, marksAfter, type NewChoice } from '../../../../shared/domain/match/ratherNot.ts';
import { isUnanswered, type Period } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import type { Tx } from '../../../db/database.ts';
import type { GameEvent } from '../events.ts';
import { type Invitee, offerOf } from '../gameState.ts';
import { changeInvitee } from '../store/changes.ts';
import { asInvitee, type Command, type InviteeContext } from './commandContext.ts';

/** Stores times or venues: as a draft until the person who chose them has proved the mailbox (R-secured-visitor). */
async function storeChoice({ tx, access, state }: InviteeContext, choice: NewChoice): Promise<GameEvent[]> {
  const { invitee, secured } = access;
  const change = { ...choice, ratherNot: marksAfter(invitee, choice, offerOf(state).duration) };
  if (secured) {
    if (!invitee.draft) throw new Error('a visitor who has proved nothing has no draft');
    await changeInvitee(tx, invitee, { draft: { ...invitee.draft, ...change } });
    // They see their draft.
    Object.assign(invitee, change);
  } else {
    await changeInvitee(tx, invitee, change);
  }
  return [{ type: 'AnswerChanged', inviteeId: invitee.id }];
}

/** A person who proves the mailbox takes over the draft under that address, unless they have chosen themselves. */
export async function adoptDraft(tx: Tx, invitee: Invitee): Promise<void> {
  const { draft } = invitee;
  if (!draft || draft.settled || !isUnanswered(invitee.status)) return;
  await changeInvitee(tx, invitee, firstChosen(invitee, draft));
}

/** @returns periods in the format of our instants, earliest first */
function asWritten(periods: readonly Period[]): Period[] {
  const written = periods.map(({ fromTime, toTime }) => ({
    fromTime: new Date(fromTime).toISOString(),
    toTime: new Date(toTime).toISOString(),
  }));
  return written.sort((a, b) => a.fromTime.localeCompare(b.fromTime));
}

/**
 * TIME_SELECTION: stores when an invitee can play, and when they would rather not; ACCEPT decides (R-choice). 422 when a
 * period is outside the offer, past, off the grid or too short, or when they would rather not at a time that they don't
 * choose, or that is too short (R-rather-not).
 */
export const selectTime: Command<{ slots: Period[]; ratherNot: Period[] | null }> = {
  read: ({ preferedCalendar = [], ratherNot }) => ({
    slots: asWritten(preferedCalendar),
    ratherNot: ratherNot?.slots ? asWritten(ratherNot.slots) : null,
  }),
  isDone: (_state, invitee, { slots, ratherNot }) =>
    isDeepStrictEqual(slots, invitee.slots && asWritten(invitee.slots)) &&
    (ratherNot === null || isDeepStrictEqual(ratherNot, invitee.ratherNot?.slots ?? [])),
  async execute(locked, { slots, ratherNot }) {
    const { windows, duration, timezone } = offerOf(locked.state);
    const problem = choiceProblem(slots, windows, duration, timezone, locked.now.toISOString());
    if (problem || !isPartOf(ratherNot ?? [], slots, duration, timezone)) throw new AppError('E.game.slot');
    return storeChoice(asInvitee(locked), { slots, ratherNot });
  },
};

/**
 * LOCATION_SELECTION: stores where an invitee can play, and where they would rather not; ACCEPT decides (R-choice). 422 when
 * a venue is not among those offered, or none is named, or when they would rather not at one that they don't choose
 * (R-rather-not).
 */
export const selectVenue: Command<{ venues: string[]; ratherNot: string[] | null }> = {
  read: ({ preferedLocation = [], ratherNot }) => ({
    venues: [...new Set(preferedLocation)],
    ratherNot: ratherNot?.venues ? [...new Set(ratherNot.venues)] : null,
  }),
  isDone: (_state, invitee, { venues, ratherNot }) =>
    isDeepStrictEqual(venues, invitee.venues) &&
    (ratherNot === null || isDeepStrictEqual(ratherNot, invitee.ratherNot?.venues ?? [])),
  async execute(locked, { venues, ratherNot }) {
    const offered = new Set(locked.state.venues.map((venue) => venue.id));
    const isOffered = venues.length > 0 && venues.every((id) => offered.has(id));
    if (!isOffered || ratherNot?.some((id) => !venues.includes(id))) throw new AppError('E.game.place');
    return storeChoice(asInvitee(locked), { venues, ratherNot });
  },
};
