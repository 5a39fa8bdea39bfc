import type Stripe from 'stripe';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { UpgradeRequestRow } from '../../db/tables.ts';
import type { Gateway } from '../../payments/gateway.ts';
import { book, lockRequest } from './ledger.ts';

/** An older signature may have been recorded and replayed (R-payment-webhook). */
const TOLERANCE_SECONDS = 300;
/** A dispute's event may come before its payment's by minutes, not by hours; later it is about something else. */
const EARLY_SECONDS = 3600;

/** The result of an event; stored with its id. */
export type Outcome = 'BOOKED' | 'KNOWN' | 'MISMATCH' | 'WAITING' | 'CLOSED' | 'UNRELATED' | 'OTHER_MODE';

const idOf = (object: string | { id: string } | null): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

/** The session must be the one that was begun for this request, at its price, for its plan. */
function isOf(request: UpgradeRequestRow, session: Stripe.Checkout.Session): boolean {
  return (
    session.id === request.session_id &&
    session.mode === 'payment' &&
    session.amount_total === request.amount &&
    session.currency === request.currency.toLowerCase() &&
    session.metadata?.planId === `${request.level}${request.months}`
  );
}

/** Books a paid session, whether an event reported it or the provider was asked. */
export async function takeSession(context: Context, tx: Tx, session: Stripe.Checkout.Session): Promise<Outcome> {
  const requestId = session.metadata?.requestId ?? session.client_reference_id;
  const locked = requestId ? await lockRequest(tx, requestId) : undefined;
  if (!locked) return 'UNRELATED';
  const { request } = locked;
  if (!isOf(request, session)) return 'MISMATCH';
  if (session.payment_status !== 'paid') {
    if (session.status !== 'expired') return 'WAITING';
    await close(tx, request);
    return 'CLOSED';
  }
  const paymentIntent = idOf(session.payment_intent);
  if (paymentIntent === null) return 'MISMATCH';
  await tx
    .updateTable('upgrade_requests')
    .set({ payment_intent: paymentIntent })
    .where('id', '=', request.id)
    .execute();
  const isNew = await book(context, tx, locked, { kind: 'PAID', objectId: paymentIntent, amount: request.amount });
  return isNew ? 'BOOKED' : 'KNOWN';
}

async function close(tx: Tx, { id }: UpgradeRequestRow): Promise<void> {
  const open = tx.updateTable('upgrade_requests').set({ state: 'CLOSED' }).where('id', '=', id);
  await open.where('state', '=', 'OPEN').execute();
}

/** A charge reports the sum of all its refunds: only the new part is booked (R-refund). */
async function takeRefund(context: Context, tx: Tx, charge: Stripe.Charge): Promise<Outcome> {
  const requestId = charge.metadata.requestId;
  const locked = requestId ? await lockRequest(tx, requestId) : undefined;
  if (!locked) return 'UNRELATED';
  if (charge.currency !== locked.request.currency.toLowerCase()) return 'MISMATCH';
  const booked = await tx
    .selectFrom('payments')
    .select('amount')
    .where('request_id', '=', locked.request.id)
    .where('kind', '=', 'REFUNDED')
    .execute();
  const before = -booked.reduce((sum, { amount }) => sum + amount, 0);
  const amount = before - charge.amount_refunded;
  if (amount >= 0) return 'KNOWN';
  const objectId = `${charge.id}:${charge.amount_refunded}`;
  return (await book(context, tx, locked, { kind: 'REFUNDED', objectId, amount })) ? 'BOOKED' : 'KNOWN';
}

/** @throws AppError 409 when the event of its payment may come later: then the provider sends this one again */
async function takeDispute(
  context: Context,
  tx: Tx,
  dispute: Stripe.Dispute,
  event: { kind: 'DISPUTED' | 'DISPUTE_WON'; created: number },
): Promise<Outcome> {
  const found = await tx
    .selectFrom('upgrade_requests')
    .select('id')
    .where('payment_intent', '=', idOf(dispute.payment_intent))
    .executeTakeFirst();
  const locked = found && (await lockRequest(tx, found.id));
  if (!locked) {
    if (event.created > Date.now() / 1000 - EARLY_SECONDS) throw new AppError('E.payment.early');
    return 'UNRELATED';
  }
  const { id: objectId, amount } = dispute;
  const isTaken = await book(context, tx, locked, { kind: 'DISPUTED', objectId, amount: -amount });
  if (event.kind === 'DISPUTED') return isTaken ? 'BOOKED' : 'KNOWN';
  // Money that comes back was taken before, whether or not that has been reported yet.
  return (await book(context, tx, locked, { kind: 'DISPUTE_WON', objectId, amount })) ? 'BOOKED' : 'KNOWN';
}

async function take(context: Context, tx: Tx, event: Stripe.Event): Promise<Outcome> {
  const { created } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return takeSession(context, tx, event.data.object);
    case 'charge.refunded':
      return takeRefund(context, tx, event.data.object);
    case 'charge.dispute.created':
      return takeDispute(context, tx, event.data.object, { kind: 'DISPUTED', created });
    case 'charge.dispute.closed':
      if (event.data.object.status !== 'won') return 'UNRELATED';
      return takeDispute(context, tx, event.data.object, { kind: 'DISPUTE_WON', created });
    default:
      return 'UNRELATED';
  }
}

/** @returns the event in a body, with its signature checked @throws AppError 400 */
async function readEvent(gateway: Gateway, body: Buffer, signature: string): Promise<Stripe.Event> {
  const { default: StripeClient } = await import('stripe');
  try {
    return StripeClient.webhooks.constructEvent(body, signature, gateway.webhookSecret, TOLERANCE_SECONDS);
  } catch {
    throw new AppError('E.payment.signature');
  }
}

/**
 * Handles one event of the payment provider; a second time it changes nothing.
 * @param body the bytes as they came
 * @returns its result
 * @throws AppError 400 for a signature that is too old or not the provider's, 409 for an event that comes before its payment
 */
export async function takeEvent(context: Context, gateway: Gateway, body: Buffer, signature: string): Promise<Outcome> {
  const event = await readEvent(gateway, body, signature);
  return context.db.transaction().execute(async (tx) => {
    const received = await tx
      .insertInto('payment_events')
      .values({ id: event.id, type: event.type, outcome: 'TAKEN', received_at: context.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (received.numInsertedOrUpdatedRows !== 1n) return 'KNOWN';
    const outcome = event.livemode === gateway.livemode ? await take(context, tx, event) : 'OTHER_MODE';
    await tx.updateTable('payment_events').set({ outcome }).where('id', '=', event.id).execute();
    return outcome;
  });
}
