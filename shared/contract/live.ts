/**
 * The live stream (R-live): an event stream read with the Authorization header, so it is not an endpoint with a single
 * answer. With a session it reports every game of the caller's; with an invitee's or share token, the game in `game`.
 */
export const LIVE_PATH = '/api/live';

/** Query parameter: the one game to report. A token of a game needs it. */
export const LIVE_GAME = 'game';

/** The event: something in this game has changed. `version` rises only with a decision. */
export interface GameChanged {
  gameId: string;
  version: number;
  /** ISO instant of the last change. A client that has read the game since then has missed nothing. */
  changedAt: string;
}

export const LIVE_EVENT = 'changed';
