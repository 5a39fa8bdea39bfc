import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import type { Network } from '../../plugins/network.ts';
import { normalizeAddress } from '../people/repository.ts';
import { isKnownOrigin } from '../session/logInEmail.ts';
import { verifyPassword } from '../session/passwords.ts';
import { findCredentials, type LogIn } from '../session/repository.ts';
import { isCodeNow, passSecondStep } from '../session/secondFactor.ts';
import { consumeTry, forgetLogins } from './tries.ts';

/** What a person has typed to log in. */
export interface Credentials {
  username: string;
  password: string;
  /** The code of the second step; empty where it was not asked for yet. */
  code: string;
}

/**
 * The account of an address or phone number, its password, and its second step where that is on. One password is checked even
 * if there is no account (R-log-in), and the second step is not mentioned before the password was right (R-factor). A right
 * password alone does not clear the tries.
 * @param networks of the caller
 * @param origins where the caller is: mark of the device, and line of the network
 * @throws AppError 400 `invalid_grant` when they do not belong together, 403 when a code is needed, 422 and 409 for one
 * that is not accepted, 429 after too many tries
 */
export async function accountByPassword(
  context: Context,
  { username, password, code }: Credentials,
  networks: readonly Network[],
  origins: string[],
): Promise<LogIn> {
  const address = normalizeAddress(username);
  await consumeTry(context, address, networks);
  const account = await findCredentials(context.db, address);
  await slowStrangers(context, address, account?.id ?? '', code, origins);
  const isRight = await verifyPassword(password, account?.password_hash ?? null);
  if (!account || !isRight) throw new AppError('invalid_grant');
  await passSecondStep(context, account.id, code);
  await forgetLogins(context, address, networks);
  return { userId: account.id, provider: null, passwordHash: account.password_hash };
}

/**
 * Guessing from many networks is limited by account as well, but never for its owner (R-limits-guessing): they pass from an
 * origin where they have logged in before, or with the code of their app.
 * @throws AppError 429 when the account had its tries of this hour from elsewhere
 */
async function slowStrangers(
  context: Context,
  address: string,
  userId: string,
  code: string,
  origins: string[],
): Promise<void> {
  if (await isKnownOrigin(context.db, userId, origins, context.clock.now())) return;
  try {
    await consumeLimit(context, LIMITS.loginByAccount, address);
  } catch (error) {
    if (code !== '' && (await isCodeNow(context, userId, code))) return;
    throw error instanceof AppError ? new AppError('E.login.guessed', error.data, error.limit) : error;
  }
}
