import { useEffect, useRef } from 'react';
import { Refresher } from './Refresher.ts';
import { useStores } from './StoreContext.ts';

interface LiveGame {
  /** The one game shown; left out, all of the session's. */
  gameId?: string;
  /** The token of an invitation: a guest who has only its link has a stream of their own. */
  token?: string | undefined;
  /** Whether there is something on screen to keep fresh. */
  isShown?: boolean;
}

/**
 * Keeps the screen fresh: by the live stream, and on coming back to the window (R-live).
 * @param reload never throws, and takes away no input or picks in progress
 */
export function useLive(reload: () => Promise<unknown>, { gameId, token, isShown = true }: LiveGame = {}): void {
  const { api, live, games } = useStores();
  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => {
    if (!isShown) return;
    const refresher = new Refresher(() => latest.current());
    const leave = live.listen((news) => {
      if (news === null || gameId === undefined || news === gameId) refresher.ask();
    });
    const leaveOwn =
      gameId && token
        ? api.follow(gameId, token, ({ changedAt }) => {
            // The first tells the game's state, and some are of one's own actions: a known state is not read again.
            if (games.get(gameId)?.changedAt !== changedAt) refresher.ask();
          })
        : undefined;
    return () => {
      leave();
      leaveOwn?.();
      refresher.stop();
    };
  }, [api, live, games, gameId, token, isShown]);
}
