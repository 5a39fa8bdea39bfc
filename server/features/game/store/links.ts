import { invitationPath } from '../../../../shared/routes/invitation.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { hashToken, newAcceptancePassword, newToken } from '../../../ids.ts';
import { derivedToken } from '../../../mail/tokenAddress.ts';
import type { Once } from '../../../once/doOnce.ts';
import { replyAddressOf } from './tokens.ts';

/** For whom and how the page of an invitee is opened. */
interface PageOf {
  inviteeId: string;
  /** Whether it proves nothing about the mailbox. */
  secured: boolean;
  /** The key of the call that it answers: under the same key the answer is the same each time (R-once). */
  once: Once | null;
}

/** @returns a token for a page that is already open; only its hash is stored */
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

/** What the receiver of a mail can do with it. */
export interface WaysBack {
  /** Of the page. */
  url: string;
  /** Where a reply goes; null where no mailbox is read (R-mail-replies). */
  replyTo: string | null;
}

/** @returns the ways back from a mail to an invitee: a new link, and their own address for replies */
export async function newWaysBack(context: Context, tx: Tx, gameId: string, inviteeId: string): Promise<WaysBack> {
  const url = await newInviteeLink(context, tx, gameId, inviteeId);
  return { url, replyTo: await replyAddressOf(context.config, tx, inviteeId) };
}

/** @returns the address of a new link into a game, which proves one mailbox; only hashes of its secrets are stored */
async function newInviteeLink(context: Context, tx: Tx, gameId: string, inviteeId: string): Promise<string> {
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
