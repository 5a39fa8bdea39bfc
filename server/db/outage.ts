import type pg from 'pg';
import { isDatabaseAway } from './databaseAway.ts';

/** It is said at most so often: what was under way when it came back fails a moment later, and is no other outage. */
const REPEAT_MS = 60_000;

/** Where lines of the log go, as fastify's logger takes them. */
export interface OutageLog {
  warn(fields: object, line: string): void;
}

/**
 * Says that the database is away: at once, then once a minute however many calls fail, and when it is back
 * (R-database-away).
 * @param pool whose new connections are the sign that it is back
 * @returns what every failure is shown to; false when it is none of an outage, and somebody else has to log it
 */
export function watchOutage(pool: pg.Pool, log: OutageLog): (error: unknown) => boolean {
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
  return (error) => {
    if (!isDatabaseAway(error)) return false;
    const now = Date.now();
    failures += 1;
    since ??= now;
    if (now - saidAt < REPEAT_MS) return true;
    saidAt = now;
    isSaid = true;
    const { code, message } = error as { code?: string; message?: string };
    log.warn({ code, message, failures }, 'the database is away');
    return true;
  };
}
