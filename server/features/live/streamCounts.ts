import { AppError } from '../../appError.ts';
import type { Network } from '../../plugins/network.ts';

/** Streams at the same time of one account or link, and of one network address, which many may share (R-live-limit). */
const MAX_BY_HOLDER = 20;
const MAX_BY_NETWORK = 300;
/** By then a page that was closed has let go of its stream. */
const RETRY_SECONDS = 30;

/**
 * Counts the streams that are open (R-live-limit). Each is a connection of this process, so each process counts its own.
 * @returns what counts one in, and in turn returns what counts it out
 */
export function countStreams(): (holder: string | null, networks: readonly Network[]) => () => void {
  const counts = new Map<string, number>();
  const add = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  /** @param holder account or invitee; null for a share link, which many people hold @throws AppError 429 when there are as many as there may be */
  return (holder, networks) => {
    const limits = networks.map(({ name, times }): [string, number] => [`network ${name}`, MAX_BY_NETWORK * times]);
    if (holder !== null) limits.push([`holder ${holder}`, MAX_BY_HOLDER]);
    const isFull = limits.some(([key, most]) => (counts.get(key) ?? 0) >= most);
    if (isFull) throw new AppError('E.tooMany', { retryAfter: RETRY_SECONDS }, 'liveStreams');
    for (const [key] of limits) add(key, 1);
    return () => {
      for (const [key] of limits) add(key, -1);
    };
  };
}
