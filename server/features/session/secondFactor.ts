import { BRAND } from '../../../shared/brand.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { readRecoveryCode } from '../../ids.ts';
import { consumeLimit, forgetLimit, LIMITS } from '../../plugins/limits.ts';
import { findUser } from '../people/repository.ts';
import { notifyOfLogIn } from './logInEmail.ts';
import { verifyPassword } from './passwords.ts';

/** How many milliseconds a code is valid, with as long before and after (R-factor-code). */
const STEP_MS = 30_000;
const SIX_DIGITS = /^\d{6}$/;

/** @returns an object that makes and reads the codes of a secret; the library is loaded at the first use */
export async function authenticator(secret: string, label = '') {
  const { Secret, TOTP } = await import('otpauth');
  return new TOTP({ issuer: BRAND.name, label, secret: Secret.fromBase32(secret), period: STEP_MS / 1000, digits: 6 });
}

/** @returns which half minute since 1970 a code belongs to; null for one that is wrong now */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | null> {
  const timestamp = now.getTime();
  const delta = (await authenticator(secret)).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta;
}

/** @returns since when log-ins of an account by password have a second step; null where they have none */
export async function findFactor(
  db: Queryable,
  userId: string,
): Promise<{ secret: string; confirmed_at: Date } | null> {
  const found = await db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .$narrowType<{ confirmed_at: Date }>()
    .executeTakeFirst();
  return found ?? null;
}

/** Spaces in a typed code are ignored. */
const isSixDigits = (code: string) => SIX_DIGITS.test(code.replaceAll(' ', ''));

async function consumeSixDigits(context: Context, userId: string, secret: string, code: string): Promise<void> {
  await consumeLimit(context, LIMITS.loginFactor, userId);
  const step = await stepOf(secret, code.replaceAll(' ', ''), context.clock.now());
  if (step === null) throw new AppError('E.code.wrong');
  const used = await context.db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) throw new AppError('E.code.used');
  await forgetLimit(context, LIMITS.loginFactor, userId);
}

/** @returns whether the six digits are those of the account's app; this does not use them up */
export async function isCodeNow({ db, clock }: Context, userId: string, code: string): Promise<boolean> {
  const factor = await findFactor(db, userId);
  return (
    factor !== null &&
    isSixDigits(code) &&
    (await stepOf(factor.secret, code.replaceAll(' ', ''), clock.now())) !== null
  );
}

async function findRecoveryCode(db: Queryable, userId: string, code: string): Promise<string | null> {
  const typed = readRecoveryCode(code);
  const left = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
  for (const { code_hash } of left) if (await verifyPassword(typed, code_hash)) return code_hash;
  return null;
}

/**
 * No limit of its own: 53 bits can't be guessed by asking, and using up the tries for six digits must not lock the owner out.
 */
async function consumeRecoveryCode(context: Context, userId: string, code: string): Promise<void> {
  const found = await findRecoveryCode(context.db, userId, code);
  if (found === null) throw new AppError('E.code.wrong');
  await context.db.transaction().execute(async (tx) => {
    const used = await tx
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', found)
      .executeTakeFirst();
    if (used.numDeletedRows !== 1n) throw new AppError('E.code.wrong');
    const user = await findUser(tx, userId);
    if (user) await notifyOfLogIn(context, tx, user, 'recovery');
  });
}

/**
 * The second step of a user whose password was right: the six digits of their app, or a recovery code; each works once,
 * even with two requests at the same moment (R-factor-code). Does nothing where the second step is off.
 * @throws AppError 403 for no code, 422 for a wrong one, 409 for one that was used, 429 after too many tries
 */
export async function passSecondStep(context: Context, userId: string, code: string): Promise<void> {
  const factor = await findFactor(context.db, userId);
  if (!factor) return;
  if (code === '') throw new AppError('E.factor.required');
  if (isSixDigits(code)) await consumeSixDigits(context, userId, factor.secret, code);
  else await consumeRecoveryCode(context, userId, code);
}

/** Removes the second step and all passkeys from an account, and ends the sessions that these have opened. */
export async function dropFactors(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}
