import { addMinutes } from 'date-fns/addMinutes';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newRecoveryCode } from '../../ids.ts';
import { consumeLimit, forgetLimit, LIMITS } from '../../plugins/limits.ts';
import { type Asking, asOwner, proveOwner, withProof } from '../ownerProof/ownerProof.ts';
import { findAddresses, lockUser } from '../people/repository.ts';
import { notifyOfLogIn } from '../session/logInEmail.ts';
import { hashPassword } from '../session/passwords.ts';
import { authenticator, findFactor, stepOf } from '../session/secondFactor.ts';

/** How long a secret waits for its first code (R-factor). */
const SETUP_MINUTES = 30;
const RECOVERY_CODES = 10;

/**
 * Creates the secret for an authenticator app; an earlier secret that was not confirmed becomes invalid (R-factor).
 * @throws AppError as proveOwner() does, 403 without a password, 409 when the second step is on
 */
export async function beginFactor(context: Context, asking: Asking): Promise<{ secret: string; uri: string }> {
  const { Secret } = await import('otpauth');
  const secret = new Secret({ size: 20 }).base32;
  return asOwner(context, asking, async (tx, user) => {
    if (user.password_hash === null) throw new AppError('E.not.allowed');
    const fresh = { secret, last_step: 0, expires_at: addMinutes(context.clock.now(), SETUP_MINUTES) };
    const begun = await tx
      .insertInto('second_factors')
      .values({ user_id: user.id, ...fresh })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(fresh).where('second_factors.confirmed_at', 'is', null),
      )
      .executeTakeFirst();
    if (begun.numInsertedOrUpdatedRows !== 1n) throw new AppError('E.code.used');
    const [main] = await findAddresses(tx, user.id);
    return { secret, uri: (await authenticator(secret, main?.address ?? user.first_name)).toString() };
  });
}

interface RecoveryCodes {
  codes: string[];
  hashes: string[];
}

/** Hashing takes time: meanwhile no account is locked. */
async function newRecoveryCodes(): Promise<RecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return { codes, hashes: await Promise.all(codes.map(hashPassword)) };
}

/** @returns the codes, which replace the previous ones */
async function storeRecoveryCodes(tx: Tx, userId: string, { codes, hashes }: RecoveryCodes): Promise<string[]> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
  return codes;
}

/**
 * Turns the second step on with a first right code, which can't be used again (R-factor).
 * @returns the recovery codes, which are stored as hashes
 * @throws AppError 422 for a wrong code, 409 when no secret waits for one, 429 after too many tries
 */
export async function turnOnFactor(context: Context, userId: string, code: string): Promise<string[]> {
  await consumeLimit(context, LIMITS.currentPassword, userId);
  const now = context.clock.now();
  const recovery = await newRecoveryCodes();
  return context.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('E.auth.required');
    const begun = await tx
      .selectFrom('second_factors')
      .select('secret')
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!begun) throw new AppError('E.code.used');
    const step = await stepOf(begun.secret, code.replaceAll(' ', ''), now);
    if (step === null) throw new AppError('E.code.wrong');
    await tx
      .updateTable('second_factors')
      .set({ confirmed_at: now, expires_at: null, last_step: step })
      .where('user_id', '=', userId)
      .execute();
    await forgetLimit({ db: tx, clock: context.clock }, LIMITS.currentPassword, userId);
    await notifyOfLogIn(context, tx, user, 'on');
    return storeRecoveryCodes(tx, userId, recovery);
  });
}

/** @throws AppError as proveOwner() does; not for a second step that is off already */
export async function turnOffFactor(context: Context, asking: Asking): Promise<void> {
  await asOwner(context, asking, async (tx, user) => {
    const gone = await tx.deleteFrom('second_factors').where('user_id', '=', user.id).executeTakeFirst();
    if (gone.numDeletedRows === 1n) await notifyOfLogIn(context, tx, user, 'off');
  });
}

/** @throws AppError as proveOwner() does, 403 where the second step is off */
export async function renewRecoveryCodes(context: Context, asking: Asking): Promise<string[]> {
  const proof = await proveOwner(context, asking);
  const recovery = await newRecoveryCodes();
  return withProof(context, asking, proof, async (tx, user) => {
    if (!(await findFactor(tx, user.id))) throw new AppError('E.not.allowed');
    await notifyOfLogIn(context, tx, user, 'codes');
    return storeRecoveryCodes(tx, user.id, recovery);
  });
}

/** @returns since when the second step is on, or null, and how many recovery codes are left */
export async function describeFactor(
  { db }: Context,
  userId: string,
): Promise<{ since: string | null; codesLeft: number }> {
  const factor = await findFactor(db, userId);
  const codes = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
  return { since: factor?.confirmed_at.toISOString() ?? null, codesLeft: codes.length };
}
