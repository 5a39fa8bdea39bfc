import { AppError } from '../../../appError.ts';
import type { GameEvent } from '../events.ts';
import { storeChoice } from './choice.ts';
import type { CommandOf } from './gameCommand.ts';
import { asInvitee, type Turn } from './turn.ts';

/**
 * LOCATION_SELECTION: stores where somebody can play; ACCEPT decides (R-choice).
 * @throws AppError 422 when a venue is not among those offered, or none is named
 */
export async function selectVenue(turn: Turn, { venueIds }: CommandOf<'LOCATION_SELECTION'>): Promise<GameEvent[]> {
  const offered = new Set(turn.state.venues.map((venue) => venue.id));
  if (venueIds.length === 0 || venueIds.some((id) => !offered.has(id))) throw new AppError('E.game.place');
  return storeChoice(asInvitee(turn), { venues: venueIds });
}
