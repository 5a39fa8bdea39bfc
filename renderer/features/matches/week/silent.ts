import type { GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { MatchView } from '../matchView.ts';

/** A match of one's own, and who has not answered yet. */
export interface Silent {
  match: MatchView;
  people: GameInvitee[];
}

/** @returns the matches whose organiser may ask again (R-nudge), the soonest first */
export function silentIn(matches: readonly MatchView[]): Silent[] {
  return matches
    .filter(({ game }) => game.status === 'CONFIRMED' && game.action.includes('INVITE'))
    .map((match) => ({
      match,
      people: match.game.invitee.filter(({ status }) => status === 'SENT' || status === 'OPENED'),
    }))
    .filter(({ people }) => people.length > 0)
    .sort((a, b) => a.match.time - b.match.time);
}
