import type { GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { MatchView } from '../matchView.ts';

/** Somebody who has not answered yet, and to which match of one's own. */
export interface Silent {
  match: MatchView;
  invitee: GameInvitee;
}

/** @returns the people whom their organiser may ask again, now or later (R-nudge), those of the soonest match first */
export function silentIn(matches: readonly MatchView[]): Silent[] {
  return matches
    .toSorted((a, b) => a.time - b.time)
    .flatMap((match) =>
      match.game.invitee.filter(({ nudgeFrom }) => nudgeFrom !== null).map((invitee) => ({ match, invitee })),
    );
}
