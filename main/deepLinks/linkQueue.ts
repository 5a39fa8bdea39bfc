/** Holds the newest link until the page asks for it; a page that listens gets later ones at once. */
export interface LinkQueue {
  /** A link was opened. */
  offer(path: string): void;
  /** The page listens. @returns the link that has waited for it, if any */
  ready(): string | null;
  /** The page is loaded anew: nobody listens until it says so again. */
  pause(): void;
}

/** @param send to a page that listens */
export function createLinkQueue(send: (path: string) => void): LinkQueue {
  let waiting: string | null = null;
  let listens = false;
  return {
    offer(path) {
      if (listens) send(path);
      else waiting = path;
    },
    ready() {
      listens = true;
      const path = waiting;
      waiting = null;
      return path;
    },
    pause() {
      listens = false;
    },
  };
}
