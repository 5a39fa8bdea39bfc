import { setTimeout as pause } from 'node:timers/promises';
import { addSeconds } from 'date-fns/addSeconds';
import { subDays } from 'date-fns/subDays';
import { subMinutes } from 'date-fns/subMinutes';
import { type Selectable, sql } from 'kysely';
import type { DeliveryProblem } from '../../shared/domain/match/deliveryProblem.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable, Tx } from '../db/database.ts';
import { isDatabaseAway } from '../db/databaseAway.ts';
import { note } from '../db/moments.ts';
import type { Tables } from '../db/tables.ts';
import { JOB_SECONDS, type Jobs } from '../jobs/jobs.ts';

export type StoredMail = Selectable<Tables['mails']>;

/** How it went: gone; refused for good; or neither, so that it is tried again. */
export type Outcome = 'sent' | 'failed' | { refused: DeliveryProblem };

const MINUTE = 60;
/** Seconds before each further try; the last of them from then on. */
const WAITS = [5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 60 * MINUTE] as const;
const MAX_DAYS = 3;
/** A mail belongs to the job that tries it for almost as long as that job may take: then it may be tried by another. */
const CLAIM_SECONDS = JOB_SECONDS - 10;
/** By how much the clocks of two servers may differ. */
const SKEW_SECONDS = 3;
/** Whose next try is further away than this is with no mail server now. */
export const IN_FLIGHT_SECONDS = CLAIM_SECONDS + SKEW_SECONDS;
/** What should have been tried so long ago has lost its job. */
const OVERDUE_MINUTES = 5;
/** Put back at once, by one sweep. */
const MAX_PUT_BACK = 1000;
/** How exactly it is known when the last mail has left. */
const NOTED_SECONDS = 10;
/** How long a mail that has left is kept from being sent again by a database that is away. */
const INSIST_MS = 60_000;
const INSIST_PAUSE_MS = 1_000;

/** Told what came of each try: id of the mail, and a code of the refusal. */
export type NoteMail = (mailId: string, outcome: Outcome, isGivenUp: boolean) => void;

type Deps = { db: Database; clock: Clock; jobs: Jobs };
type Queued = Pick<StoredMail, 'id' | 'recipient' | 'urgent' | 'tries'>;

/** Queues a stored mail or text message: what somebody waits for passes the others by, further tries keep no first one waiting. */
export async function queueMail(jobs: Jobs, tx: Tx, mail: Queued, inSeconds = 0): Promise<void> {
  const again = mail.tries === 0 ? 'mail.deliver' : 'mail.again';
  const name = mail.recipient.includes('@') ? (mail.urgent ? 'mail.urgent' : again) : 'text.deliver';
  await jobs.enqueue(tx, name, { mailId: mail.id }, inSeconds);
}

/** What is known of an invitation's way. */
type Delivery =
  | { status: 'SENT' }
  | { status: 'UNDELIVERABLE'; delivery_problem: DeliveryProblem }
  | { next_delivery_at: Date };

/** Tells the organiser's list whether the invitation arrived, why not, or when it is tried next (R-invitee-delivery). */
export async function recordDelivery(db: Queryable, inviteeIds: readonly string[], news: Delivery): Promise<void> {
  if (inviteeIds.length === 0) return;
  await db
    .updateTable('invitees')
    .set({ next_delivery_at: null, delivery_problem: null, ...news })
    .where('id', 'in', inviteeIds)
    .where('status', 'in', ['PENDING', 'SENT'])
    .execute();
}

/**
 * Has open pages read again how an invitation went (R-live). By itself: a mail that has left must not leave again because
 * somebody else holds these games.
 */
export async function showDelivery(db: Queryable, inviteeIds: readonly string[]): Promise<void> {
  if (inviteeIds.length === 0) return;
  await db
    .updateTable('games')
    .set({ changed_at: sql<Date>`clock_timestamp()` })
    .where('id', 'in', (query) => query.selectFrom('invitees').select('game_id').where('id', 'in', inviteeIds))
    .execute();
}

