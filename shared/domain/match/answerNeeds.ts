import type { GameAction } from '../values.ts';

/** What has to be chosen before a yes is possible (R-accept-button). */
export interface AnswerNeeds {
  /** Times may be chosen. */
  takesTime: boolean;
  /** There is a choice of times. */
  time: boolean;
  venue: boolean;
}

/**
 * For the page and for the form that is sent without JavaScript.
 * @param can the game's actions for the person who answers; a visitor of the share link chooses in the same step
 * @param offered how many starts are still possible, and how many venues there are
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
