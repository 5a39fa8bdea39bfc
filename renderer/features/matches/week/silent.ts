import type { GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { MatchView } from '../matchView.ts';

/** Somebody who has not answered yet, and to which match of one's own. */
export interface Silent {
  match: MatchView;
  invitee: GameInvitee;
}

/** @returns the people whom their organiser may ask again (R-nudge), those of the soonest match first */
export function silentIn(matches: readonly MatchView[]): Silent[] {
  return matches
    .filter(({ game }) => game.status === 'CONFIRMED' && game.action.includes('INVITE'))
    .sort((a, b) => a.time - b.time)
    .flatMap((match) =>
      match.game.invitee
        .filter(({ status }) => status === 'SENT' || status === 'OPENED')
        .map((invitee) => ({ match, invitee })),
    );
}
