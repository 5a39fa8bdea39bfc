import type { FastifyRequest } from 'fastify';
import { ERRORS, type ErrorCode } from '../../shared/contract/errors.ts';
import { AppError } from '../appError.ts';
import type { SecurityEvent, SecurityLog } from '../securityLog.ts';
import type { Viewer } from './auth.ts';
import { lineOf } from './network.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once that is known. */
    viewer: Viewer | null;
  }
}

/** Refusals that may be an attempt at something that is not allowed. Errors in the fields of a form are not among them. */
const EVENTS: Partial<Record<ErrorCode, SecurityEvent>> = {
  'E.tooMany': 'limit.hit',
  'E.signUp.line': 'limit.hit',
  'E.club.firstMails': 'limit.hit',
  'E.club.renames': 'limit.hit',
  'E.mail.enough': 'limit.hit',
  'E.mail.newHour': 'limit.hit',
  'E.mail.newDay': 'limit.hit',
  'E.login.guessed': 'limit.hit',
  'E.password.current': 'proof.refused',
  'E.code.wrong': 'proof.refused',
  'E.code.used': 'proof.refused',
  'E.link.used': 'link.refused',
  'E.payment.signature': 'webhook.refused',
  'E.not.allowed': 'access.refused',
  'E-C24.1': 'access.refused',
  'E-C24.2': 'access.refused',
  'E-C25': 'access.refused',
  'E.share.unproved': 'access.refused',
};

/** The holder of a share link is a stranger: every refusal to them is of interest, except errors in a form. */
function eventOf(code: ErrorCode, viewer: Viewer | null): SecurityEvent | undefined {
  const event = EVENTS[code];
  if (viewer?.kind !== 'share' || event === 'limit.hit') return event;
  return ERRORS[code] === 400 ? undefined : 'shareLink.refused';
}

/** Logs a refusal that an operator should know about (R-security-log). */
export function noteRefusal(security: SecurityLog, request: FastifyRequest, code: ErrorCode, error: Error): void {
  const { viewer } = request;
  const event = eventOf(code, viewer);
  if (!event) return;
  security(event, {
    accountId: viewer?.kind === 'user' ? viewer.userId : null,
    reason: code,
    route: `${request.method} ${request.routeOptions.url ?? ''}`,
    from: lineOf(request),
    ...(error instanceof AppError && error.limit ? { limit: error.limit } : {}),
  });
}
