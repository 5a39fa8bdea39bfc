import type { FastifyRequest } from 'fastify';
import { BRAND } from '../../shared/brand.ts';
import type { Auth } from '../../shared/contract/endpoint.ts';
import { AppError } from '../appError.ts';
import type { Context } from '../context.ts';
import { findInviteeByToken, findShareToken, type InviteeAccess } from '../features/game/store/accessTokens.ts';
import { touchSession } from '../features/session/repository.ts';

/** Who calls: a logged-in user, the holder of an invitee's link, or of a game's share link. */
export type Viewer = { kind: 'user'; userId: string } | InviteeAccess | { kind: 'share'; gameId: string };

/** The part of a request that says who calls, and about which game. */
type Caller = Pick<FastifyRequest, 'headers' | 'params' | 'query'>;

/** @returns the token a request carries */
export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const match = /^Bearer ([A-Za-z0-9]{1,128})$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

function checkClient(request: Caller): void {
  const match = /^Basic ([A-Za-z0-9+/=]+)$/.exec(request.headers.authorization ?? '');
  const credentials = Buffer.from(match?.[1] ?? '', 'base64').toString('utf8');
  // The client is public: it has an id and no secret (R-bearer).
  if (credentials !== `${BRAND.oauthClientId}:`) throw new AppError('invalid_client');
}

async function userOf(context: Context, token: string): Promise<Viewer | null> {
  const userId = await touchSession(context.db, token, context.clock.now());
  return userId === null ? null : { kind: 'user', userId };
}

/**
 * @returns who calls, or null where an endpoint is open to everybody
 * @throws AppError 401 without a token that is good for this endpoint
 */
export async function authenticate(context: Context, auth: Auth, request: Caller): Promise<Viewer | null> {
  if (auth === 'public') return null;
  if (auth === 'client') {
    checkClient(request);
    return null;
  }
  const token = bearerOf(request);
  if (token === null) throw new AppError('E.auth.required');
  const user = await userOf(context, token);
  if (user || auth === 'session') return user ?? refuse();
  const gameId = gameIdOf(request);
  const viewer =
    (await findInviteeByToken(context.db, gameId, token)) ?? (await findShareToken(context.db, gameId, token));
  return viewer ?? refuse();
}

/** The game an endpoint is about, wherever the contract puts its id. */
function gameIdOf({ params, query }: Caller): string {
  const { id, gameId } = { ...(query as Record<string, string>), ...(params as Record<string, string>) };
  return id ?? gameId ?? '';
}

function refuse(): never {
  throw new AppError('E.auth.required');
}

/** @returns the id of the logged-in user of a `session` endpoint */
export function userIdOf(viewer: Viewer | null): string {
  return viewer?.kind === 'user' ? viewer.userId : refuse();
}

/** @returns whoever calls a `session` or `game` endpoint */
export function known(viewer: Viewer | null): Viewer {
  return viewer ?? refuse();
}
