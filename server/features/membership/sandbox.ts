import type { BodyOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { payInSandbox } from '../../../shared/contract/member.ts';
import type { SandboxOutcome } from '../../../shared/contract/schemas/member.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../ids.ts';
import type { Gateway } from '../../payments/gateway.ts';

/** Stripe's usual test cards; every other number of the right length is a card that works. */
const CARDS: Record<string, SandboxOutcome> = {
  '4000000000000002': 'DECLINED',
  '4000000000009995': 'INSUFFICIENT_FUNDS',
  '4000000000000069': 'EXPIRED_CARD',
  '4000002500003155': 'AUTHENTICATION',
  '4000002760003184': 'AUTHENTICATION',
};

/** A card works to the end of its month. */
function isExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return Date.UTC(2000 + year, month) <= now.getTime();
}

function outcomeOf({ card, expiry, approved }: BodyOf<typeof payInSandbox>, now: Date): SandboxOutcome {
  if (isExpired(expiry, now)) return 'EXPIRED_CARD';
  const outcome = CARDS[card.replaceAll(' ', '')] ?? 'PAID';
  if (outcome !== 'AUTHENTICATION' || approved === undefined) return outcome;
  return approved ? 'PAID' : 'DECLINED';
}

/** A signed event, as the provider would send it. */
export interface SandboxEvent {
  payload: string;
  signature: string;
}

/**
 * Plays the payment provider for one try to pay.
 * @param deliver brings an event to the webhook
 * @throws AppError 404 for somebody else's request, 409 for a request that can't be paid any more
 */
export async function payWithTestCard(
  context: Context,
  gateway: Gateway,
  { userId, requestId, body }: { userId: string; requestId: string; body: BodyOf<typeof payInSandbox> },
  deliver: (event: SandboxEvent) => Promise<void>,
): Promise<ResponseOf<typeof payInSandbox>> {
  const request = await context.db
    .selectFrom('upgrade_requests')
    .selectAll()
    .where('id', '=', requestId)
    .where('user_id', '=', userId)
    .where('session_id', 'is not', null)
    .executeTakeFirst();
  if (!request) throw new AppError('E.notFound');
  if (request.state !== 'OPEN') throw new AppError('E.payment.closed');
  const outcome = outcomeOf(body, context.clock.now());
  if (outcome !== 'PAID') return { outcome };
  const session = {
    id: request.session_id,
    object: 'checkout.session',
    mode: 'payment',
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_sandbox_${request.id}`,
    client_reference_id: request.id,
    amount_total: request.amount,
    currency: request.currency.toLowerCase(),
    metadata: { requestId: request.id, planId: `${request.level}${request.months}` },
  };
  const payload = JSON.stringify({
    id: `evt_sandbox_${newId()}`,
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    created: Math.floor(Date.now() / 1000),
    data: { object: session },
  });
  const { default: Stripe } = await import('stripe');
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: gateway.webhookSecret });
  await deliver({ payload, signature });
  return { outcome };
}
