import { isDeepStrictEqual } from 'node:util';
import { choiceProblem, isPartOf } from '../../../../shared/domain/calendar/calendar.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import { offerOf } from '../gameState.ts';
import { storeChoice } from './choice.ts';
import type { Command } from './command.ts';
import { asInvitee } from './turn.ts';

/** @returns periods written as we write instants, earliest first */
function asWritten(periods: readonly Period[]): Period[] {
  const written = periods.map(({ fromTime, toTime }) => ({
    fromTime: new Date(fromTime).toISOString(),
    toTime: new Date(toTime).toISOString(),
  }));
  return written.sort((a, b) => a.fromTime.localeCompare(b.fromTime));
}

/**
 * TIME_SELECTION: stores when somebody can play, and when they would rather not; ACCEPT decides (R-choice). 422 when a
 * period is outside the offer, past, off the grid or too short, or when they would rather not at a time that they don't
 * choose (R-rather-not).
 */
export const selectTime: Command<{ slots: Period[]; ratherNot: Period[] | null }> = {
  read: ({ preferedCalendar = [], ratherNot }) => ({
    slots: asWritten(preferedCalendar),
    ratherNot: ratherNot?.slots ? asWritten(ratherNot.slots) : null,
  }),
  isDone: (_state, invitee, { slots, ratherNot }) =>
    isDeepStrictEqual(slots, invitee.slots && asWritten(invitee.slots)) &&
    (ratherNot === null || isDeepStrictEqual(ratherNot, invitee.ratherNot?.slots ?? [])),
  async execute(turn, { slots, ratherNot }) {
    const { windows, duration, timezone } = offerOf(turn.state);
    const problem = choiceProblem(slots, windows, duration, timezone, turn.now.toISOString());
    if (problem || !isPartOf(ratherNot ?? [], slots, timezone)) throw new AppError('E.game.slot');
    return storeChoice(asInvitee(turn), { slots, ratherNot });
  },
};
