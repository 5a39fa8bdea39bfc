import type pg from 'pg';

/**
 * PostgreSQL's codes when it can't serve: connection trouble, shutting down, starting, out of connections, disk or memory, or
 * no longer the primary.
 */
const AWAY_STATES = /^(08...|57P0[1235]|53...|58030|25006)$/;

/** The system's codes when there is no answer. ENOENT is the socket of a PostgreSQL that does not run. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of pg and kysely without a code; pg-boss adds to the end of a message. */
const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Postgres connection has been discarded',
];

/** @returns whether a query failed because the database is away, and not because of the query (R-database-away) */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, syscall, message } = error as { code?: unknown; syscall?: unknown; message?: unknown };
  if (typeof code === 'string' && (AWAY_STATES.test(code) || AWAY_CODES.has(code))) return true;
  if (code === 'ENOENT') return syscall === 'connect';
  return typeof message === 'string' && AWAY_MESSAGES.some((start) => message.startsWith(start));
}

/** How often it is logged at most: calls that were running when it came back fail a moment later, and are no other outage. */
const REPEAT_MS = 60_000;

/** PostgreSQL could not write: no space, or a disk that fails. */
const DISK_STATES = /^(53100|58030)$/;
const isDiskError = (error: unknown) => DISK_STATES.test((error as { code?: string }).code ?? '');
/** How often it is looked at whether a disk that was full has room again. */
const DISK_MS = 10_000;
/** Writes some megabytes and takes them back: where that has no room, smaller writes may still succeed for a while. */
const WRITE = 'create temp table room as select md5(n::text) from generate_series(1, 50000) as n; drop table room';

/** Where lines of the log go, as fastify's logger takes them. */
export interface OutageLog {
  warn(fields: object, line: string): void;
}

/**
 * Says that the database is away: at once, then once a minute however many calls fail, and when it is back
 * (R-database-away).
 * @param pool whose new connections show that it is back
 */
export function watchOutage(pool: pg.Pool, log: OutageLog) {
  let isFoundFull = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
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
  /** Is called with every failure. @returns false when it is not part of an outage, and has to be logged elsewhere */
  const note = (error: unknown): boolean => {
    if (!isDatabaseAway(error)) return false;
    const now = Date.now();
    const { code, message } = error as { code?: string; message?: string };
    if (isDiskError(error)) {
      isFoundFull = true;
      lookedAt = now;
    }
    failures += 1;
    since ??= now;
    if (now - saidAt < REPEAT_MS) return true;
    saidAt = now;
    isSaid = true;
    log.warn({ code, message, failures }, 'the database is away');
    return true;
  };
  /** Whether its disk is full (R-health): from a failed write on, until there is room again. */
  const isDiskFull = async (): Promise<boolean> => {
    if (!isFoundFull || Date.now() - lookedAt < DISK_MS) return isFoundFull;
    lookedAt = Date.now();
    isFoundFull = await pool.query(WRITE).then(() => false, isDiskError);
    return isFoundFull;
  };
  return { note, isDiskFull };
}
