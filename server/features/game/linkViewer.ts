import type { Queryable } from '../../db/database.ts';
import type { LinkViewer } from '../../plugins/auth.ts';
import { findInviteeByToken, findShareToken } from './store/accessTokens.ts';

/** @returns who holds a token of this game: by a link of their own, or by its share link */
export async function findLinkViewer(db: Queryable, gameId: string, token: string): Promise<LinkViewer | null> {
  return (await findInviteeByToken(db, gameId, token)) ?? findShareToken(db, gameId, token);
}
