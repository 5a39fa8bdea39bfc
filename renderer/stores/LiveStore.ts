import { reaction } from 'mobx';
import { type LiveNews, shareStream } from '../api/sharedStream.ts';

interface LiveDeps {
  /** Of the server; empty on the web, where it is the page's own. */
  origin: string;
  /** Of the session, or null; observable. */
  token: () => string | null;
  /** Whether a window that nobody looks at follows too: the desktop app, which tells by the system. */
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

  /** @returns what ends it */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Follows the matches of whoever is logged in, and notices when somebody comes back. @returns what stops it */
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
      if (document.visibilityState === 'visible') this.#tell(null);
    };
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) handleReturn();
    };
    document.addEventListener('visibilitychange', handleReturn);
    // Out of the browser's cache of pages.
    window.addEventListener('pageshow', handleShow);
    window.addEventListener('online', handleReturn);
    return () => {
      stopFollowing();
      document.removeEventListener('visibilitychange', handleReturn);
      window.removeEventListener('pageshow', handleShow);
      window.removeEventListener('online', handleReturn);
      this.#end();
    };
  }

  #update(): void {
    const { origin, token, followsHidden } = this.#deps;
    const current = token();
    if (!current || (!followsHidden && document.visibilityState !== 'visible')) this.#end();
    else this.#leave ??= shareStream({ origin, token: current, onNews: (news) => this.#tell(news) });
  }

  #end(): void {
    this.#leave?.();
    this.#leave = null;
  }

  #tell(news: LiveNews): void {
    for (const listener of [...this.#listeners]) listener(news);
  }
}
