import type { FastifyInstance } from 'fastify';
import { object } from 'yup';
import { instant } from '../../../shared/contract/schemas/fields.ts';
import { AppError } from '../../appError.ts';
import type { MovableClock } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { MailAttachment } from '../../db/tables.ts';
import { outboxPage } from './outboxPage.ts';

/** Mails of one answer of the outbox. */
const MOST = 200;

export interface OutboxMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
  links: string[];
  attachments: MailAttachment[];
}

/** @param to an address, or a number whose `+` arrives as the space it stands for in a query */
async function readOutbox({ db }: Context, to: string | undefined): Promise<OutboxMail[]> {
  const mails = await db
    .selectFrom('mails')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', (to ?? '').toLowerCase().replace(/^ /, '+')))
    .orderBy('ord', 'desc')
    .limit(MOST)
    .execute();
  return mails.map((mail) => ({
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    createdAt: mail.created_at.toISOString(),
    links: mail.body_text.match(/https?:\/\/\S+/g) ?? [],
    attachments: mail.attachments,
  }));
}

const clockBody = object({ now: instant().nullable().defined() });

/** The tools of development (R-dev-tools): only on a loopback address that is not production. */
export function devRoutes(app: FastifyInstance, context: Context, clock: MovableClock): void {
  const hidden = { schema: { hide: true } };
  type WithTo = { Querystring: { to?: string } };

  app.get<WithTo>('/dev/outbox.json', hidden, async (request) => readOutbox(context, request.query.to));

  app.get<WithTo>('/dev/outbox', hidden, async (request, reply) => {
    const mails = await readOutbox(context, request.query.to);
    return reply.type('text/html; charset=utf-8').send(outboxPage(mails));
  });

  app.get('/dev/clock', hidden, async () => ({ now: clock.now().toISOString() }));

  app.post('/dev/clock', hidden, async (request) => {
    if (!(await clockBody.isValid(request.body))) {
      throw new AppError('E.bad.request', { fields: { now: 'field.instant' } });
    }
    const { now } = clockBody.cast(request.body);
    clock.set(now === null ? null : new Date(now));
    await context.jobs.sweepSoon();
    return { now: clock.now().toISOString() };
  });
}
