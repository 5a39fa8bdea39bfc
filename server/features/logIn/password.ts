import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { normalizeAddress } from '../people/addresses.ts';
import { verifyPassword } from '../session/passwords.ts';
import { findCredentials, type LogIn } from '../session/repository.ts';
import { passSecondStep } from '../session/secondFactor.ts';
import { consumeTry, forgetLogins } from './tries.ts';

/** What somebody who logs in has typed. */
export interface Credentials {
  username: string;
  password: string;
  /** Of the second step; empty where it was not asked for yet. */
  code: string;
}

/**
 * The account of an address or phone number, its password, and its second step where that is on. Whatever exists, one
 * password is checked (R-log-in), and nothing is said of the second step before it was right (R-factor). A right
 * password alone wipes no tries.
 * @param from the caller's network address
 * @throws AppError 400 `invalid_grant` when they do not belong together, 403 when a code is needed, 422 and 409 for one
 * that is not taken, 429 after too many tries
 */
export async function accountByPassword(
  context: Context,
  { username, password, code }: Credentials,
  from: string,
): Promise<LogIn> {
  const address = normalizeAddress(username);
  await consumeTry(context, address, from);
  const account = await findCredentials(context.db, address);
  const isRight = await verifyPassword(password, account?.password_hash ?? null);
  if (!account || !isRight) throw new AppError('invalid_grant');
  await passSecondStep(context, account.id, code);
  await forgetLogins(context, address, from);
  return { userId: account.id, provider: null, passwordHash: account.password_hash };
}
