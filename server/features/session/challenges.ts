import { randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { hashToken } from '../../ids.ts';

/** A challenge works once, for this many minutes (R-passkey). */
const CHALLENGE_MINUTES = 5;
export const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000;

/** @returns the site for which a passkey is made: it works at this address and at no other */
export function relyingParty({ publicUrl }: Config): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
}

/** @param userId the user who adds a passkey; null for a log-in */
export async function giveChallenge({ db, clock }: Context, userId: string | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      user_id: userId,
      expires_at: addMinutes(clock.now(), CHALLENGE_MINUTES),
    })
    .execute();
  return challenge;
}

/** @returns whether it was given out for this, is unused and not too old; it is used up now */
export async function consumeChallenge(
  { db, clock }: Context,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}
