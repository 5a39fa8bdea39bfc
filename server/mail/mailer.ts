import nodemailer from 'nodemailer';
import { pathOf } from '../../shared/contract/endpoint.ts';
import { unsubscribeOneClick } from '../../shared/contract/unsubscribe.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Queryable, Tx } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { compose, type Email, senderName } from './compose.ts';

/** Domains that RFC 2606 and RFC 6761 reserve: nobody reads mail there. */
const RESERVED = /(^|[.@])(example\.(com|net|org)|example|test|invalid|localhost)$/;

export interface Mailer {
  /** Stores a mail in the caller's transaction: it goes out if and only if that commits, and its receiver wants mail. */
  send(tx: Tx, email: Email): Promise<void>;
}

type Deps = { config: Config; db: Database; clock: Clock; jobs: Jobs };

/** Tells the organiser's list whether the invitation arrived. */
export async function recordDelivery(
  db: Queryable,
  inviteeIds: readonly string[],
  status: 'SENT' | 'UNDELIVERABLE',
): Promise<void> {
  if (inviteeIds.length === 0) return;
  await db
    .updateTable('invitees')
    .set({ status })
    .where('id', 'in', inviteeIds)
    .where('status', 'in', ['PENDING', 'SENT'])
    .execute();
}

/** What has left is not kept: it names people and holds links, which are stored as hashes everywhere else. */
export async function dropMail(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

/** Of what will never leave, the address is kept a while for the operator. */
export async function failMail(db: Queryable, id: string): Promise<void> {
  const empty = { subject: '', from_name: null, body_text: '', body_html: '', headers: '{}', attachments: '[]' };
  await db
    .updateTable('mails')
    .set({ state: 'FAILED', ...empty })
    .where('id', '=', id)
    .execute();
}

/** Asked here alone, so that no mail can forget to (R-channel-flags). */
async function isWanted(db: Queryable, mailToken: string): Promise<boolean> {
  const receiver = await db
    .selectFrom('users')
    .select('mail_channel')
    .where('mail_token', '=', mailToken)
    .executeTakeFirst();
  return receiver?.mail_channel === true;
}

/** One click in the mail program stops mails (RFC 8058). */
function stopHeaders({ publicUrl }: Config, { stop }: Email): Record<string, string> {
  if (!stop) return {};
  const query = new URLSearchParams({ t: stop.token, ...(stop.senderId ? { pr: stop.senderId } : {}) });
  const url = `${publicUrl}${pathOf(unsubscribeOneClick)}?${query}`;
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A 5xx of the mail server is final; anything else is tried again. */
function isFinal(error: unknown): boolean {
  const code = (error as { responseCode?: number }).responseCode ?? 0;
  return code >= 500;
}

/** The one sender of mail: by SMTP when configured, else kept in the outbox (R-mail-delivery, R-outbox). */
export function createMailer({ config, db, clock, jobs }: Deps): Mailer {
  const transport = config.smtpUrl === null ? null : nodemailer.createTransport(config.smtpUrl);

  async function deliver({ mailId }: { mailId: string }): Promise<void> {
    const mail = await db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst();
    if (mail?.state !== 'QUEUED' || !transport) return;
    const settle = async (arrived: boolean) => {
      await (arrived ? dropMail(db, mailId) : failMail(db, mailId));
      await recordDelivery(db, mail.invitee_ids, arrived ? 'SENT' : 'UNDELIVERABLE');
    };
    try {
      await transport.sendMail({
        from: { name: mail.from_name ?? '', address: config.mailFrom },
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        headers: mail.headers,
        attachments: mail.attachments,
      });
    } catch (error) {
      if (!isFinal(error)) throw error;
      return settle(false);
    }
    await settle(true);
  }

  jobs.handle('mail.deliver', async (batch) => {
    for (const mail of batch) await deliver(mail);
  });

  return {
    async send(tx, email) {
      if (email.stop && !(await isWanted(tx, email.stop.token))) return;
      const to = email.to.trim();
      const goesOut = transport !== null && !RESERVED.test(to);
      const id = newId();
      const { subject, text, html } = compose(email, config.publicUrl);
      await tx
        .insertInto('mails')
        .values({
          id,
          recipient: to,
          subject,
          body_text: text,
          body_html: html,
          from_name: senderName(email),
          headers: JSON.stringify(stopHeaders(config, email)),
          attachments: JSON.stringify(email.attachments ?? []),
          invitee_ids: email.inviteeIds ?? [],
          state: goesOut ? 'QUEUED' : 'KEPT',
          created_at: clock.now(),
        })
        .execute();
      if (goesOut) await jobs.enqueue(tx, 'mail.deliver', { mailId: id });
      else await recordDelivery(tx, email.inviteeIds ?? [], 'SENT');
    },
  };
}
