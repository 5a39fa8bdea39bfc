import type { FastifyInstance } from 'fastify';
import { object } from 'yup';
import { instant } from '../../../shared/contract/schemas/fields.ts';
import { AppError } from '../../appError.ts';
import type { MovableClock } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { isFromThisMachine } from '../../loopback.ts';
import { firstValue, type QueryValue } from '../../plugins/malformed.ts';
import { readOutbox } from './outbox.ts';
import { OUTBOX_POLICY, outboxPage } from './outboxPage.ts';

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
