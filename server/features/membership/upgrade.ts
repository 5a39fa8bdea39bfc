import { subMinutes } from 'date-fns/subMinutes';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { requestUpgrade } from '../../../shared/contract/member.ts';
import type { Upgrade } from '../../../shared/contract/schemas/member.ts';
import { BALLS_CURRENCY, isSelectable, type Plan } from '../../../shared/domain/membership/membership.ts';
import { paymentPath } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { UpgradeRequestRow, UserRow } from '../../db/tables.ts';
import { newId } from '../../ids.ts';
import type { Gateway } from '../../payments/gateway.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { lockUser } from '../people/repository.ts';
import { planTitle, provedMail } from './emails.ts';
import { sumOf } from './ledger.ts';
import { findMembership } from './membership.ts';
import { takeSession } from './webhook.ts';

/** A second click, or a second tab, within this time gets the payment that the first has begun (R-money-request). */
const SAME_MINUTES = 30;

/**
 * Checks the purchases, under the buyer's lock. @throws AppError 409 for a plan they have already, or that would never begin
 */
export async function checkSelectable(
  tx: Tx,
  userId: string,
  plan: Parameters<typeof isSelectable>[0],
  now: Date,
): Promise<void> {
  const membership = await findMembership(tx, userId, now);
  if (!isSelectable(plan, membership, now.getTime())) throw new AppError('E.plan.current');
}

/** @returns the buyer, locked @throws AppError 409 for a plan they have already, or that would never begin */
export async function lockBuyer(tx: Tx, userId: string, plan: Plan, now: Date): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('E.auth.required');
  await checkSelectable(tx, userId, plan, now);
  return user;
}

/** @returns an open request for the same plan at the same price, or a new one */
async function findOrAdd(context: Context, userId: string, plan: Plan): Promise<UpgradeRequestRow> {
  const { clock, config } = context;
  const now = clock.now();
  return context.db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId, plan, now);
    const wanted = { level: plan.level, months: plan.period, currency: config.currency, amount: plan.amountMinor };
    const open = await tx
      .selectFrom('upgrade_requests')
      .selectAll()
      .where('user_id', '=', userId)
      .where('state', '=', 'OPEN')
      .where('created_at', '>', subMinutes(now, SAME_MINUTES))
      .where((request) => request.and(wanted))
      .executeTakeFirst();
    if (open) return open;
    await consumeLimit({ db: tx, clock }, LIMITS.upgrades, userId);
    return tx
      .insertInto('upgrade_requests')
      .values({ id: newId(), user_id: userId, ...wanted, state: 'OPEN', created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * Begins a payment by card.
 * @throws AppError 409 for the current plan, 422 where money is not taken, 503 while the payment provider is away
 */
export async function requestMoney(
  context: Context,
  userId: string,
  plan: Plan,
): Promise<ResponseOf<typeof requestUpgrade>> {
  const { db, payments, config } = context;
  if (!payments) throw new AppError('E.payment.notOffered');
  const request = await findOrAdd(context, userId, plan);
  if (request.session_id === null) {
    const user = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirstOrThrow();
    const sessionId = await payments.createSession({
      requestId: request.id,
      planId: plan.id,
      title: planTitle(user.language, request),
      amount: request.amount,
      currency: request.currency,
      email: await provedMail(db, userId),
    });
    await db.updateTable('upgrade_requests').set({ session_id: sessionId }).where('id', '=', request.id).execute();
  }
  return { requestId: request.id, paymentUrl: `${config.publicUrl}${paymentPath(request.id)}` };
}

/** Asks the provider about a payment without an event so far. @returns what its part of the page starts with */
async function askProvider(context: Context, payments: Gateway, request: UpgradeRequestRow): Promise<string | null> {
  if (request.state !== 'OPEN' || request.session_id === null) return null;
  const session = await payments.findSession(request.session_id);
  if (!session) return null;
  if (session.status !== 'open') await context.db.transaction().execute((tx) => takeSession(context, tx, session));
  return session.status === 'open' ? session.client_secret : null;
}

/** @throws AppError 404 for somebody else's request, 503 while the payment provider is away */
export async function serializeUpgrade(context: Context, userId: string, requestId: string): Promise<Upgrade> {
  const { db, payments } = context;
  const find = () =>
    db
      .selectFrom('upgrade_requests')
      .selectAll()
      .where('id', '=', requestId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
  const before = await find();
  if (!before) throw new AppError('E.notFound');
  const clientSecret = payments && (await askProvider(context, payments, before));
  const request = (await find()) ?? before;
  const isBalls = request.currency === BALLS_CURRENCY;
  const isReturned = request.state === 'DONE' && !isBalls && (await sumOf(db, request.id)) <= 0;
  return {
    requestId: request.id,
    status: isReturned ? 'REFUNDED' : request.state,
    membershipLevel: request.level,
    period: request.months,
    amount: isBalls ? request.amount : request.amount / 100,
    currency: request.currency,
    payment: isBalls ? null : (payments?.kind ?? null),
    publishableKey: payments?.publishableKey ?? null,
    clientSecret,
  };
}
