import type { TextKey } from '../../../shared/locales/keys.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { AnswerAction, type AnswerActionDeps, answerOutcome } from './pendingActions/AnswerAction.ts';
import { pendingKind } from './pendingActions/pendingAction.ts';

/**
 * @returns the start of the match if the viewer can answer with yes or no; null where a time is left to choose, and for
 * matches that are no invitation (R-desktop-notices)
 */
export function startAtOnce(game: Game, deps: AnswerActionDeps): string | null {
  if (pendingKind(game) !== 'answer') return null;
  const { starts } = new AnswerAction(() => game, deps);
  const [only, ...more] = starts;
  if (game.action.includes('TIME_SELECTION')) return more.length === 0 ? (only ?? null) : null;
  return game.fromTime ?? (more.length === 0 ? (only ?? null) : null);
}

/**
 * Answers a match as it was seen: when it has changed since, the server refuses.
 * @returns the text that tells the result
 * @throws ApiFailure
 */
export async function answerAtOnce(seen: Game, isYes: boolean, deps: AnswerActionDeps): Promise<TextKey> {
  const move = new AnswerAction(() => seen, deps, seen.version);
  const game = await (isYes ? move.accept() : move.decline());
  return game ? answerOutcome(game) : 'unsent.waiting.answer';
}