async function settle(tx: Tx, mail: StoredMail, outcome: Exclude<Outcome, 'failed'>, now: Date): Promise<void> {
  if (outcome === 'sent') {
    // What has left is not kept: it names people and holds links, which are stored as hashes everywhere else.
    await tx.deleteFrom('mails').where('id', '=', mail.id).execute();
    return recordDelivery(tx, mail.invitee_ids, { status: 'SENT' });
  }
  // Of what will never leave, the address is kept a while for the operator.
  const written = { subject: '', body_text: '', body_html: '', headers: '{}', attachments: '[]' };
  const empty = { ...written, from_name: null, return_to: null };
  await tx
    .updateTable('mails')
    .set({ state: 'FAILED', problem: outcome.refused, failed_at: now, ...empty })
    .where('id', '=', mail.id)
    .execute();
  return recordDelivery(tx, mail.invitee_ids, { status: 'UNDELIVERABLE', delivery_problem: outcome.refused });
}

/** Tries a mail no more that nobody sends at this moment. @param mail locked by the caller */
export async function giveUp(tx: Tx, mail: StoredMail, now: Date): Promise<void> {
  await settle(tx, mail, { refused: 'OTHER' }, now);
}

/** Has a job that another one may have as well take the mail: nobody sends what somebody sends at this moment. */
async function claim({ db, clock }: Deps, mailId: string): Promise<StoredMail | undefined> {
  const now = clock.now();
  return db
    .updateTable('mails')
    .set({ next_try_at: addSeconds(now, CLAIM_SECONDS) })
    .where('id', '=', mailId)
    .where('state', '=', 'QUEUED')
    .where((where) =>
      where.or([where('next_try_at', 'is', null), where('next_try_at', '<=', addSeconds(now, SKEW_SECONDS))]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Does again what a database that is away refused: the mail has left, and must not leave twice. */
async function insist(work: () => Promise<void>): Promise<void> {
  const begun = Date.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() - begun > INSIST_MS) throw error;
      await pause(INSIST_PAUSE_MS);
    }
  }
}

/**
 * Sends one stored mail or text message, if it is its turn, and writes down what came of it (R-mail-delivery).
 * @param send says how it went; it never throws for what passes
 */
export async function deliver(
  deps: Deps & { noteMail: NoteMail },
  mailId: string,
  send: (mail: StoredMail) => Promise<Outcome>,
): Promise<void> {
  const { db, clock, jobs } = deps;
  const mail = await claim(deps, mailId);
  if (!mail) return;
  const outcome = await send(mail);
  const now = clock.now();
  const isGivenUp = mail.created_at <= subDays(now, MAX_DAYS);
  deps.noteMail(mailId, outcome, isGivenUp);
  await insist(() =>
    db.transaction().execute(async (tx) => {
      if (outcome !== 'failed') return settle(tx, mail, outcome, now);
      if (isGivenUp) return settle(tx, mail, { refused: 'OTHER' }, now);
      const wait = WAITS[Math.min(mail.tries, WAITS.length - 1)] ?? MINUTE;
      const next = addSeconds(now, wait);
      const tries = mail.tries + 1;
      await tx.updateTable('mails').set({ tries, next_try_at: next }).where('id', '=', mailId).execute();
      await recordDelivery(tx, mail.invitee_ids, { next_delivery_at: next });
      await queueMail(jobs, tx, { ...mail, tries }, wait);
    }),
  );
  // A figure for the operator alone: nothing is done again for it.
  if (outcome === 'sent') await note(db, 'lastDelivered', now, NOTED_SECONDS).catch(() => undefined);
  await showDelivery(db, mail.invitee_ids);
}

/** Puts mails back into the queue whose job is lost: that of a server that was killed, or of a restored backup. */
export async function requeueMails({ db, clock, jobs }: Deps): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const lost = await tx
      .updateTable('mails')
      .set({ next_try_at: now })
      .where('id', 'in', (query) =>
        query
          .selectFrom('mails')
          .select('id')
          .where('state', '=', 'QUEUED')
          .where('next_try_at', '<=', subMinutes(now, OVERDUE_MINUTES))
          .orderBy('next_try_at')
          .limit(MAX_PUT_BACK)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'recipient', 'urgent', 'tries'])
      .execute();
    for (const mail of lost) await queueMail(jobs, tx, mail);
  });
}
