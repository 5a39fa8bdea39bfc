import { type GameChanged, LIVE_EVENT, LIVE_GAME, LIVE_PATH } from '../../shared/contract/live.ts';

export interface LiveListener {
  /** The game is not as it was. */
  onChange: (change: GameChanged) => void;
  /** Whether changes are told at the moment; while not, the page has to ask by itself. */
  onLive: (isLive: boolean) => void;
}

interface LiveOptions {
  /** Of the server; empty on the web, where it is the page's own. */
  origin: string;
  /** Of the session, or of an invitation into `gameId`. */
  token: string;
  /** Left out, every game of the session's user. */
  gameId?: string | undefined;
}

/** Waits between tries, in milliseconds: doubled each time up to the longest. */
const FIRST_WAIT = 1000;
const MAX_WAIT = 30_000;

const DATA = new RegExp(`^event: ${LIVE_EVENT}\\ndata: (.+)$`, 'm');

/**
 * Follows the live stream, and comes back after every break (R-live). It is read by fetch, because an EventSource
 * cannot say who is asking but in the address.
 * @returns what ends it
 */
export function followLive({ origin, token, gameId }: LiveOptions, { onChange, onLive }: LiveListener): () => void {
  const stop = new AbortController();
  const url = `${origin}${LIVE_PATH}${gameId ? `?${LIVE_GAME}=${encodeURIComponent(gameId)}` : ''}`;

  let wait = FIRST_WAIT;

  async function read(): Promise<boolean> {
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` }, signal: stop.signal });
    if (answer.status === 401) return false;
    // Enough streams are open: one that ends makes room, and nothing is gained by asking often (R-live-limit).
    if (answer.status === 429) wait = MAX_WAIT;
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!answer.ok || !reader) return true;
    onLive(true);
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (text + part.value).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = DATA.exec(event)?.[1];
        if (data) onChange(JSON.parse(data) as GameChanged);
      }
    }
    return true;
  }

  async function follow(): Promise<void> {
    while (!stop.signal.aborted) {
      const begun = Date.now();
      const mayReturn = await read().catch(() => true);
      if (stop.signal.aborted) return;
      onLive(false);
      if (!mayReturn) return;
      // A stream that has lived for a while was cut by something in between, not refused.
      if (Date.now() - begun > MAX_WAIT) wait = FIRST_WAIT;
      await new Promise((done) => setTimeout(done, wait));
      wait = Math.min(2 * wait, MAX_WAIT);
    }
  }

  void follow();
  return () => stop.abort();
}
