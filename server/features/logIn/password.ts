import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { normalizeAddress } from '../people/addresses.ts';
import { verifyPassword } from '../session/passwords.ts';
import { findCredentials, type LogIn } from '../session/repository.ts';
import { consumeTry, forgetLogins } from './tries.ts';

/**
 * The account of an address or phone number and its password. Whatever exists, one password is checked (R-log-in).
 * @param from the caller's network address
 * @throws AppError 400 `invalid_grant` when they do not belong together, 429 after too many tries
 */
export async function accountByPassword(
  context: Context,
  username: string,
  password: string,
  from: string,
): Promise<LogIn> {
  const address = normalizeAddress(username);
  await consumeTry(context, address, from);
  const account = await findCredentials(context.db, address);
  const isRight = await verifyPassword(password, account?.password_hash ?? null);
  if (!account || !isRight) throw new AppError('invalid_grant');
  await forgetLogins(context, address, from);
  return { userId: account.id, provider: null, passwordHash: account.password_hash };
}
