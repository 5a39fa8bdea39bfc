import { takesSets } from '../../../../shared/domain/score/entry.ts';
import { type ScoreClaim, sideAgainst } from '../../../../shared/domain/score/scoreClaims.ts';
import type { Winner } from '../../../../shared/domain/values.ts';
import { withColon } from '../../../../shared/locales/intl.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { formatSets } from '../../../../shared/locales/score.ts';
import { textIn } from '../../../texts.ts';
import { confirmedOf, type GameState, sideOf } from '../gameState.ts';
import { namesOf } from './facts.ts';

function sideNames(state: GameState, language: Language): { INITIATOR: string; OPPONENT: string } {
  const players = confirmedOf(state);
  const partners = players.filter(({ id }) => id === state.game.partner_id);
  const opponents = players.filter((player) => !partners.includes(player));
  return {
    INITIATOR: namesOf([state.owner, ...partners], language),
    OPPONENT: namesOf(opponents, language),
  };
}

/** A score in lines: who against whom, the sets, who won, and how it ended where that is no usual end. */
function claimText(language: Language, state: GameState, claim: ScoreClaim): string {
  const names = sideNames(state, language);
  const { sets, winner, playedStatus } = claim;
  const winnerOf: Record<Winner, string> = { ...names, UNKNOWN: textIn(language, 'score.winner.none') };
  const written = formatSets({ gameSet: sets, sport: state.game.sport }, 'INITIATOR', language);
  return [
    ...(written ? [`${withColon(`${names.INITIATOR} – ${names.OPPONENT}`, language)} ${written}`] : []),
    ...(playedStatus === 'PLAYED' ? [] : [textIn(language, `score.status.${playedStatus}`)]),
    ...(takesSets(playedStatus) || winner !== 'UNKNOWN'
      ? [`${withColon(textIn(language, 'score.winner'), language)} ${winnerOf[winner]}`]
      : []),
  ].join('\n');
}

/**
 * @param userId a player of the match
 * @returns what their side says of its score and what the other does, label and text a line (R-score-claims)
 */
export function claimFacts(language: Language, state: GameState, userId: string): [string, string][] {
  const own = sideOf(state, userId);
  const labels = { own: 'score.claim.own', other: 'score.claim.other' } as const;
  return (['own', 'other'] as const).flatMap((whose): [string, string][] => {
    const claim = state.game.score_claims[whose === 'own' ? own : sideAgainst(own)];
    return claim ? [[textIn(language, labels[whose]), claimText(language, state, claim)]] : [];
  });
}
