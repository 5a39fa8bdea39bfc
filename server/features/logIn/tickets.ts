import { createHash } from 'node:crypto';
import { addSeconds } from 'date-fns/addSeconds';
import type { Device } from '../../../shared/domain/people/devices.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { hashToken, newToken } from '../../ids.ts';
import { insertSession } from '../session/repository.ts';

/** How long a ticket works: for the way from the browser to the app. */
const TICKET_SECONDS = 60;

/**
 * Hands a log-in on to the desktop app (R-desktop-log-in). The ticket travels in an address that any program could
 * read, so it is useless without the verifier, which never leaves the app.
 */
export async function giveTicket(
  { db, clock }: Context,
  { userId, token, challenge }: { userId: string; token: string; challenge: string },
): Promise<{ ticket: string; expires_in: number }> {
  const ticket = newToken();
  const session = db.selectFrom('sessions').select('created_at').where('token_hash', '=', hashToken(token));
  await db
    .insertInto('login_tickets')
    .values({
      ticket_hash: hashToken(ticket),
      user_id: userId,
      challenge,
      expires_at: addSeconds(clock.now(), TICKET_SECONDS),
      logged_in_at: session,
    })
    .execute();
  return { ticket, expires_in: TICKET_SECONDS };
}

/**
 * Opens the session that a ticket hands on. The ticket is used up in any case. A call that ends the account's access at the
 * same moment ends both, as the account is locked before the ticket (R-access-ends).
 * @returns the account
 * @throws AppError 400 `invalid_grant` for a ticket that is unknown, used or too old, or of another app
 */
export async function openByTicket(
  { db, clock }: Context,
  { ticket, verifier }: { ticket: string; verifier: string },
  token: string,
  device: Device,
): Promise<string> {
  const ticketHash = hashToken(ticket);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const now = clock.now();
  const userId = await db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('users')
      .select('id')
      .where('id', 'in', tx.selectFrom('login_tickets').select('user_id').where('ticket_hash', '=', ticketHash))
      .forShare()
      .execute();
    const used = await tx
      .deleteFrom('login_tickets')
      .where('ticket_hash', '=', ticketHash)
      .returning(['user_id', 'challenge', 'expires_at', 'logged_in_at'])
      .executeTakeFirst();
    if (!used || used.expires_at <= now || used.challenge !== challenge) return null;
    const loggedInAt = used.logged_in_at ?? now;
    await insertSession(tx, token, { userId: used.user_id, provider: null, loggedInAt }, device, now);
    return used.user_id;
  });
  if (userId === null) throw new AppError('invalid_grant');
  return userId;
}
