import type { Context } from '../../context.ts';
import type { MailAttachment } from '../../db/tables/mail.ts';

/** Mails in one answer of the outbox. */
const MAX_MAILS = 200;

export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
  links: string[];
  attachments: MailAttachment[];
}

/**
 * What would have been mailed, newest first.
 * @param to an address, or a number, whose `+` means a space in a query
 */
export async function readOutbox({ db }: Context, to: string | undefined): Promise<OutboxMail[]> {
  const mails = await db
    .selectFrom('mails')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', (to ?? '').toLowerCase().replace(/^ /, '+')))
    .orderBy('ord', 'desc')
    .limit(MAX_MAILS)
    .execute();
  return mails.map((mail) => ({
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    createdAt: mail.created_at.toISOString(),
    links: mail.body_text.match(/https?:\/\/\S+/g) ?? [],
    attachments: mail.attachments,
  }));
}

/** @returns the document of a mail as its receiver's program shows it; undefined when there is no such mail */
export async function readMailHtml({ db }: Context, id: string): Promise<string | undefined> {
  const mail = await db.selectFrom('mails').select('body_html').where('id', '=', id).executeTakeFirst();
  return mail?.body_html;
}
