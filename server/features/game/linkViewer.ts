import type { Queryable } from '../../db/database.ts';
import type { LinkViewer } from '../../plugins/auth.ts';
import { findInviteeByToken, findLinksInUse, findShareToken } from './store/accessTokens.ts';

/** @returns who holds a token of this game: by a link of their own, or by its share link */
export async function findLinkViewer(db: Queryable, gameId: string, token: string): Promise<LinkViewer | null> {
  return (await findInviteeByToken(db, gameId, token)) ?? findShareToken(db, gameId, token);
}

/** @returns those of the tokens that still hold a game, one question for all of them */
export async function findLivingLinks(
  db: Queryable,
  holders: readonly { token: string; gameId: string }[],
): Promise<Set<string>> {
  return holders.length === 0 ? new Set() : findLinksInUse(db, holders);
}
