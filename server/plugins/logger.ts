import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { scrubText } from '../../shared/domain/scrub.ts';
import { createSecurityLog, type SecurityLog } from '../securityLog.ts';
import { loggablePath } from './redact.ts';

/** Where lines go; a line is one object of JSON. */
export interface LogTarget {
  write(line: string): void;
}

/** An error says where it happened; what a query was about, which PostgreSQL tells beside it, is left out (R-redaction). */
function loggableError(error: Error & { code?: unknown }) {
  const { name, code, message, stack = '' } = error;
  return { type: name, code: String(code ?? ''), message: scrubText(message), stack: scrubText(stack) };
}

/** @param target left out, the standard output */
export function loggerOptions(target?: LogTarget): FastifyServerOptions['logger'] {
  return {
    level: 'warn',
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
  return createSecurityLog((line) => lines.info(line));
}
