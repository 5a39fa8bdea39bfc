import { sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';
import { hashToken } from '../../../ids.ts';
import type { LinkViewer } from '../../../plugins/auth.ts';

type InviteeViewer = Extract<LinkViewer, { kind: 'invitee' }>;

/** @returns the invitee of this game whose link holds the token */
export async function findInviteeByToken(db: Queryable, gameId: string, token: string): Promise<InviteeViewer | null> {
  const link = await db
    .selectFrom('invitee_links')
    .innerJoin('invitees', 'invitees.id', 'invitee_links.invitee_id')
    .select(['invitees.id', 'invitee_links.password_hash', 'invitee_links.secured'])
    .where('invitee_links.token_hash', '=', hashToken(token))
    .where('invitees.game_id', '=', gameId)
    .executeTakeFirst();
  if (!link) return null;
  return { kind: 'invitee', inviteeId: link.id, gameId, passwordHash: link.password_hash, secured: link.secured };
}

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
