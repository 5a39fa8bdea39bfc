import { addMinutes } from 'date-fns/addMinutes';
import type { BodyOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { confirmUpgrade, requestUpgrade } from '../../../shared/contract/member.ts';
import { BALLS_CURRENCY, type Plan } from '../../../shared/domain/membership/membership.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { newId, newSixDigits } from '../../ids.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { ballsOf } from '../friends/balls.ts';
import { hashPassword, verifyPassword } from '../session/passwords.ts';
import { provedReach, refuseUnproved, sendBallsCode, sendReceipt } from './emails.ts';
import { addPurchase, lockRequest } from './ledger.ts';
import { settleMembership } from './membership.ts';
import { checkSelectable, lockBuyer } from './upgrade.ts';

/** A code works once, for this many minutes and tries, and only the newest one (R-balls-payment). */
const CODE_MINUTES = 10;
const CODE_TRIES = 5;

/** @throws AppError 409 with the balls that are needed and the balls there are */
async function checkBalls(db: Queryable, userId: string, required: number): Promise<void> {
  const { current } = await ballsOf(db, userId);
  if (current < required) throw new AppError('E.balls.few', { required, current });
}

/**
 * Sends the code that pays a plan in balls; the previous code becomes invalid.
 * @throws AppError 409 with too few balls or for the current plan, 422 without a proved address or phone, 429 after five codes
 */
export async function requestBalls(
  context: Context,
  userId: string,
  plan: Plan,
): Promise<ResponseOf<typeof requestUpgrade>> {
  const code = newSixDigits();
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const user = await lockBuyer(tx, userId, plan, now);
    await checkBalls(tx, userId, plan.balls);
    const to = (await provedReach(context, tx, userId)) ?? (await refuseUnproved(context, tx, userId));
    await consumeLimit({ db: tx, clock: context.clock }, LIMITS.ballsCode, userId);
    // Six digits are guessed at once from a fast hash; with this kind, cracking a stolen one takes longer than its ten minutes.
    const codeHash = await hashPassword(code);
    await tx
      .updateTable('upgrade_requests')
      .set({ state: 'CLOSED' })
      .where('user_id', '=', userId)
      .where('currency', '=', BALLS_CURRENCY)
      .where('state', '=', 'OPEN')
      .execute();
    const request = await tx
      .insertInto('upgrade_requests')
      .values({
        id: newId(),
        user_id: userId,
        level: plan.level,
        months: plan.period,
        currency: BALLS_CURRENCY,
        amount: plan.balls,
        state: 'OPEN',
        code_hash: codeHash,
        code_expires_at: addMinutes(now, CODE_MINUTES),
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await sendBallsCode(context, tx, user, request, { to, code, minutes: CODE_MINUTES });
    return { requestId: request.id, otpRequired: true };
  });
}

/** @returns the request whose code is tried: the named one, else the newest one paid in balls */
async function findTried(context: Context, userId: string, requestId: string | undefined): Promise<string | undefined> {
  const found = await context.db
    .selectFrom('upgrade_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('currency', '=', BALLS_CURRENCY)
    .$if(requestId !== undefined, (query) => query.where('id', '=', requestId ?? ''))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/**
 * Spends the balls and changes the membership, in one transaction; the same code a second time changes nothing. A try
 * counts before it is checked, so that tries at the same moment can't exceed their number.
 * @throws AppError 422 for a wrong code, 409 for one that is used up, replaced or too old, and with too few balls
 */
export async function confirmBalls(
  context: Context,
  userId: string,
  { requestId, password }: BodyOf<typeof confirmUpgrade>,
): Promise<void> {
  const id = await findTried(context, userId, requestId);
  const tried =
    id &&
    (await context.db
      .updateTable('upgrade_requests')
      .set(({ eb }) => ({ code_tries: eb('code_tries', '+', 1) }))
      .where('id', '=', id)
      .where('state', '<>', 'CLOSED')
      .where('code_tries', '<', CODE_TRIES)
      .where('code_expires_at', '>', context.clock.now())
      .returning(['code_hash', 'code_tries'])
      .executeTakeFirst());
  if (!tried) throw new AppError('E.code.used');
  if (!(await verifyPassword(password, tried.code_hash))) {
    throw new AppError('E.code.wrong', { left: CODE_TRIES - tried.code_tries });
  }
  await context.db.transaction().execute((tx) => spendBalls(context, tx, id));
}

async function spendBalls(context: Context, tx: Tx, requestId: string): Promise<void> {
  const locked = await lockRequest(tx, requestId);
  if (!locked || locked.request.state === 'CLOSED') throw new AppError('E.code.used');
  const { request, user } = locked;
  if (request.state === 'DONE') return;
  const now = context.clock.now();
  // A plan that was paid by card meanwhile is not bought again.
  await checkSelectable(tx, user.id, { level: request.level, period: request.months }, now);
  await checkBalls(tx, user.id, request.amount);
  await tx
    .insertInto('ball_entries')
    .values({
      id: newId(),
      user_id: user.id,
      amount: -request.amount,
      reason: 'PLAN',
      cause: request.id,
      created_at: now,
    })
    .execute();
  await tx.updateTable('upgrade_requests').set({ state: 'DONE' }).where('id', '=', request.id).execute();
  await addPurchase(tx, request, now);
  const membership = await settleMembership(tx, user.id, now);
  await sendReceipt(context, tx, user, request, membership);
}
