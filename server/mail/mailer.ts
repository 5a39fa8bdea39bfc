import { sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import { pathOf } from '../../shared/contract/endpoint.ts';
import { unsubscribeOneClick } from '../../shared/contract/unsubscribe.ts';
import { deliveryProblemOf } from '../../shared/domain/match/reach.ts';
import { AppError } from '../appError.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Queryable, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { MailAttachment } from '../db/tables/mail.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { budgetsOf, MAILS_TO_ONE, takeBudgets } from './budgets.ts';
import { compose, senderName } from './compose.ts';
import { deliver, type NoteMail, type Outcome, queueMail, type StoredMail } from './delivery.ts';
import type { Email } from './email.ts';
import { isAboutMatch, type MatchEmail, noteEntry, putOff, takeDue, takeTurn } from './gather.ts';
import { noteSlowed, type Slowed, takeStranger } from './strangers.ts';
import { newReturnAddress, type Tracking } from './tracking.ts';

/** Domains that RFC 2606 and RFC 6761 reserve: no mail is read there. */
const RESERVED = /(^|[.@])(example\.(com|net|org)|example|test|invalid|localhost)$/;

export interface Mailer {
  /**
   * Stores a mail in the caller's transaction: it goes out if and only if that commits, its receiver wants mail, and its
   * budgets have room (R-mail-budget); a further one about a match waits to be gathered (R-mail-gathered).
   * @returns whether it is stored now
   * @throws AppError 429 for a refusable one when a budget of the sender is used up, or their mails to strangers are
   */
  send(tx: Tx, email: Email): Promise<boolean>;
  /** Sends gathered mails that have waited long enough (R-mail-gathered). */
  sendDue(): Promise<void>;
}

/** Gathered mails that one sweep sends; the rest waits for the next. */
const MAX_DUE = 500;

type Deps = { config: Config; db: Database; clock: Clock; jobs: Jobs; tracking: Tracking; noteMail: NoteMail };

const askChannel = statement<{ wanted: boolean }, [mailToken: string, notesOf: string | null]>(
  (mailToken, notesOf) => sql`
    select mail_channel and not exists (
      select 1 from note_stops where user_id = users.id and game_id = ${notesOf}::text) as wanted
    from users where mail_token = ${mailToken}`,
);

/** Checked for every mail but those about a match, whose turn checks it (R-channel-flags), and for all that have waited. */
async function isWanted(db: Queryable, { stop }: Email): Promise<boolean> {
  if (!stop) return true;
  const [receiver] = await askChannel(db, stop.token, stop.notesOf ?? null);
  return receiver?.wanted === true;
}

/** What Exchange must not answer our mails with; reports of failures still come. */
const SUPPRESSED = ['OOF', 'AutoReply'];
/** No out-of-office answers a mail that says so (RFC 3834). */
const UNANSWERED = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': SUPPRESSED.join(', ') };

/** A reply goes to a person who reads it, and one click in the mail program stops mails (R-mail-replies, RFC 8058). */
function headersOf({ publicUrl }: Config, { replyTo, stop }: Email): Record<string, string> {
  const own: Record<string, string> = { ...UNANSWERED, ...(replyTo ? { 'Reply-To': replyTo } : {}) };
  if (!stop) return own;
  const query = new URLSearchParams({
    t: stop.token,
    ...(stop.senderId ? { pr: stop.senderId } : {}),
    ...(stop.notesOf ? { g: stop.notesOf } : {}),
    ...(stop.clubId ? { club: stop.clubId } : {}),
  });
  const url = `${publicUrl}${pathOf(unsubscribeOneClick)}?${query}`;
  return { ...own, 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** How long the mail server may take: to connect, to greet, and for each answer afterwards. */
const TIMEOUTS = { connectionTimeout: 20_000, dnsTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 25_000 };

/** A 5xx about the receiver or the mail is final. One about us, such as a wrong password, is for the operator to fix. */
function outcomeOf(error: unknown): Outcome {
  const refusal = error as { responseCode?: number; command?: string; response?: string };
  if ((refusal.responseCode ?? 0) < 500 || !/^(RCPT|DATA)/.test(refusal.command ?? '')) return 'failed';
  return { refused: deliveryProblemOf(refusal.response ?? '') };
}

/** Mail programs show a calendar entry with its buttons if it is an alternative to the text, and not only a file. */
function withCalendar(attachments: readonly MailAttachment[]) {
  const entry = attachments.find(({ contentType }) => contentType.startsWith('text/calendar'));
  if (!entry) return { attachments: [...attachments] };
  const [, method = 'PUBLISH'] = /method=(\w+)/.exec(entry.contentType) ?? [];
  const icalEvent = { method, filename: entry.filename, content: entry.content };
  return { icalEvent, attachments: attachments.filter((each) => each !== entry) };
}

/** The only sender of mail: by SMTP when configured, else kept in the outbox (R-mail-delivery, R-outbox). */
export function createMailer({ config, db, clock, jobs, tracking, noteMail }: Deps): Mailer {
  // Timeouts in SMTP_URL win.
  const { smtpUrl } = config;
  let transport: Transporter | null = null;

  async function transportTo(url: string): Promise<Transporter> {
    const { default: nodemailer } = await import('nodemailer');
    transport ??= nodemailer.createTransport({ ...TIMEOUTS, url });
    return transport;
  }

  /** The same for every try, so that a mail that arrives twice is recognised as one (R-message-id). */
  const messageId = (mailId: string) => `<${mailId}@${config.mailFrom.split('@')[1]}>`;

  async function send(mail: StoredMail): Promise<Outcome> {
    if (smtpUrl === null) return 'failed';
    const server = await transportTo(smtpUrl);
    try {
      await server.sendMail({
        from: { name: mail.from_name ?? '', address: config.mailFrom },
        to: { name: '', address: mail.recipient },
        // The address to which it comes back when it does not arrive.
        ...(mail.return_to ? { envelope: { from: mail.return_to, to: mail.recipient } } : {}),
        messageId: messageId(mail.id),
        // The day it was written, which is earlier for a mail that waited.
        date: mail.created_at,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        headers: mail.headers,
        ...withCalendar(mail.attachments),
      });
      return 'sent';
    } catch (error) {
      return outcomeOf(error);
    }
  }

  for (const queue of ['mail.urgent', 'mail.deliver', 'mail.again'] as const) {
    jobs.handle(queue, async (batch) => {
      for (const { mailId } of batch) await deliver({ db, clock, jobs, tracking, noteMail }, mailId, send);
    });
  }

  async function store(tx: Tx, email: Email): Promise<true> {
    const to = email.to.trim();
    const goesOut = smtpUrl !== null && !RESERVED.test(to);
    const id = newId();
    const urgent = email.urgent ?? false;
    const { subject, text, html } = compose(email, config.publicUrl);
    const { tracks } = email;
    const pattern = goesOut && tracks?.ids.length ? config.inbound?.replyAddress : undefined;
    await tx
      .insertInto('mails')
      .values({
        id,
        recipient: to,
        subject,
        body_text: text,
        body_html: html,
        from_name: senderName(email),
        headers: JSON.stringify(headersOf(config, email)),
        attachments: JSON.stringify(email.attachments ?? []),
        invitee_ids: [...(tracks?.ids ?? [])],
        state: goesOut ? 'QUEUED' : 'KEPT',
        created_at: clock.now(),
        urgent,
        next_try_at: null,
        kind: email.about,
        return_to: tracks && pattern ? await newReturnAddress(tx, pattern, tracks, clock.now()) : null,
      })
      .execute();
    if (isAboutMatch(email)) await noteEntry(tx, email);
    if (goesOut) await queueMail(jobs, tx, { id, recipient: to, urgent, tries: 0 });
    else await tracking.record(tx, tracks, { status: 'SENT' });
    return true;
  }

  /** A person on the page is refused; mails about a match wait, also a visitor's, whose page waits for it. */
  async function slow(tx: Tx, email: Email, { code, freeAt, retryAfter }: Slowed): Promise<false> {
    if (email.isRefusable) {
      // Outside the transaction, which is rolled back; not awaited, because we hold a connection.
      void noteSlowed(db, email, clock.now()).catch(() => undefined);
      throw new AppError(code, { retryAfter }, 'mails');
    }
    await noteSlowed(tx, email, clock.now());
    if (email.match) await putOff(tx, email as MatchEmail, freeAt, clock.now());
    return false;
  }

  /** @returns whether it is stored now */
  async function sendWithinBudgets(tx: Tx, email: Email): Promise<boolean> {
    const slowed = await takeStranger(tx, email, clock.now());
    if (slowed) return slow(tx, email, slowed);
    const full = await takeBudgets(tx, budgetsOf(email), clock.now());
    if (!full) return store(tx, email);
    if (email.isRefusable && full.whose === 'sender') {
      throw new AppError(
        email.kind === 'claim' ? 'E.tooMany' : 'E.mail.enough',
        { retryAfter: full.retryAfter },
        full.isOfOne ? MAILS_TO_ONE : 'mails',
      );
    }
    // A visitor's registration is not worth a second try: the next one comes with a mail of its own.
    if (isAboutMatch(email) && (email.match.decisive || email.kind !== 'visitor'))
      await putOff(tx, email, full.freeAt, clock.now());
    return false;
  }

  async function sendNextDue(): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const email = await takeDue(tx, clock.now());
      if (!email) return false;
      // The person who caused it is no longer there to be refused.
      const waited = { ...email, isRefusable: false };
      if (await isWanted(tx, email)) await sendWithinBudgets(tx, waited);
      return true;
    });
  }

  return {
    async send(tx, email) {
      const due = isAboutMatch(email) ? await takeTurn(tx, email, clock.now()) : (await isWanted(tx, email)) && email;
      return due ? sendWithinBudgets(tx, due) : false;
    },
    async sendDue() {
      for (let sent = 0; sent < MAX_DUE && (await sendNextDue()); sent += 1);
    },
  };
}
