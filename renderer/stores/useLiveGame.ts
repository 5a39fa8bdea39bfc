import { useEffect, useRef } from 'react';
import { useStores } from './StoreContext.ts';

/** How often a page asks by itself while the stream is not there, in milliseconds. */
const POLL = 15_000;

/**
 * Keeps a game on screen fresh: by the live stream, by asking now and then while that is not possible, and on coming
 * back to the page.
 * @param token of an invitation; left out, the session's
 * @param reload must take nothing away from what is being typed or picked
 */
export function useLiveGame(gameId: string, token: string | undefined, isShown: boolean, reload: () => void): void {
  const { api, session, games } = useStores();
  const latest = useRef(reload);
  latest.current = reload;
  const bearer = token ?? session.token;
  useEffect(() => {
    if (!bearer || !isShown) return;
    let isLive = false;
    let isFirst = true;
    const ask = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const leave = api.follow(gameId, bearer, {
      onChange: ({ version }) => {
        // The first says how the game stands: only after a break, or when it has changed meanwhile, it is read again.
        const isKnown = isFirst && games.get(gameId)?.version === version;
        isFirst = false;
        if (!isKnown) latest.current();
      },
      onLive: (live) => {
        isLive = live;
      },
    });
    const timer = setInterval(() => {
      if (!isLive) ask();
    }, POLL);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      leave();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
  }, [api, games, gameId, bearer, isShown]);
}
