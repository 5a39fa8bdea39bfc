import { join } from 'node:path';
import { addSeconds } from 'date-fns/addSeconds';
import type { Context } from '../context.ts';
import { isDatabaseAway } from '../db/databaseAway.ts';
import { JOB_SECONDS } from '../jobs/jobs.ts';
import { type InboundMail, readMail } from './inboundMail.ts';
import { eachUnread, type UnreadMail } from './mailbox.ts';
import type { NotTaken, TakenApart } from './takeApartTask.ts';

/** What became of a mail, for the log: ids and words of ours, nobody's address. */
export type MailFacts = Record<string, string | readonly string[]>;

/** Deals with a mail; null: it is none of its. */
export type Receiver = (context: Context, mail: InboundMail) => Promise<MailFacts | null>;

/** A job ends well before another process may take it for lost; what is left over is read by the next. */
const READING_SECONDS = JOB_SECONDS - 60;
const TAKE_APART = join(import.meta.dirname, 'takeApartTask.ts');
/** What is within the limits takes a fraction of one; a busy machine may need more. */
const MAX_SECONDS = 15;
/** How often a log is told of a mailbox that stays away. */
const SAY_AGAIN_MS = 60 * 60_000;

/** What the mailbox's server said, or why it said nothing. */
const reasonOf = (error: unknown): string => {
  const { responseText, message } = error as { responseText?: string; message?: string };
  return responseText ?? message ?? String(error);
};

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
 * No mail is marked as read without a line of what became of it. One of which its thread dies is not tried again.
 * @returns false when it has to come again, as the database is away; what else goes wrong with a mail is reported
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
 * Reads the mailbox of `INBOUND_URL` once a minute, one process at a time (R-mailbox). One that is away keeps nothing else
 * from its turn: what came meanwhile is read when it is back.
 * @param receivers who is asked about each mail, in this order, until one has dealt with it
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

/** Has the mailbox read by whichever process is free; nothing where there is none, or somebody reads it. */
export async function askMailbox({ config, db, jobs }: Context): Promise<void> {
  if (!config.inbound) return;
  await db.transaction().execute((tx) => jobs.enqueue(tx, 'mailbox.read', {}));
}
