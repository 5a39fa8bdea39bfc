import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../appError.ts';
import { storeChoice } from './choice.ts';
import type { Command } from './command.ts';
import { asInvitee } from './turn.ts';

/**
 * LOCATION_SELECTION: stores where somebody can play; ACCEPT decides (R-choice). 422 when a venue is not among those
 * offered, or none is named.
 */
export const selectVenue: Command<{ venueIds: string[] }> = {
  read: ({ preferedLocation = [] }) => ({ venueIds: [...new Set(preferedLocation)] }),
  isDone: (_state, { venues }, { venueIds }) => isDeepStrictEqual(venueIds, venues),
  async execute(turn, { venueIds }) {
    const offered = new Set(turn.state.venues.map((venue) => venue.id));
    if (venueIds.length === 0 || venueIds.some((id) => !offered.has(id))) throw new AppError('E.game.place');
    return storeChoice(asInvitee(turn), { venues: venueIds });
  },
};
