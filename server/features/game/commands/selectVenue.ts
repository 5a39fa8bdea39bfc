import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../appError.ts';
import { storeChoice } from './choice.ts';
import type { Command } from './command.ts';
import { asInvitee } from './turn.ts';

/**
 * LOCATION_SELECTION: stores where somebody can play, and where they would rather not; ACCEPT decides (R-choice). 422 when
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
  async execute(turn, { venues, ratherNot }) {
    const offered = new Set(turn.state.venues.map((venue) => venue.id));
    const isOffered = venues.length > 0 && venues.every((id) => offered.has(id));
    if (!isOffered || ratherNot?.some((id) => !venues.includes(id))) throw new AppError('E.game.place');
    return storeChoice(asInvitee(turn), { venues, ratherNot });
  },
};
