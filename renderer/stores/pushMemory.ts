import type { Memory } from '../platform/platform.ts';

/** Under this name a device remembers who has turned notices on here, and a window that it has told the server. */
const NAME = 'push';

interface Memories {
  /** Of the device. */
  memory: Memory;
  /** Of the window. */
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

/** Whoever logs in here next is told nothing of what is somebody else's. */
export function forgetPush({ memory, visit }: Memories): void {
  memory.set(NAME, '');
  visit.set(NAME, '');
}
