import { NOBODY_IN, suggestedStarts } from '../../../shared/domain/calendar/suggestedStarts.ts';
import type { Yes } from '../../../shared/domain/match/answerCounts.ts';
import { type WouldFit, wouldFit } from '../../../shared/domain/match/wouldFit.ts';
import type { GameAccess } from './access.ts';
import {
  acceptorOf,
  acceptorsOf,
  confirmedOf,
  freeSpotsOf,
  type GameState,
  type Invitee,
  offerOf,
} from './gameState.ts';

/** The players beside one of them. */
function othersOf(state: GameState, inviteeId: string): Yes {
  const others = (all: Invitee[]) => all.filter(({ id }) => id !== inviteeId).map(acceptorOf);
  return {
    confirmed: others(confirmedOf(state)),
    waiting: others(acceptorsOf(state)),
    missing: freeSpotsOf(state),
  };
}

/**
 * @param inviteeId the person to suggest for; null for a viewer who may not profit from what others chose
 * @returns the starts to offer them first (R-suggested-starts)
 */
export function suggestionsFor(state: GameState, inviteeId: string | null | undefined, now: Date): string[] {
  const offer = offerOf(state);
  if (!inviteeId) return suggestedStarts(offer, NOBODY_IN, now.toISOString());
  const { confirmed, waiting, missing } = othersOf(state, inviteeId);
  const choicesOf = (all: Yes['waiting']) => all.map(({ slots }) => slots);
  const others = { confirmed: choicesOf(confirmed), waiting: choicesOf(waiting), missing };
  return suggestedStarts(offer, others, now.toISOString());
}

/** @returns what a yes would have to contain to fit the others; null where it does, or where there is no yes (R-would-fit) */
export function wouldFitFor(state: GameState, { invitee, secured }: GameAccess, now: Date): WouldFit | null {
  if (state.game.status !== 'CONFIRMED' || invitee?.status !== 'ACCEPTED' || secured) return null;
  return wouldFit(acceptorOf(invitee), othersOf(state, invitee.id), offerOf(state), now.toISOString());
}
