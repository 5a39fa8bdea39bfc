import { sql } from 'kysely';
import { BALLS_CURRENCY } from '../../../shared/domain/membership/membership.ts';
import type { Tx } from '../../db/database.ts';
import { hashToken } from '../../ids.ts';

/**
 * Ends whatever lets somebody into an account, or acts for it, beside its password, its second step, its passkeys and
 * its log-ins elsewhere: sessions (and with them their live streams), tickets of the desktop app, links that set a new
 * password, returns from Apple, codes, second steps and passkeys under way, its known origins,
 * the address of the calendar (R-access-ends). The account is locked by the caller.
 * @param except token of the session that goes on; null when none does
 */
export async function endAccess(tx: Tx, userId: string, except: string | null): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== null, (query) => query.where('token_hash', '<>', hashToken(except ?? '')))
    .execute();
  if (except === null) await tx.deleteFrom('known_origins').where('user_id', '=', userId).execute();
  await tx.deleteFrom('login_tickets').where('user_id', '=', userId).execute();
  await tx.deleteFrom('proof_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).where('confirmed_at', 'is', null).execute();
  await sql`delete from link_tokens where kind = 'resetPassword'
    and address_id in (select id from user_addresses where user_id = ${userId})`.execute(tx);
  await sql`delete from apple_returns using identities where identities.user_id = ${userId}
    and identities.provider = person->>'provider' and identities.subject = person->>'subject'`.execute(tx);
  await tx
    .updateTable('upgrade_requests')
    .set({ state: 'CLOSED', code_hash: null })
    .where('user_id', '=', userId)
    .where('currency', '=', BALLS_CURRENCY)
    .where('state', '=', 'OPEN')
    .execute();
  await tx.updateTable('users').set({ calendar_token: null }).where('id', '=', userId).execute();
}
