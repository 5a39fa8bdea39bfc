/**
 * What PostgreSQL says when it cannot serve: connection trouble, shutting down, starting, out of connections, disk or memory, or no
 * longer the primary.
 */
const AWAY_STATES = /^(08...|57P0[1235]|53...|58030|25006)$/;

/** What the system says when nobody answers. ENOENT is the socket of a PostgreSQL that does not run. */
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

/** What pg and kysely say without a code; pg-boss adds to the end of a message. */
const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Postgres connection has been discarded',
];

/** @returns whether a query failed because the database is away, not because of what was asked (R-database-away) */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, syscall, message } = error as { code?: unknown; syscall?: unknown; message?: unknown };
  if (typeof code === 'string' && (AWAY_STATES.test(code) || AWAY_CODES.has(code))) return true;
  if (code === 'ENOENT') return syscall === 'connect';
  return typeof message === 'string' && AWAY_MESSAGES.some((start) => message.startsWith(start));
}
