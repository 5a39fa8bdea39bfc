import { reaction } from 'mobx';
import type { LiveNews } from '../api/sharedStream.ts';

interface LiveDeps {
  /** The server's; empty on the web, where it is the page's own. */
  origin: string;
  /** The session's, or null; observable. */
  token: () => string | null;
  /** Whether a window that nobody looks at follows too: the desktop app's, which notifies by the system. */
  followsHidden: boolean;
}

type Listener = (news: LiveNews) => void;

/**
 * Tells pages that something has changed on the server, and that somebody comes back to them: then anything may have
 * (R-live). A window follows while it is looked at: one that is frozen or kept aside by the browser holds no stream, and
 * none that others wait for.
 */
export class LiveStore {
  readonly #deps: LiveDeps;
  readonly #listeners = new Set<Listener>();
  #leave: (() => void) | null = null;

  constructor(deps: LiveDeps) {
    this.#deps = deps;
  }

  /** @returns a stop function */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Follows the user's matches, and notices when they come back. @returns a stop function */
  watch(): () => void {
    const stopFollowing = reaction(
      this.#deps.token,
      () => {
        this.#end();
        this.#update();
      },
      { fireImmediately: true },
    );
    const handleReturn = () => {
      this.#update();
      if (document.visibilityState === 'visible') this.#notify(null);
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('visibilitychange', handleReturn, { signal });
    window.addEventListener('online', handleReturn, { signal });
    // Out of the browser's cache of pages.
    window.addEventListener('pageshow', ({ persisted }) => persisted && handleReturn(), { signal });
    return () => {
      stopFollowing();
      stop.abort();
      this.#end();
    };
  }

  #update(): void {
    const { token, followsHidden } = this.#deps;
    const current = token();
    if (!current || (!followsHidden && document.visibilityState !== 'visible')) this.#end();
    else this.#leave ??= this.#share(current);
  }

  /** Guests, who have no session, do without its code. @returns a stop function */
  #share(token: string): () => void {
    const stop = new AbortController();
    const leave = () => stop.abort();
    import('../api/sharedStream.ts')
      .then(({ shareStream }) => {
        if (stop.signal.aborted) return;
        const end = shareStream({ origin: this.#deps.origin, token, onNews: (news) => this.#notify(news) });
        stop.signal.addEventListener('abort', end);
      })
      // Without the network: it is tried again when that is back.
      .catch(() => {
        if (this.#leave === leave) this.#leave = null;
      });
    return leave;
  }

  #end(): void {
    this.#leave?.();
    this.#leave = null;
  }

  #notify(news: LiveNews): void {
    for (const listener of [...this.#listeners]) listener(news);
  }
}
