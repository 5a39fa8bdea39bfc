import { playedSets } from '../domain/score/outcome.ts';
import type { GameSet, Sport } from '../domain/values.ts';
import type { Language } from './languages.ts';

/** Languages that write a score with a colon. */
const COLON: ReadonlySet<Language> = new Set(['de', 'hu']);

/** @returns two figures of a score as a language writes them: `6–4`, in German `6:4` (R-score-text) */
export const formatFigures = (one: number | string, other: number | string, language: Language): string =>
  `${one}${COLON.has(language) ? ':' : '–'}${other}`;

/**
 * @param first the side whose figures come first
 * @returns the sets of a match, such as `6–4, 3–6, 7–6 (7–5)`; empty where it has none (R-score-text)
 */
export function formatSets(
  { gameSet, sport }: { gameSet: readonly GameSet[]; sport: Sport },
  first: 'INITIATOR' | 'OPPONENT',
  language: Language,
): string {
  const figures = ({ initiatorScore, opponentScore }: GameSet) =>
    first === 'INITIATOR'
      ? formatFigures(initiatorScore, opponentScore, language)
      : formatFigures(opponentScore, initiatorScore, language);
  return playedSets(gameSet, sport)
    .map(({ set, tieBreak }) => figures(set) + (tieBreak ? `\u00a0(${figures(tieBreak)})` : ''))
    .join(', ');
}
