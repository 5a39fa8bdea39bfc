import type { GameAction } from '../values.ts';

/** What has to be chosen before one can say yes (R-accept-button). */
export interface AnswerNeeds {
  /** Times may be said at all. */
  takesTime: boolean;
  /** The time leaves a choice. */
  time: boolean;
  venue: boolean;
}

/**
 * For the page and for the form that is sent without JavaScript.
 * @param can what the game lists for whoever answers; a visitor of the share link chooses with the same step
 * @param offered how many starts a match can still take, and how many venues there are
 */
export function answerNeeds(
  can: (action: GameAction) => boolean,
  { starts, venues }: { starts: number; venues: number },
): AnswerNeeds {
  const isSharing = can('OPPONENT_SELECTION');
  const takesTime = isSharing || can('TIME_SELECTION');
  return {
    takesTime,
    time: takesTime && starts > 1,
    venue: (isSharing || can('LOCATION_SELECTION')) && venues > 1,
  };
}
