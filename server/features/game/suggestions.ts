import { suggestedStarts } from '../../../shared/domain/calendar/suggestedStarts.ts';
import { acceptorsOf, type GameState, offerOf } from './gameState.ts';

/**
 * @param inviteeId whom it is for; null for who may not profit from what others chose
 * @returns the starts to offer them first (R-suggested-starts)
 */
export function suggestionsFor(state: GameState, inviteeId: string | null | undefined, now: Date): string[] {
  const others = inviteeId ? acceptorsOf(state).filter(({ id }) => id !== inviteeId) : [];
  return suggestedStarts(
    offerOf(state),
    others.map(({ slots }) => slots),
    now.toISOString(),
  );
}
