import { addMinutes } from 'date-fns/addMinutes';
import type { Context } from '../../context.ts';
import { hashToken, newToken } from '../../ids.ts';

/** A nonce is good once, for so long (R-id-token). */
const NONCE_MINUTES = 10;

/** @returns a nonce for an ID token to carry, and how many seconds it is good */
export async function giveNonce({ db, clock }: Context): Promise<{ nonce: string; expires_in: number }> {
  const nonce = newToken();
  await db
    .insertInto('login_nonces')
    .values({ nonce_hash: hashToken(nonce), expires_at: addMinutes(clock.now(), NONCE_MINUTES) })
    .execute();
  return { nonce, expires_in: NONCE_MINUTES * 60 };
}

/** @returns whether it was one of ours, unused and not too old; it is used up now */
export async function consumeNonce({ db, clock }: Context, nonce: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('login_nonces')
    .where('nonce_hash', '=', hashToken(nonce))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return spent.numDeletedRows === 1n;
}
