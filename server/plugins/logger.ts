import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { scrubText } from '../../shared/domain/scrub.ts';
import type { LogLevel } from '../configVariables.ts';
import { createSecurityLog, type SecurityLog } from '../securityLog.ts';
import { scopeFacts } from '../trace/tracing.ts';

/** Pages and calls whose path contains a token (R-redaction). */
const SECRET_PATH = /^\/(extinv|setNewPassword|g|unsub|email|calendar|club\/[^/? ]+\/join)(?=[/?]|$)[^ ]*/;

/** @returns the path of a request in the form for logs: no token, no address, no query */
function loggablePath(url: string): string {
  return url.replace(SECRET_PATH, '/$1/…').split('?')[0] ?? '';
}

/** Where lines go; a line is one object of JSON. */
export interface LogTarget {
  write(line: string): void;
}

/** PostgreSQL quotes values that it can't accept: for these errors the code says enough. */
const QUOTES_VALUES = /^2[23][0-9A-Z]{3}$/;

/**
 * An error says where it happened; the values of a query, which PostgreSQL puts into its message and detail, are
 * left out (R-redaction).
 */
function loggableError(error: Error & { code?: unknown }) {
  const { name, stack = '' } = error;
  const code = String(error.code ?? '');
  if (!QUOTES_VALUES.test(code))
    return { type: name, code, message: scrubText(error.message), stack: scrubText(stack) };
  const where = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: name, code, message: `PostgreSQL ${code}`, stack: scrubText(where.join('\n')) };
}

/** @param target left out, the standard output */
export function loggerOptions(level: LogLevel, target?: LogTarget): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: (request) => ({ method: request.method, path: loggablePath(request.url) }),
      err: loggableError,
    },
    ...(target ? { stream: target } : {}),
  };
}

/** Security events are logged whatever the log level is (R-security-log). */
export function securityLogOf(log: FastifyBaseLogger): SecurityLog {
  const lines = log.child({ stream: 'security' }, { level: 'info' });
  return createSecurityLog((line) => lines.info({ ...line, ...scopeFacts() }));
}
