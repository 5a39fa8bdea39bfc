import type { FastifyRequest } from 'fastify';
import { BRAND } from '../../shared/brand.ts';
import type { Auth } from '../../shared/contract/endpoint.ts';
import { AppError } from '../appError.ts';

/** The caller: a logged-in user, the holder of an invitee's link, or of a game's share link. */
export type Viewer = { kind: 'user'; userId: string } | LinkViewer;

/** The holder of a link to a game: that of one invitee, or the share link. */
export type LinkViewer =
  | {
      kind: 'invitee';
      inviteeId: string;
      gameId: string;
      passwordHash: string | null;
      /** The token proves nothing about the mailbox (R-secured-visitor). */
      secured: boolean;
    }
  | { kind: 'share'; gameId: string };

/** Finds the holder of a token; implemented by the features that issue tokens. */
export interface TokenHolders {
  /**
   * @param gameId the game whose links count as well; null where only a session does
   * @returns the user of a session, which this call prolongs, else the holder of a link
   */
  find(token: string, gameId: string | null): Promise<Viewer | null>;
  /** @returns the tokens that are still valid, for things that were opened with them and continue */
  findLiving(holders: readonly TokenHolder[]): Promise<Set<string>>;
}

/** A token in use, and the game it was used for; null for all games of a session. */
export interface TokenHolder {
  token: string;
  gameId: string | null;
}

const GAME_ID = /^[A-Za-z0-9]{1,64}$/;

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

/**
 * @returns the caller, or null where an endpoint is open to everybody
 * @throws AppError 401 without a token that is valid for this endpoint
 */
export async function authenticate(
  tokens: TokenHolders,
  auth: Exclude<Auth, 'operator'>,
  request: Caller,
): Promise<Viewer | null> {
  if (auth === 'public') return null;
  if (auth === 'client' || (auth === 'reader' && bearerOf(request) === null)) {
    checkClient(request);
    return null;
  }
  const token = bearerOf(request);
  if (auth === 'visitor' && request.headers.authorization === undefined) return null;
  if (token === null) throw new AppError('E.auth.required');
  return (await tokens.find(token, auth === 'game' ? gameIdOf(request) : null)) ?? refuse();
}

/** The game an endpoint is about: the one in its path or, only if there is none, the one in its query (R-game-access). */
function gameIdOf({ params, query }: Caller): string | null {
  const path = (params ?? {}) as Record<string, unknown>;
  const asked = (query ?? {}) as Record<string, unknown>;
  const named = path.id ?? path.gameId ?? asked.gameId;
  // It may come from a query, which has not been checked yet.
  return typeof named === 'string' && GAME_ID.test(named) ? named : null;
}

function refuse(): never {
  throw new AppError('E.auth.required');
}

/** @returns the id of the logged-in user of a `session` endpoint */
export function userIdOf(viewer: Viewer | null): string {
  return viewer?.kind === 'user' ? viewer.userId : refuse();
}

/** @returns the caller of a `session` or `game` endpoint */
export function known(viewer: Viewer | null): Viewer {
  return viewer ?? refuse();
}
