import { SHARED_CACHE } from '../../shared/install/shareTarget.ts';
import type { Memory } from '../platform/platform.ts';

/** Under this name a device remembers the people who turned notices on here, and a window that it has told the server. */
const NAME = 'push';

interface Memories {
  /** The device's. */
  memory: Memory;
  /** The window's. */
  visit: Memory;
}

/** @returns whether this person has turned notices on here, and has not logged out since (R-push-ends) */
export const isPushKept = ({ memory }: Pick<Memories, 'memory'>, userId: string): boolean =>
  memory.get(NAME) === userId;

/** @returns whether the session of this window is the one that the device's notices belong to */
export const isPushTold = ({ visit }: Pick<Memories, 'visit'>, userId: string): boolean => visit.get(NAME) === userId;

export function keepPush({ memory, visit }: Memories, userId: string): void {
  memory.set(NAME, userId);
  visit.set(NAME, userId);
}

/** The next person to log in here is told nothing about somebody else. */
export function forgetPush({ memory, visit }: Memories): void {
  memory.set(NAME, '');
  visit.set(NAME, '');
}

/** Drops a share that nobody took: the next person to log in here has not shared it (R-share-target). Never fails. */
export function forgetShared(): void {
  // Some browsers allow a page to keep nothing, and pages without HTTPS have no caches.
  if ('caches' in globalThis) caches.delete(SHARED_CACHE).catch(() => undefined);
}
