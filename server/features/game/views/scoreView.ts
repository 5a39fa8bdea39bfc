import type { Game, ScoreClaimView } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { type Side, sideAgainst } from '../../../../shared/domain/score/scoreClaims.ts';
import { hasAnswered } from '../../../db/answered.ts';
import type { GameAccess } from '../access.ts';
import { nameOf } from '../emails/facts.ts';
import { confirmedOf, type GameState, sideOf } from '../gameState.ts';

/** Players of the match: being invited, declined or waiting is not enough, nor is a link that proves nothing. */
const isPlayer = ({ role, invitee, secured }: GameAccess): boolean =>
  role === 'OWNER' || (invitee !== null && !secured && invitee.status === 'CONFIRMED');

/** @returns the name of the person who entered a score, given name first; null where it is not known any more */
function nameIn(state: GameState, userId: string | undefined): string | null {
  const person = userId === state.owner.id ? state.owner : state.invitees.find((invitee) => invitee.user_id === userId);
  return person ? nameOf(person, 'en') : null;
}

function toClaims(state: GameState, own: Side): ScoreClaimView[] {
  const { game } = state;
  return [own, sideAgainst(own)].flatMap((side) => {
    const claim = game.score_claims[side];
    if (!claim) return [];
    const { sets, playedStatus, winner, enteredBy, enteredAt, byClub } = claim;
    return {
      by: side === own ? ('OWN' as const) : ('OTHER' as const),
      sets: [...sets],
      playedStatus,
      winner,
      enteredAt: enteredAt ?? (game.scored_at ?? game.created_at).toISOString(),
      enteredBy: byClub ? (state.club?.name ?? null) : nameIn(state, enteredBy),
    };
  });
}

/**
 * @returns what only players of a match may see of its score: what each side says while they disagree
 * (R-score-claims), and whether it waits for a visitor of the share link (R-score-ghost)
 */
export function toScoreView(state: GameState, access: GameAccess): Pick<Game, 'scoreClaims' | 'awaitsProof'> {
  if (!isPlayer(access) || access.userId === null) return { scoreClaims: [], awaitsProof: false };
  // A viewer with a session or a mailed link proves themselves with anything they do.
  const isProvedBy = (inviteeId: string) => access.proved && inviteeId === access.invitee?.id;
  return {
    scoreClaims: state.game.disputed ? toClaims(state, sideOf(state, access.userId)) : [],
    awaitsProof: confirmedOf(state).some((each) => !hasAnswered(each) && !isProvedBy(each.id)),
  };
}
