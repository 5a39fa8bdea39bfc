import { openChannel } from '../platform/openChannel.ts';
import { followLive } from './liveStream.ts';

/** The game that is not as it was; null: any may have changed. */
export type LiveNews = string | null;

interface SharedStream {
  /** The server's; empty on the web, where it is the page's own. */
  origin: string;
  /** The session's. */
  token: string;
  onNews: (news: LiveNews) => void;
}

/** Tells a browser's sessions apart, and opens none. */
const nameOf = (token: string) => `crosscourt.live.${token.slice(-8)}`;

/**
 * Follows all games of a session by one stream for all windows of a browser that do (R-live-shared): the window that has the lock
 * holds the stream and passes on what it says. A window that goes, or stops following, gives the lock to the next one.
 * Without locks in the browser, each window has a stream of its own.
 * @returns a stop function
 */
export function shareStream({ origin, token, onNews }: SharedStream): () => void {
  const name = nameOf(token);
  const others = 'locks' in navigator ? openChannel(name) : null;
  const hold = () => {
    const pass = (news: LiveNews) => {
      onNews(news);
      others?.postMessage(news);
    };
    const listener = { onChange: ({ gameId }: { gameId: string }) => pass(gameId), onLive: () => pass(null) };
    return followLive({ origin, token, gameId: null }, listener);
  };
  if (!others) return hold();
  others.onmessage = ({ data }: MessageEvent<LiveNews>) => onNews(data);
  const stop = new AbortController();
  const { signal } = stop;
  const holdUntilStopped = () =>
    new Promise<void>((done) => {
      const leave = hold();
      signal.addEventListener('abort', () => {
        leave();
        done();
      });
    });
  navigator.locks.request(name, { signal }, holdUntilStopped).catch(() => undefined);
  return () => {
    stop.abort();
    others.close();
  };
}
