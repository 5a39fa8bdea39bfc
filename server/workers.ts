import { Piscina } from 'piscina';
import { AppError } from './appError.ts';

/** Tasks that wait for a thread; more are refused at once. */
const MAX_WAITING = 100;
/** A thread that has been idle for this long is ended. */
const IDLE_MS = 60_000;
/** Where the system supports it, requests take priority over this work. */
const NICENESS = 5;
/** How long a refused caller is asked to wait. */
const RETRY_SECONDS = 10;

/** Threads for work that would hold up all other requests (R-off-thread). */
export interface Workers {
  /**
   * Runs the default export of a file in another thread.
   * @param file its absolute path
   * @param seconds after which the thread is ended with the task
   * @param left ends the task as well: the caller has gone
   * @throws AppError 429 when it takes too long, or too many wait
   */
  run<T>(file: string, data: unknown, seconds: number, left?: AbortSignal): Promise<T>;
  close(): Promise<void>;
}

/**
 * @param threads in each process; with two, one long task leaves the other thread free
 * @param heapMb memory limit of a thread, which ends with its task above it; left out, Node's default
 */
export function createWorkers({ threads = 2, heapMb }: { threads?: number; heapMb?: number } = {}): Workers {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
    ...(heapMb ? { resourceLimits: { maxOldGenerationSizeMb: heapMb } } : {}),
  });
  return {
    async run(filename, data, seconds, left) {
      if (pool.queueSize >= MAX_WAITING) throw new AppError('E.tooMany', { retryAfter: RETRY_SECONDS }, 'workers');
      const tooLong = AbortSignal.timeout(seconds * 1000);
      try {
        return await pool.run(data, { filename, signal: left ? AbortSignal.any([tooLong, left]) : tooLong });
      } catch (error) {
        if (tooLong.aborted || left?.aborted) throw new AppError('E.tooMany', { retryAfter: RETRY_SECONDS }, 'workers');
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
}
