import { invitationPath } from '../../../../shared/routes/invitation.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { hashToken, newAcceptancePassword, newToken } from '../../../ids.ts';
import { derivedToken } from '../../../mail/replyKey.ts';
import type { Once } from '../../../plugins/once.ts';

/** What a page of an invitee is made for. */
interface PageOf {
  inviteeId: string;
  /** Whether it proves nothing about the mailbox. */
  secured: boolean;
  /** Of the call it is the answer to: under its key the answer is the same each time (R-once). */
  once: Once | null;
}

/** @returns a token for a page that is open already; only its hash is kept */
export async function newPageToken(context: Context, tx: Tx, page: PageOf): Promise<string> {
  const { inviteeId, secured, once } = page;
  const token = once ? await derivedToken(tx, `${inviteeId} ${once.key}`) : newToken();
  await tx
    .insertInto('invitee_links')
    .values({
      token_hash: hashToken(token),
      invitee_id: inviteeId,
      password_hash: null,
      secured,
      created_at: context.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return token;
}

/** @returns the address of a new link into a game, good for one mailbox; only hashes of its secrets are kept */
export async function newInviteeLink(context: Context, tx: Tx, gameId: string, inviteeId: string): Promise<string> {
  const token = newToken();
  const password = newAcceptancePassword();
  await tx
    .insertInto('invitee_links')
    .values({
      token_hash: hashToken(token),
      invitee_id: inviteeId,
      password_hash: hashToken(password),
      created_at: context.clock.now(),
    })
    .execute();
  return `${context.config.publicUrl}${invitationPath({ gameId, password, token })}`;
}
