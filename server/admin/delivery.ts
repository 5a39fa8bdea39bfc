import type { Context } from '../context.ts';
import { refreshPages } from '../features/game/refreshPages.ts';
import { normalizeAddress } from '../features/people/addresses.ts';
import { AdminError } from './adminError.ts';

/** @returns the addresses that the mail server refused, the newest first */
export async function listUndeliverable({ db }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['recipient', 'created_at'])
    .where('state', '=', 'FAILED')
    .orderBy('ord', 'desc')
    .limit(100)
    .execute();
  if (rows.length === 0) return ['The mail server has refused no address in the last 30 days.'];
  return rows.map(({ recipient, created_at }) => `${created_at.toISOString().slice(0, 10)}  ${recipient}`);
}

/**
 * A mail came back later: organisers see that the invitation did not arrive.
 * @throws AdminError when nobody waits for an answer from this address
 */
export async function markUndeliverable({ db }: Context, address: string): Promise<string[]> {
  const email = normalizeAddress(address);
  const people = db
    .selectFrom('user_addresses')
    .select('user_id')
    .where('address', '=', email)
    .where('validated_at', 'is not', null)
    .union(db.selectFrom('users').select('id as user_id').where('contact_email', '=', email));
  const marked = await db
    .updateTable('invitees')
    .set({ status: 'UNDELIVERABLE', delivery_problem: null })
    .where((where) => where.or([where('email', '=', email), where('user_id', 'in', people)]))
    .where('status', 'in', ['PENDING', 'SENT'])
    .returning('game_id')
    .execute();
  if (marked.length === 0) throw new AdminError(`No unanswered invitation went to ${address}.`);
  for (const { game_id } of marked) await refreshPages(db, game_id);
  return [`${marked.length} invitations to ${address} are marked as not delivered.`];
}
