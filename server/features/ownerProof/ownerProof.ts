import { subMinutes } from 'date-fns/subMinutes';
import type { FastifyRequest } from 'fastify';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { Proof } from '../../../shared/contract/schemas/proof.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { hashToken } from '../../ids.ts';
import { bearerOf, userIdOf, type Viewer } from '../../plugins/auth.ts';
import { consumeLimit, forgetLimit, LIMITS } from '../../plugins/limits.ts';
import { findUser, lockUser } from '../people/repository.ts';
import { verifyPassword } from '../session/passwords.ts';
import { findFactor, passSecondStep } from '../session/secondFactor.ts';
import { findReachable, tryProofCode } from './proofCode.ts';

/** How many minutes a log-in by a provider or a passkey counts as a proof: it can be repeated after that. */
const FRESH_MINUTES = 5;

/** A request for something only the owner may do: the session, and the person's proof. */
export interface Asking {
  userId: string;
  token: string;
  proof: Proof;
}

/** @returns the request of a call whose body is, or holds, a proof */
export const askingOf = (call: { viewer: Viewer | null; body: Proof; request: FastifyRequest }): Asking => ({
  userId: userIdOf(call.viewer),
  token: bearerOf(call.request) ?? '',
  proof: call.body,
});

/** What the proof is based on; it must not have changed when the proof is used. */
export interface OwnerProof {
  passwordHash: string | null;
  /** The hash of the given code; null without a code. */
  codeHash: string | null;
}

/**
 * @returns whether the session has just been opened by a passkey or, without a password, by a provider who has just asked
 * the person who they are. A provider who does not say when it asked counts only for people without another proof
 */
async function isFresh({ db, clock }: Context, token: string, user: UserRow): Promise<boolean> {
  const since = subMinutes(clock.now(), FRESH_MINUTES);
  const session = await db
    .selectFrom('sessions')
    .select(['provider', 'provider_asked_at', 'passkey_id'])
    .where('token_hash', '=', hashToken(token))
    .where('created_at', '>', since)
    .executeTakeFirst();
  if (!session) return false;
  if (session.passkey_id !== null) return true;
  if (user.password_hash !== null || session.provider === null) return false;
  if (session.provider_asked_at !== null) return session.provider_asked_at > since;
  return !(await findReachable(db, user.id));
}

/** @returns the ways in which the owner of an account can prove who they are, for the refusal */
export async function neededProof(db: Queryable, user: UserRow): Promise<Pick<ErrorData, 'proof' | 'factor'>> {
  if (user.password_hash === null) return { proof: (await findReachable(db, user.id)) ? 'code' : 'logIn' };
  return (await findFactor(db, user.id)) ? { proof: 'password', factor: true } : { proof: 'password' };
}

/**
 * The one place that decides whether the owner of an account is asking, and not another person with one of their sessions
 * (R-proof). It takes the password, with the second step where that is on, or a passkey used some minutes ago. Without a
 * password it takes a log-in at a provider some minutes ago, or a code sent to the main address. A try counts before it is
 * checked, and outside of any transaction, so that refused tries count as well.
 * @returns what `holdProof` needs in the transaction that does the work
 * @throws AppError 422 for no proof, with the one that is needed, and for a wrong one, 409 for a code that is not valid any
 * more, 429 after too many tries, 401 when the account is gone
 */
export async function proveOwner(context: Context, { userId, token, proof }: Asking): Promise<OwnerProof> {
  const { currentPassword = '', proofCode = '', factorCode = '' } = proof;
  const user = await findUser(context.db, userId);
  if (!user) throw new AppError('E.auth.required');
  const { password_hash: passwordHash } = user;
  if (await isFresh(context, token, user)) return { passwordHash, codeHash: null };
  const needed = await neededProof(context.db, user);
  if ((passwordHash === null ? proofCode : currentPassword) === '' || (needed.factor && factorCode === '')) {
    throw new AppError('E.proof.required', needed);
  }
  await consumeLimit(context, LIMITS.currentPassword, userId);
  const codeHash = passwordHash === null ? await tryProofCode(context, userId, proofCode) : null;
  if (passwordHash !== null && !(await verifyPassword(currentPassword, passwordHash))) {
    throw new AppError('E.password.current');
  }
  // After the password, because a right code is used up.
  if (passwordHash !== null) await passSecondStep(context, userId, factorCode);
  await forgetLimit(context, LIMITS.currentPassword, userId);
  return { passwordHash, codeHash };
}

/**
 * Uses a proof up. The password or the code it is based on may have been replaced since it was checked.
 * @param user the current row, locked
 */
export async function holdProof(tx: Tx, user: UserRow, { passwordHash, codeHash }: OwnerProof): Promise<void> {
  const isSame = user.password_hash === passwordHash;
  if (!isSame) throw new AppError('E.proof.required', await neededProof(tx, user));
  if (codeHash === null) return;
  const used = await tx
    .deleteFrom('proof_codes')
    .where('user_id', '=', user.id)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  if (used.numDeletedRows !== 1n) throw new AppError('E.code.used');
}

/**
 * Does something only the owner may do, with the account locked.
 * @throws AppError as proveOwner() does, and everything the work throws
 */
export async function asOwner<T>(
  context: Context,
  asking: Asking,
  work: (tx: Tx, user: UserRow) => Promise<T>,
): Promise<T> {
  return withProof(context, asking, await proveOwner(context, asking), work);
}

/**
 * As asOwner(), after proveOwner(): slow work is done between them, only for the owner, and without a lock on the
 * account.
 */
export async function withProof<T>(
  context: Context,
  asking: Asking,
  proof: OwnerProof,
  work: (tx: Tx, user: UserRow) => Promise<T>,
): Promise<T> {
  return context.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, asking.userId);
    if (!user) throw new AppError('E.auth.required');
    await holdProof(tx, user, proof);
    return work(tx, user);
  });
}
