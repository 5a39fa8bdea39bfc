import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { scrubText } from '../../shared/domain/scrub.ts';
import type { LogLevel } from '../configVariables.ts';
import { createSecurityLog, type SecurityLog } from '../securityLog.ts';
import { scopeFacts } from '../trace/scope.ts';
import { loggablePath } from './redact.ts';

/** Where lines go; a line is one object of JSON. */
export interface LogTarget {
  write(line: string): void;
}

/** PostgreSQL quotes values that it cannot take: of those errors the code says enough. */
const QUOTES_VALUES = /^2[23][0-9A-Z]{3}$/;

/**
 * An error says where it happened; what a query was about, which PostgreSQL tells in its message, and beside it as detail, is
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

/** Security events are written whatever the level of everything else is (R-security-log). */
export function securityLogOf(log: FastifyBaseLogger): SecurityLog {
  const lines = log.child({ stream: 'security' }, { level: 'info' });
  return createSecurityLog((line) => lines.info({ ...line, ...scopeFacts() }));
}
