import { isDeepStrictEqual } from 'node:util';
import { choiceProblem } from '../../../../shared/domain/calendar/calendar.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import { offerOf } from '../gameState.ts';
import { storeChoice } from './choice.ts';
import type { ActionBody, Command } from './command.ts';
import { asInvitee } from './turn.ts';

/** @returns the chosen periods, written as we write instants, earliest first */
function readSlots({ preferedCalendar = [] }: ActionBody): { slots: Period[] } {
  const slots = preferedCalendar.map(({ fromTime, toTime }) => ({
    fromTime: new Date(fromTime).toISOString(),
    toTime: new Date(toTime).toISOString(),
  }));
  return { slots: slots.sort((a, b) => a.fromTime.localeCompare(b.fromTime)) };
}

/**
 * TIME_SELECTION: stores when somebody can play; ACCEPT decides (R-choice). 422 when a period is outside the offer, past,
 * off the grid or too short.
 */
export const selectTime: Command<{ slots: Period[] }> = {
  read: readSlots,
  isDone: (_state, invitee, { slots }) =>
    isDeepStrictEqual(
      slots,
      invitee.slots?.map(({ fromTime, toTime }) => ({ fromTime, toTime })),
    ),
  async execute(turn, { slots }) {
    const { windows, duration, timezone } = offerOf(turn.state);
    if (choiceProblem(slots, windows, duration, timezone, turn.now.toISOString())) throw new AppError('E.game.slot');
    return storeChoice(asInvitee(turn), { slots });
  },
};
