import type { App } from 'electron';
import { isRecord } from '../isRecord.ts';

/**
 * @param argv a command line; its order means nothing, Chromium changes it
 * @returns the path of the first link in it
 */
export function linkIn(argv: readonly string[], read: (link: string) => string | null): string | null {
  for (const argument of argv.slice(1)) {
    const path = argument.startsWith('-') ? null : read(argument);
    if (path) return path;
  }
  return null;
}

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

/** What macOS calls an activity that opens an address of the web. */
const BROWSING = 'NSUserActivityTypeBrowsingWeb';

/** @returns the command line of a second start, preferably the one it wrote down itself: Chromium changes the other */
export function argvOf(additionalData: unknown, argv: readonly string[]): readonly string[] {
  const own = isRecord(additionalData) ? additionalData.argv : null;
  return Array.isArray(own) && own.every((each) => typeof each === 'string') ? own : argv;
}

/**
 * Listens in every way in which the system hands links over. Call before the app is ready: macOS does not wait.
 * @param read turns a link into a path, null for what is none of ours
 * @param open called for every start or link that should bring the window to the front; null: without a link
 */
export function listenForLinks(
  app: App,
  read: (link: string) => string | null,
  open: (path: string | null) => void,
): void {
  app.on('open-url', (event, link) => {
    event.preventDefault();
    const path = read(link);
    if (path) open(path);
  });
  app.on('continue-activity', (event, type, _userInfo, details) => {
    const path = type === BROWSING ? read(details.webpageURL ?? '') : null;
    if (!path) return;
    event.preventDefault();
    open(path);
  });
  app.on('second-instance', (_event, argv, _folder, additionalData) => {
    open(linkIn(argvOf(additionalData, argv), read));
  });
}
