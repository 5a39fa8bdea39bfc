import { createHash } from 'node:crypto';
import { addSeconds } from 'date-fns/addSeconds';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { hashToken, newToken } from '../../ids.ts';

/** How long a ticket works: the way from the browser to the app. */
const TICKET_SECONDS = 60;

/**
 * Hands a log-in on to the desktop app (R-desktop-log-in): the ticket travels by an address that any program could
 * read, so it is worth nothing without the verifier, which never leaves the app.
 */
export async function giveTicket(
  { db, clock }: Context,
  userId: string,
  challenge: string,
): Promise<{ ticket: string; expires_in: number }> {
  const ticket = newToken();
  await db
    .insertInto('login_tickets')
    .values({
      ticket_hash: hashToken(ticket),
      user_id: userId,
      challenge,
      expires_at: addSeconds(clock.now(), TICKET_SECONDS),
    })
    .execute();
  return { ticket, expires_in: TICKET_SECONDS };
}

/**
 * @returns whose log-in a ticket hands on; it is used up, whatever comes of it
 * @throws AppError 400 `invalid_grant` for one that is unknown, used or too old, or of another app
 */
export async function accountByTicket({ db, clock }: Context, ticket: string, verifier: string): Promise<string> {
  const used = await db
    .deleteFrom('login_tickets')
    .where('ticket_hash', '=', hashToken(ticket))
    .returning(['user_id', 'challenge', 'expires_at'])
    .executeTakeFirst();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (!used || used.expires_at <= clock.now() || used.challenge !== challenge) throw new AppError('invalid_grant');
  return used.user_id;
}
