import type { FastifyInstance } from 'fastify';
import { object } from 'yup';
import { instant } from '../../../shared/contract/schemas/fields.ts';
import { AppError } from '../../appError.ts';
import type { MovableClock } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { isFromThisMachine } from '../../loopback.ts';
import { firstValue, type QueryValue } from '../../plugins/malformed.ts';
import { readMailHtml, readOutbox } from './outbox.ts';
import { MAIL_POLICY, OUTBOX_POLICY, outboxPage } from './outboxPage.ts';

const clockBody = object({ now: instant().nullable().defined() });

/** The tools of development (R-dev-tools): only on a loopback address that is not production, and for this machine. */
export async function devRoutes(app: FastifyInstance, context: Context, clock: MovableClock): Promise<void> {
  app.addHook('onRequest', async ({ raw }) => {
    if (!isFromThisMachine(raw)) throw new AppError('E.notFound');
  });

  const hidden = { schema: { hide: true } };
  type WithTo = { Querystring: { to?: QueryValue } };

  app.get<WithTo>('/dev/outbox.json', hidden, async (request) => readOutbox(context, firstValue(request.query.to)));

  app.get<WithTo>('/dev/outbox', hidden, async (request, reply) => {
    const mails = await readOutbox(context, firstValue(request.query.to));
    reply.header('content-security-policy', OUTBOX_POLICY);
    return reply.type('text/html; charset=utf-8').send(outboxPage(mails));
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', hidden, async (request, reply) => {
    const html = await readMailHtml(context, request.params.id);
    if (html === undefined) throw new AppError('E.notFound');
    reply.header('content-security-policy', MAIL_POLICY).header('x-frame-options', 'SAMEORIGIN');
    // In the frame a page of ours would show nothing.
    return reply.type('text/html; charset=utf-8').send(html.replace('<head>', '<head><base target="_blank">'));
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
