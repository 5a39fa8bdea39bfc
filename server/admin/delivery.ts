import type { Context } from '../context.ts';
import { commandLine } from '../features/operator/acting.ts';
import { findRefused, markAddress } from '../features/operator/delivery.ts';
import { AdminError } from './adminError.ts';

/** @returns the addresses that the mail server refused, the newest first */
export async function listUndeliverable({ db }: Context): Promise<string[]> {
  const rows = await findRefused(db);
  if (rows.length === 0) return ['The mail server has refused no address in the last 30 days.'];
  return rows.map(({ recipient, created_at }) => `${created_at.toISOString().slice(0, 10)}  ${recipient}`);
}

/** @throws AdminError when nobody waits for an answer from this address */
export async function markUndeliverable(context: Context, address: string): Promise<string[]> {
  const count = await markAddress(context, commandLine(context), address);
  if (count === 0) throw new AdminError(`No unanswered invitation went to ${address}.`);
  return [`${count} invitations to ${address} are marked as not delivered.`];
}
