import type { Queryable } from '../../db/database.ts';
import { findLinksInUse } from './store/accessTokens.ts';

/** @returns those of the tokens that still hold a game, one question for all of them */
export async function findLivingLinks(
  db: Queryable,
  holders: readonly { token: string; gameId: string }[],
): Promise<Set<string>> {
  return holders.length === 0 ? new Set() : findLinksInUse(db, holders);
}
