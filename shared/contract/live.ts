/**
 * The live stream (R-live): an event stream read with the Authorization header, so it is no endpoint that answers
 * once. With a session it tells of every game of the caller's; with an invitee's or share token, of the game in `game`.
 */
export const LIVE_PATH = '/api/live';

/** Query parameter: the one game to be told of. A token of a game needs it. */
export const LIVE_GAME = 'game';

/** The event: something of this game is not as it was. `version` rises only when something was decided. */
export interface GameChanged {
  gameId: string;
  version: number;
  /** ISO instant: when anything of it was last not as it had been. Who has read it as it is since then misses nothing. */
  changedAt: string;
}

export const LIVE_EVENT = 'changed';
