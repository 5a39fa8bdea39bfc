import type { App } from 'electron';
import { isRecord } from '../isRecord.ts';
import { linkIn } from './linkIn.ts';

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
