import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { type PushService, publicLookup } from './services.ts';

/** How long a push service may take over one notice, in milliseconds. */
const PATIENCE_MS = 10_000;
/** A day, in seconds: what asks for longer is asked again then. */
const MAX_WAIT = 86_400;

export interface PushAnswer {
  /** 0 when there was no answer. */
  status: number;
  /** Seconds until the next try, where the service says. */
  retryAfter: number | null;
}

/** @returns seconds, of a number of them or a date */
function waitOf({ headers }: IncomingMessage): number | null {
  const said = headers['retry-after'];
  if (said === undefined) return null;
  const seconds = /^\d{1,9}$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), MAX_WAIT) : null;
}

/**
 * Hands one notice to a push service. Redirects are not followed, and of the answer only the head is read (R-push-hosts).
 * Never throws: who can't be reached has status 0.
 */
export function postNotice(
  { url, isNamed }: PushService,
  headers: Record<string, string | number>,
  body: Buffer,
): Promise<PushAnswer> {
  return new Promise((done) => {
    const send = url.protocol === 'http:' ? plainRequest : secureRequest;
    const options = {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(isNamed ? {} : { lookup: publicLookup }),
    } as const;
    const request = send(url, options, (answer) => {
      done({ status: answer.statusCode ?? 0, retryAfter: waitOf(answer) });
      answer.destroy();
    });
    request.on('error', () => done({ status: 0, retryAfter: null }));
    request.end(body);
  });
}
