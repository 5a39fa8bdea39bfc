import { join } from 'node:path';
import { addSeconds } from 'date-fns/addSeconds';
import type { Context } from '../context.ts';
import { isDatabaseAway } from '../db/outage.ts';
import { JOB_SECONDS } from '../jobs/jobs.ts';
import type { ReadReply } from './calendarReply.ts';
import { type InboundMail, readMail } from './inboundMail.ts';
import { eachUnread, type UnreadMail } from './mailbox.ts';
import type { MailPart } from './mailParts.ts';
import type { NotTaken, TakenApart } from './takeApartTask.ts';

/** The outcome of a mail, for the log: ids and our own words, no addresses. */
export type MailFacts = Record<string, string | readonly string[]>;

/** Handles a mail; null: it is not for this receiver. */
export type Receiver = (context: Context, mail: InboundMail) => Promise<MailFacts | null>;

/** A job ends well before another process may consider it lost; the next one reads the rest. */
const READING_SECONDS = JOB_SECONDS - 60;
const TAKE_APART = join(import.meta.dirname, 'takeApartTask.ts');
const READ_REPLY = join(import.meta.dirname, 'readReplyTask.ts');
const READ_WRITTEN = join(import.meta.dirname, 'readWrittenTask.ts');
/** A mail within the limits takes a fraction of a second; a busy machine may need more. */
const MAX_SECONDS = 15;
/** How often the log says that a mailbox is still away. */
const SAY_AGAIN_MS = 60 * 60_000;

/** The answer of the mailbox's server, or why there was none. */
const reasonOf = (error: unknown): string => {
  const { responseText, message } = error as { responseText?: string; message?: string };
  return responseText ?? message ?? String(error);
};

/** @returns what the calendar in a mail says, read in a thread, as a stranger may have written it (R-off-thread) */
export const readCalendar = (context: Context, { from }: InboundMail, part: MailPart): Promise<ReadReply> =>
  context.mailWorkers.run(READ_REPLY, { part, from }, MAX_SECONDS);

/** @returns what the author of a mail has written themselves, read in a thread (R-off-thread) */
export const readWritten = (context: Context, { text }: InboundMail): Promise<string> =>
  context.mailWorkers.run(READ_WRITTEN, text, MAX_SECONDS);

interface Rules {
  pattern: string;
  receivers: readonly Receiver[];
}

async function factsOf(context: Context, rules: Rules, { raw, receivedAt }: UnreadMail): Promise<MailFacts> {
  if (!raw) return { passedBy: 'tooLong' };
  const takeApart = (bytes: Uint8Array) =>
    context.mailWorkers.run<TakenApart | { passedBy: NotTaken }>(TAKE_APART, bytes, MAX_SECONDS);
  const mail = await readMail({ pattern: rules.pattern, takeApart }, raw, receivedAt);
  if ('passedBy' in mail) return { ...mail };
  for (const receiver of rules.receivers) {
    const facts = await receiver(context, mail);
    if (facts) return facts;
  }
  return { passedBy: 'ended' };
}

/**
 * Logs the outcome of every mail before it is marked as read. A mail that crashes its thread is not tried again.
 * @returns false when it has to come again, because the database is away; other errors are reported
 */
async function receive(context: Context, rules: Rules, unread: UnreadMail): Promise<boolean> {
  try {
    context.note(await factsOf(context, rules, unread), 'mailbox');
    return true;
  } catch (error) {
    context.report(error, 'mailbox');
    return !isDatabaseAway(error);
  }
}

/**
 * Reads the mailbox of `INBOUND_URL` once a minute, one process at a time (R-mailbox). A mailbox that is away does not hold up
 * other work: its mails are read when it is back.
 * @param receivers are offered each mail in this order, until one has handled it
 */
export function handleMailbox(context: Context, receivers: readonly Receiver[]): void {
  const { inbound } = context.config;
  if (!inbound) return;
  let saidAt = Number.NEGATIVE_INFINITY;
  context.jobs.handle('mailbox.read', async () => {
    const until = addSeconds(new Date(), READING_SECONDS);
    const rules = { pattern: inbound.replyAddress, receivers };
    try {
      await eachUnread(
        inbound.url,
        (mail) => receive(context, rules, mail),
        () => new Date() < until,
      );
      saidAt = Number.NEGATIVE_INFINITY;
    } catch (error) {
      const now = performance.now();
      if (now - saidAt < SAY_AGAIN_MS) return;
      saidAt = now;
      context.report(new Error(`The mailbox of INBOUND_URL cannot be read: ${reasonOf(error)}`), 'mailbox');
    }
  });
}

/** Queues the reading of the mailbox for any free process; does nothing without a mailbox, or while it is being read. */
export async function askMailbox({ config, db, jobs }: Context): Promise<void> {
  if (!config.inbound) return;
  await db.transaction().execute((tx) => jobs.enqueue(tx, 'mailbox.read', {}));
}
