import { SHARED_CACHE } from '../../shared/install/shareTarget.ts';

/** Drops what another app has shared and nobody took: the next to log in here have not shared it (R-share-target). Never fails. */
export function forgetShared(): void {
  // Some browsers allow a page to keep nothing, and pages without HTTPS have no caches.
  if ('caches' in globalThis) caches.delete(SHARED_CACHE).catch(() => undefined);
}
