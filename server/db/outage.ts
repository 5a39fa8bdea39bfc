import type pg from 'pg';
import { isDatabaseAway } from './databaseAway.ts';

/** It is said at most so often: what was under way when it came back fails a moment later, and is no other outage. */
const REPEAT_MS = 60_000;

/** PostgreSQL could not write: no space, or a disk that fails. */
const DISK_STATES = /^(53100|58030)$/;
/** For so long after a statement that found the disk full, it is full: what is written meanwhile may still find room. */
const DISK_MS = 10_000;

/** Where lines of the log go, as fastify's logger takes them. */
export interface OutageLog {
  warn(fields: object, line: string): void;
}

/**
 * Says that the database is away: at once, then once a minute however many calls fail, and when it is back
 * (R-database-away).
 * @param pool whose new connections are the sign that it is back
 */
export function watchOutage(pool: pg.Pool, log: OutageLog) {
  let foundFullAt = Number.NEGATIVE_INFINITY;
  let since: number | null = null;
  let saidAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let isSaid = false;
  pool.on('connect', () => {
    if (since === null) return;
    const seconds = Math.round((Date.now() - since) / 1000);
    if (isSaid) log.warn({ seconds, failures }, 'the database is back');
    since = null;
    failures = 0;
    isSaid = false;
  });
  /** Is shown every failure. @returns false when it is none of an outage, and somebody else has to log it */
  const note = (error: unknown): boolean => {
    if (!isDatabaseAway(error)) return false;
    const now = Date.now();
    const { code, message } = error as { code?: string; message?: string };
    if (DISK_STATES.test(code ?? '')) foundFullAt = now;
    failures += 1;
    since ??= now;
    if (now - saidAt < REPEAT_MS) return true;
    saidAt = now;
    isSaid = true;
    log.warn({ code, message, failures }, 'the database is away');
    return true;
  };
  /** Whether its disk was full a moment ago (R-health). */
  const isDiskFull = () => Date.now() - foundFullAt < DISK_MS;
  return { note, isDiskFull };
}
