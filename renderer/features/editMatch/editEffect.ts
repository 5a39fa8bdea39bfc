import type { GameInvitee } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { Offer } from '../../../shared/domain/match/agreement.ts';
import { adaptAnswer } from '../../../shared/domain/match/ratherNot.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { acceptorsIn, confirmedIn, venuesOf } from '../../stores/gameFacts.ts';
import { answersOf, offerOf } from '../calendar/agreement.ts';

/** The effect of new times or venues on those who said yes. */
export interface EditEffect {
  /** Their yes fits nothing that would be offered: they are asked again. */
  asked: GameInvitee[];
  /** The agreed slot or venue would not be offered any more. */
  reopens: boolean;
}

/** The agreed slot and venue are still offered (R-edit-reopens). */
function agreementStays(game: Game, after: Offer): boolean {
  const { fromTime, toTime, location } = game;
  if (!fromTime || !toTime || !location) return false;
  const venue = venuesOf(game).offered.find((each) => each.location.id === location.id)?.id;
  const isOffered = after.windows.some((window) => window.fromTime <= fromTime && toTime <= window.toTime);
  return isOffered && venue !== undefined && after.venues.includes(venue);
}

/**
 * Tells before saving what the server would do (R-edit-answers).
 * @param after venues that stay keep the ids they have in the game
 */
export function editEffect(game: Game, after: Offer, now: string): EditEffect {
  const isAgreed = game.status === 'SCHEDULED';
  const reopens = isAgreed && !agreementStays(game, after);
  const saidYes = [...confirmedIn(game), ...acceptorsIn(game)];
  const before = offerOf(game);
  const touched = new Set(
    answersOf(game, saidYes)
      .filter((answer) => adaptAnswer(answer, before, after, now).touched)
      .map(({ id }) => id),
  );
  // Players of an agreed match that stays are not asked, even if more is offered now.
  const isSafe = ({ status }: GameInvitee) => isAgreed && !reopens && status === 'CONFIRMED';
  return { asked: saidYes.filter((invitee) => touched.has(invitee.id) && !isSafe(invitee)), reopens };
}
