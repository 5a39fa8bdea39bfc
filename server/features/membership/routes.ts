import type { FastifyInstance } from 'fastify';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import {
  confirmUpgrade,
  getMembership,
  getPlans,
  getUpgrade,
  payInSandbox,
  paymentWebhook,
  requestUpgrade,
} from '../../../shared/contract/member.ts';
import type { MembershipAnswer, PlanAnswer } from '../../../shared/contract/schemas/member.ts';
import { BALLS_CURRENCY, type PaidLevel, PLANS, type Plan } from '../../../shared/domain/membership/membership.ts';
import type { Membership } from '../../../shared/domain/membership/membershipPeriods.ts';
import { AppError, refuseFields } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';
import { ballsOf } from '../friends/balls.ts';
import { confirmBalls, requestBalls } from './ballPayment.ts';
import { findMembership } from './membership.ts';
import { payWithTestCard, type SandboxEvent } from './sandbox.ts';
import { requestMoney, serializeUpgrade } from './upgrade.ts';
import { takeEvent } from './webhook.ts';

/** @param currency of this deployment, ISO 4217 */
function serializePlans(currency: string): ResponseOf<typeof getPlans> {
  const of = (wanted: PaidLevel): PlanAnswer[] =>
    PLANS.filter(({ level }) => level === wanted).map(({ id, level, period, amount, balls }) => ({
      id,
      membershipLevel: level,
      period,
      currency,
      amount,
      balls,
    }));
  return { LOVEIT: of('LOVEIT'), LIVEIT: of('LIVEIT'), OWNIT: of('OWNIT') };
}

/** @throws Error for an id that the contract does not allow */
function planOf(planId: string): Plan {
  const plan = PLANS.find(({ id }) => id === planId);
  if (!plan) throw new Error(`no plan ${planId}`);
  return plan;
}

const written = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());

function serializeMembership({
  level,
  months,
  levelEndsAt,
  next,
}: Membership): Omit<MembershipAnswer, 'payment' | 'balls'> {
  return {
    membershipLevel: level,
    period: months,
    endsAt: written(levelEndsAt),
    next: next.map(({ level: membershipLevel, months: period, from, to }) => ({
      membershipLevel,
      period,
      fromTime: new Date(from).toISOString(),
      toTime: written(to),
    })),
  };
}

export async function membershipRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock, config, payments } = context;

  await mount(app, context, getPlans, async () => serializePlans(config.currency));

  await mount(app, context, getMembership, async ({ viewer }) => {
    const userId = userIdOf(viewer);
    return {
      ...serializeMembership(await findMembership(db, userId, clock.now())),
      payment: payments?.kind ?? null,
      balls: (await ballsOf(db, userId)).current,
    };
  });

  await mount(app, context, requestUpgrade, async ({ viewer, body }) => {
    const userId = userIdOf(viewer);
    const plan = planOf(body.planId);
    if (body.currency === BALLS_CURRENCY) return requestBalls(context, userId, plan);
    if (body.currency !== config.currency) refuseFields({ currency: 'field.choice' });
    return requestMoney(context, userId, plan);
  });

  await mount(app, context, getUpgrade, async ({ viewer, params }) =>
    serializeUpgrade(context, userIdOf(viewer), params.requestId),
  );

  await mount(app, context, confirmUpgrade, async ({ viewer, body }) => confirmBalls(context, userIdOf(viewer), body));

  await app.register((scope) => webhookRoute(scope, context));

  if (payments?.kind !== 'SANDBOX') return;
  const deliver = async ({ payload, signature }: SandboxEvent) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    await app.inject({ method: 'POST', url: paymentWebhook.path, headers, payload });
  };
  await mount(app, context, payInSandbox, async ({ viewer, params, body }) =>
    payWithTestCard(context, payments, { userId: userIdOf(viewer), requestId: params.requestId, body }, deliver),
  );
}

/** In a scope of its own, where a body stays bytes: parsed and written again it would not match its signature. */
async function webhookRoute(scope: FastifyInstance, context: Context): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  await mount(scope, context, paymentWebhook, async ({ request }) => {
    const { payments } = context;
    if (!payments) throw new AppError('E.notFound');
    const signature = request.headers['stripe-signature'];
    if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') throw new AppError('E.payment.signature');
    const outcome = await takeEvent(context, payments, request.body, signature);
    if (outcome === 'MISMATCH') request.log.error('a payment does not match what was to be paid');
  });
}
