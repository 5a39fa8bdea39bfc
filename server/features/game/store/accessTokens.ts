import { sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';
import { hashToken } from '../../../ids.ts';

/** @returns the share visitor of this game when the token is that of its share link */
export async function findShareToken(
  db: Queryable,
  gameId: string,
  token: string,
): Promise<{ kind: 'share'; gameId: string } | null> {
  const game = await db.selectFrom('games').select('share_token').where('id', '=', gameId).executeTakeFirst();
  return game && hashToken(game.share_token) === hashToken(token) ? { kind: 'share', gameId } : null;
}

/** @returns those of the tokens that still are a link into their game, of one invitee or to share */
export async function findLinksInUse(
  db: Queryable,
  holders: readonly { token: string; gameId: string }[],
): Promise<Set<string>> {
  const hashes = new Map(holders.map(({ token }) => [hashToken(token), token]));
  const links = await db
    .selectFrom('invitee_links')
    .select('token_hash')
    .where(sql<boolean>`token_hash = any(${[...hashes.keys()]})`)
    .execute();
  const games = await db
    .selectFrom('games')
    .select('share_token')
    .where(sql<boolean>`id = any(${holders.map(({ gameId }) => gameId)})`)
    .execute();
  return new Set([
    ...links.map(({ token_hash }) => hashes.get(token_hash) ?? ''),
    ...games.map(({ share_token }) => share_token),
  ]);
}
