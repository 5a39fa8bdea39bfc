import type { Context } from '../context.ts';
import { closeAccount, factorOff, LINK_MINUTES, openAccount, resetLogIn } from '../features/operator/accounts.ts';
import { commandLine } from '../features/operator/acting.ts';
import { accountOfAddress } from '../features/operator/findAccounts.ts';
import { AdminError } from './adminError.ts';

/** @throws AdminError when no account has this address */
async function accountOf({ db }: Context, address: string): Promise<{ id: string; addressId: string }> {
  const found = await accountOfAddress(db, address);
  if (!found) throw new AdminError(`No account has the address ${address}.`);
  return found;
}

/** @returns lines for the operator, with the link that sets a new password */
export async function printReset(context: Context, address: string): Promise<string[]> {
  const link = await resetLogIn(context, commandLine(context), await accountOf(context, address));
  return [
    `All sessions of ${address} have ended. For ${LINK_MINUTES} minutes this link sets a new password, once:`,
    link,
  ];
}

/** @returns lines for the operator */
export async function turnFactorOff(context: Context, address: string): Promise<string[]> {
  const { id } = await accountOf(context, address);
  await factorOff(context, commandLine(context), id);
  return [
    `${address} logs in with the password alone now; passkeys are removed. Make sure that it was the owner who asked.`,
  ];
}

export async function disable(context: Context, address: string): Promise<string[]> {
  const { id } = await accountOf(context, address);
  await closeAccount(context, commandLine(context), id);
  return [`${address} can no longer log in. Open matches were called off or left. "enable" opens the account again.`];
}

export async function enable(context: Context, address: string): Promise<string[]> {
  const { id } = await accountOf(context, address);
  await openAccount(context, commandLine(context), id);
  return [`${address} can log in again.`];
}
