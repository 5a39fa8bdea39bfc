import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Config } from '../config.ts';
import type { Database, Queryable } from '../db/database.ts';
import { type PushService, publicLookup } from './services.ts';

/** The name under which the deployment stores the keys by which push services know it (VAPID, RFC 8292). */
export const PUSH_KEYS = 'pushKeys';

/** Both base64url; the public one is for everybody who turns notices on. */
interface PushKeys {
  publicKey: string;
  privateKey: string;
}

async function findKeys(db: Queryable): Promise<PushKeys | null> {
  const row = await db.selectFrom('deployment').select('value').where('key', '=', PUSH_KEYS).executeTakeFirst();
  return row ? (JSON.parse(row.value) as PushKeys) : null;
}

/** Creates the keys at the first start. If several processes start at once, all use the keys of the first (R-push-keys). */
export async function makePushKeys(db: Database): Promise<void> {
  if (await findKeys(db)) return;
  const { default: webPush } = await import('web-push');
  await db
    .insertInto('deployment')
    .values({ key: PUSH_KEYS, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns the keys of the deployment, which every start makes sure of */
export async function readPushKeys(db: Queryable): Promise<PushKeys> {
  const keys = await findKeys(db);
  if (!keys) throw new Error('the deployment has no keys for push services');
  return keys;
}

/** @returns a contact for push services: the page or, where that is not public, the mail address */
export const pushContact = ({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom}`;

/** How long a push service may take for one notice, in milliseconds. */
const PATIENCE_MS = 10_000;
/** A day, in seconds: a longer wait is shortened to it. */
const MAX_WAIT = 86_400;

export interface PushAnswer {
  /** 0 when there was no answer. */
  status: number;
  /** Seconds until the next try, where the service says. */
  retryAfter: number | null;
}

/** @returns seconds, from a number of seconds or a date */
function waitOf({ headers }: IncomingMessage): number | null {
  const said = headers['retry-after'];
  if (said === undefined) return null;
  const seconds = /^\d{1,9}$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), MAX_WAIT) : null;
}

/**
 * Hands one notice to a push service. Redirects are not followed, and only the head of the answer is read (R-push-hosts).
 * Never throws: a service that can't be reached has status 0.
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
