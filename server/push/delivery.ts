import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import type { PushKind } from '../../shared/domain/push.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { hashToken } from '../ids.ts';
import type { JobData, Jobs } from '../jobs/jobs.ts';
import { findDelivery } from './notices.ts';
import { type PushAnswer, postNotice, pushContact, readPushKeys } from './post.ts';
import { pushServiceOf } from './services.ts';

/**
 * The result of handing over a notice: taken; the device is gone; again later; refused for good; given up after many tries;
 * over, read, or its device gone before it could be sent.
 */
export type PushResult = 'sent' | 'gone' | 'again' | 'refused' | 'givenUp' | 'over';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds before each further try. */
const WAITS = [15, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR] as const;
/** How many characters a push service's topics have at most. */
const TOPIC_LENGTH = 32;

/** How long a push service keeps a notice for a device that is off, in seconds, and how much battery it may cost (RFC 8030). */
const URGENCIES = {
  invitation: { ttl: 48 * HOUR, urgency: 'normal' },
  change: { ttl: 24 * HOUR, urgency: 'high' },
  answer: { ttl: 12 * HOUR, urgency: 'normal' },
  reminder: { ttl: 2 * HOUR, urgency: 'high' },
  score: { ttl: 24 * HOUR, urgency: 'low' },
  message: { ttl: 12 * HOUR, urgency: 'normal' },
} as const satisfies Record<PushKind, { ttl: number; urgency: 'high' | 'normal' | 'low' }>;

interface Deps {
  config: Config;
  db: Database;
  clock: Clock;
  jobs: Jobs;
}

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

/** @returns null for a device that can't be reached: its service is no longer known, or its keys are invalid */
async function post({ config, db, clock }: Deps, notice: Delivery): Promise<PushAnswer | null> {
  const service = pushServiceOf(notice.endpoint, config);
  if (!service) return null;
  const { default: webPush } = await import('web-push');
  const { id, title, body, path, tag, language, kind, p256dh, auth, endpoint } = notice;
  const { ttl, urgency } = URGENCIES[kind];
  const keys = await readPushKeys(db);
  try {
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ id, title, body, path, tag, language }),
      {
        vapidDetails: { subject: pushContact(config), ...keys },
        contentEncoding: 'aes128gcm',
        TTL: Math.min(ttl, Math.max(1, differenceInSeconds(notice.ends_at, clock.now()))),
        urgency,
        topic: hashToken(tag).slice(0, TOPIC_LENGTH),
      },
    );
    return await postNotice(service, details.headers as Record<string, string | number>, details.body as Buffer);
  } catch {
    return null;
  }
}

function resultOf(answer: PushAnswer | null, tries: number): PushResult {
  if (!answer) return 'gone';
  const { status } = answer;
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 0 || status === 408 || status === 429 || status >= 500)
    return tries < WAITS.length ? 'again' : 'givenUp';
  return 'refused';
}

/** Hands one notice to the push service of one device, and follows its answer (R-push-delivery). */
export async function deliverNotice(
  deps: Deps,
  { noticeId, deviceId, tries }: JobData['push.deliver'],
  count: (result: PushResult) => void,
): Promise<void> {
  const { db, clock, jobs } = deps;
  const notice = await findDelivery(db, noticeId, deviceId, clock.now());
  if (!notice) return count('over');
  const answer = await post(deps, notice);
  const result = resultOf(answer, tries);
  count(result);
  if (result === 'gone') {
    // A device that has turned notices on again meanwhile has another endpoint.
    await db.deleteFrom('push_devices').where('id', '=', deviceId).where('endpoint', '=', notice.endpoint).execute();
  }
  if (result === 'again') {
    const wait = answer?.retryAfter ?? WAITS[tries] ?? HOUR;
    await db
      .transaction()
      .execute((tx) => jobs.enqueue(tx, 'push.deliver', { noticeId, deviceId, tries: tries + 1 }, wait));
  }
}
