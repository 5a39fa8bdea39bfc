import type { GameInvitee } from '../../../shared/contract/schemas/gameAnswer.ts';
import { type Agreement, agreeWith, type Offer } from '../../../shared/domain/match/agreement.ts';
import type { WillingAcceptor } from '../../../shared/domain/match/ratherNot.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { choiceOf, confirmedIn, offeredWindows, venuesOf } from '../../stores/gameFacts.ts';

/** The game's offer, for the rules. */
export function offerOf(game: Game): Offer {
  return {
    windows: offeredWindows(game).map(({ fromTime, toTime }) => ({ fromTime, toTime })),
    venues: venuesOf(game).offered.map(({ id }) => id),
    duration: game.gamePreference.duration,
    timezone: game.timezone,
  };
}

/** The answers of these people, for the rules. */
export function answersOf(game: Game, invitees: readonly GameInvitee[]): WillingAcceptor[] {
  return invitees.map(({ id, ratherNot }) => ({ id, ...choiceOf(game, id), ratherNot }));
}

/** When and where the players confirmed so far and these could play, or null when nothing suits all of them. */
export function agreementWith(game: Game, chosen: readonly GameInvitee[], now: Date): Agreement | null {
  return agreeWith(answersOf(game, [...confirmedIn(game), ...chosen]), offerOf(game), now.toISOString());
}
