import { setTimeout as pause } from 'node:timers/promises';
import { addSeconds } from 'date-fns/addSeconds';
import { subDays } from 'date-fns/subDays';
import { subMinutes } from 'date-fns/subMinutes';
import type { Selectable } from 'kysely';
import type { DeliveryProblem } from '../../shared/domain/match/reach.ts';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { note } from '../db/moments.ts';
import { isDatabaseAway } from '../db/outage.ts';
import type { Tables } from '../db/tables.ts';
import { JOB_SECONDS, type Jobs } from '../jobs/jobs.ts';
import { type Tracking, tracksOf } from './tracking.ts';

export type StoredMail = Selectable<Tables['mails']>;

/** The result of a try: sent; refused for good; or neither, so that it is tried again. */
export type Outcome = 'sent' | 'failed' | { refused: DeliveryProblem };

const MINUTE = 60;
/** Seconds before each further try; after these the last one repeats. */
const WAITS = [5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 60 * MINUTE] as const;
const MAX_DAYS = 3;
/** A mail belongs to the job that tries it for almost as long as that job may take; then another job may try it. */
const CLAIM_SECONDS = JOB_SECONDS - 10;
/** By how much the clocks of two servers may differ. */
const SKEW_SECONDS = 3;
/** A mail whose next try is further away than this is not with a mail server now. */
export const IN_FLIGHT_SECONDS = CLAIM_SECONDS + SKEW_SECONDS;
/** If a try is overdue by this long, its job was lost. */
const OVERDUE_MINUTES = 5;
/** How many mails one sweep puts back. */
const MAX_PUT_BACK = 1000;
/** How precisely the time of the last sent mail is stored. */
const NOTED_SECONDS = 10;
/** For how long a sent mail is kept from being sent again while the database is away. */
const INSIST_MS = 60_000;
const INSIST_PAUSE_MS = 1_000;

/** Called with the result of each try: id of the mail, and a code of the refusal. */
export type NoteMail = (mailId: string, outcome: Outcome, isGivenUp: boolean) => void;

type Deps = { db: Database; clock: Clock; jobs: Jobs };
type Told = { tracking: Tracking };
type Queued = Pick<StoredMail, 'id' | 'recipient' | 'urgent' | 'tries'>;

/** Queues a stored mail or text message: urgent ones overtake the others, and further tries don't delay first ones. */
export async function queueMail(jobs: Jobs, tx: Tx, mail: Queued, inSeconds = 0): Promise<void> {
  const again = mail.tries === 0 ? 'mail.deliver' : 'mail.again';
  const name = mail.recipient.includes('@') ? (mail.urgent ? 'mail.urgent' : again) : 'text.deliver';
  await jobs.enqueue(tx, name, { mailId: mail.id }, inSeconds);
}

async function settle(
  { tracking }: Told,
  tx: Tx,
  mail: StoredMail,
  outcome: Exclude<Outcome, 'failed'>,
  now: Date,
): Promise<void> {
  if (outcome === 'sent') {
    // A sent mail is not stored: it names people and holds links, which are stored as hashes everywhere else.
    await tx.deleteFrom('mails').where('id', '=', mail.id).execute();
    return tracking.record(tx, tracksOf(mail), { status: 'SENT' });
  }
  // The address of a mail that will never be sent is kept for a while for the operator.
  const written = { subject: '', body_text: '', body_html: '', headers: '{}', attachments: '[]' };
  const empty = { ...written, from_name: null, return_to: null };
  await tx
    .updateTable('mails')
    .set({ state: 'FAILED', problem: outcome.refused, failed_at: now, ...empty })
    .where('id', '=', mail.id)
    .execute();
  return tracking.record(tx, tracksOf(mail), { status: 'UNDELIVERABLE', delivery_problem: outcome.refused });
}

/** Stops trying a mail that is not being sent at this moment. @param mail locked by the caller */
export async function giveUp(told: Told, tx: Tx, mail: StoredMail, now: Date): Promise<void> {
  await settle(told, tx, mail, { refused: 'OTHER' }, now);
}

/** Takes a mail for a job, because another job may have the same mail: only one of them sends it. */
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

/** Repeats a write while the database is away: the mail is sent, and must not be sent twice. */
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
 * Sends one stored mail or text message, if it is due, and stores the result (R-mail-delivery).
 * @param send returns the result; it does not throw for temporary failures
 */
export async function deliver(
  deps: Deps & Told & { noteMail: NoteMail },
  mailId: string,
  send: (mail: StoredMail) => Promise<Outcome>,
): Promise<void> {
  const { db, clock, jobs, tracking } = deps;
  const mail = await claim(deps, mailId);
  if (!mail) return;
  const outcome = await send(mail);
  const now = clock.now();
  const isGivenUp = mail.created_at <= subDays(now, MAX_DAYS);
  deps.noteMail(mailId, outcome, isGivenUp);
  await insist(() =>
    db.transaction().execute(async (tx) => {
      if (outcome !== 'failed') return settle(deps, tx, mail, outcome, now);
      if (isGivenUp) return settle(deps, tx, mail, { refused: 'OTHER' }, now);
      const wait = WAITS[Math.min(mail.tries, WAITS.length - 1)] ?? MINUTE;
      const next = addSeconds(now, wait);
      const tries = mail.tries + 1;
      await tx.updateTable('mails').set({ tries, next_try_at: next }).where('id', '=', mailId).execute();
      await tracking.record(tx, tracksOf(mail), { next_delivery_at: next });
      await queueMail(jobs, tx, { ...mail, tries }, wait);
    }),
  );
  // A figure only for the operator: it is not worth a repetition.
  if (outcome === 'sent') await note(db, 'lastDelivered', now, NOTED_SECONDS).catch(() => undefined);
  await tracking.show(db, tracksOf(mail));
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
