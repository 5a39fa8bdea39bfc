import { type GameChanged, LIVE_EVENT, LIVE_GAME, LIVE_PATH } from '../../shared/contract/live.ts';

export interface LiveListener {
  /** The game is not as it was. */
  onChange: (change: GameChanged) => void;
  /** Changes are told from now on; those of before may have been missed. */
  onLive?: () => void;
}

interface LiveOptions {
  /** The server's; empty on the web, where it is the page's own. */
  origin: string;
  /** The session's, or that of an invitation into `gameId`. */
  token: string;
  /** Null for every game of the session's user. */
  gameId: string | null;
}

/** Waits between tries, in milliseconds: doubled each time up to the longest. */
const FIRST_WAIT = 1000;
const MAX_WAIT = 30_000;
/** The server says something every 20 seconds: a connection so silent is cut, though nobody was told. */
const SILENCE = 50_000;

const DATA = new RegExp(`^event: ${LIVE_EVENT}\\ndata: (.+)$`, 'm');

/**
 * Follows the live stream, and comes back after every break (R-live). It is read by fetch, because an EventSource
 * cannot say who is asking but in the address.
 * @returns a stop function
 */
export function followLive({ origin, token, gameId }: LiveOptions, { onChange, onLive }: LiveListener): () => void {
  const url = `${origin}${LIVE_PATH}${gameId ? `?${LIVE_GAME}=${encodeURIComponent(gameId)}` : ''}`;
  let connection = new AbortController();
  let wait = FIRST_WAIT;
  let isOver = false;
  let wake = () => {};

  /** @returns whether it may be tried again */
  async function read(): Promise<boolean> {
    const { signal } = connection;
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` }, signal });
    if (answer.status === 401) return false;
    // Enough streams are open: one that ends makes room, and nothing is gained by asking often (R-live-limit).
    if (answer.status === 429) wait = MAX_WAIT;
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!answer.ok || !reader) return true;
    const begun = Date.now();
    onLive?.();
    let text = '';
    for (;;) {
      const silence = setTimeout(() => connection.abort(), SILENCE);
      const part = await reader.read().finally(() => clearTimeout(silence));
      // A stream that has lived for a while was cut by something in between, not refused.
      if (Date.now() - begun > MAX_WAIT) wait = FIRST_WAIT;
      if (part.done) return true;
      const events = (text + part.value).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = DATA.exec(event)?.[1];
        if (data) onChange(JSON.parse(data) as GameChanged);
      }
    }
  }

  async function follow(): Promise<void> {
    while (!isOver) {
      connection = new AbortController();
      const mayReturn = await read().catch(() => true);
      if (isOver || !mayReturn) return;
      await new Promise<void>((done) => {
        wake = done;
        // Not all at once after a restart of the server.
        setTimeout(done, wait * (0.5 + Math.random() / 2));
      });
      wait = Math.min(2 * wait, MAX_WAIT);
    }
  }

  /** The network is back: an open connection may be dead, and there is no need to wait. */
  const again = () => {
    wait = FIRST_WAIT;
    connection.abort();
    wake();
  };
  window.addEventListener('online', again);
  void follow();
  return () => {
    isOver = true;
    window.removeEventListener('online', again);
    connection.abort();
    wake();
  };
}
