import { type ActionFacts, gameActions, ROLE_ACTIONS } from '../../../shared/domain/match/gameActions.ts';
import { isScoreOpen, silentSidesOf } from '../../../shared/domain/score/scoreClaims.ts';
import type { GameAction, UserRole } from '../../../shared/domain/values.ts';
import { AppError } from '../../appError.ts';
import type { Queryable } from '../../db/database.ts';
import type { Viewer } from '../../plugins/auth.ts';
import { acceptorsOf, freeSpotsOf, type GameState, type Invitee } from './gameState.ts';
import { loadGame } from './store/loadGames.ts';
import { findLinksInUse, findShareToken } from './store/tokens.ts';
import { asDrafted } from './visitorDraft.ts';

/** The role in which somebody sees a game and acts on it. */
export interface GameAccess {
  /** Null for strangers. */
  role: UserRole | null;
  invitee: Invitee | null;
  /** The user playing or organising, the match or its club; null for a visitor by share link and for strangers. */
  userId: string | null;
  /** Nothing proves that the viewer is the invitee: they see the invitee only as in their own draft (R-secured-visitor). */
  secured: boolean;
  /** The viewer has a session or a mailed link; a visitor by the share link has shown no mailbox (R-mailbox-proof). */
  proved: boolean;
}

/** What everybody with the share link sees. */
export const SHARE_ACCESS: GameAccess = {
  role: 'SHARE_INVITEE',
  invitee: null,
  userId: null,
  secured: false,
  proved: false,
};

/** Organisers have a part in their club's matches as long as it is open (R-club-match-acts). */
const organisesClub = ({ club }: GameState, viewer: Viewer): viewer is Viewer & { kind: 'user' } =>
  viewer.kind === 'user' && club?.state === 'OPEN' && club.organisers.includes(viewer.userId);

/** @returns the access with which a viewer sees this game */
export function accessOf(state: GameState, viewer: Viewer): GameAccess {
  if (viewer.kind === 'share') return SHARE_ACCESS;
  if (viewer.kind === 'user' && viewer.userId === state.game.owner_id) {
    return { role: 'OWNER', invitee: null, userId: viewer.userId, secured: false, proved: true };
  }
  const isViewer = (each: Invitee) =>
    viewer.kind === 'user' ? each.user_id === viewer.userId : each.id === viewer.inviteeId;
  const invitee = state.invitees.find(isViewer);
  const proved = viewer.kind === 'user' || viewer.passwordHash !== null;
  if (!invitee && organisesClub(state, viewer)) {
    return { role: 'CLUB', invitee: null, userId: viewer.userId, secured: false, proved: true };
  }
  if (!invitee) return { role: null, invitee: null, userId: null, secured: false, proved };
  const role = 'OPPONENT_INVITEE';
  if (viewer.kind === 'invitee' && viewer.secured) {
    return { role, invitee: asDrafted(state, invitee), userId: null, secured: true, proved: false };
  }
  return { role, invitee, userId: invitee.user_id, secured: false, proved };
}

/** A visitor who only typed somebody's address has not opened that person's invitation. */
export const isUnopened = ({ invitee, secured }: GameAccess): boolean => invitee?.status === 'SENT' && !secured;

/** The viewer proves a mailbox that nothing has proved before (R-mail-unproved). */
export const isUnseen = ({ invitee, proved }: GameAccess): boolean => proved && invitee?.mailbox_seen_at === null;

/** @returns the facts by which the rules of shared/domain decide */
export function factsOf(state: GameState, access: GameAccess, now: Date): ActionFacts {
  const { game } = state;
  const begun = game.from_time !== null && game.from_time <= now;
  return {
    role: access.role,
    inviteeStatus: access.invitee?.status ?? null,
    status: game.status,
    matchType: game.preference.matchType,
    candidateMethod: game.preference.candidateMethod,
    expired: game.expires_at <= now,
    begun,
    scoreOpen: isScoreOpen({ start: game.from_time, end: game.to_time, scoredAt: game.scored_at }, now),
    venuesOffered: state.venues.length,
    freeSpots: freeSpotsOf(state),
    acceptors: acceptorsOf(state).length,
    partnerChosen: game.partner_id !== null,
    silentSide: silentSidesOf(game.score_claims).length > 0,
    validationRequired: access.secured,
  };
}

/** What can be a draft (R-draft). */
const DRAFTED: readonly GameAction[] = ['TIME_SELECTION', 'LOCATION_SELECTION'];

/** @throws AppError 403 for an action that this role never has, or not before the mailbox is proved (R-secured-visitor) */
export function requireRole({ role, secured }: GameAccess, action: GameAction): void {
  const allowed: readonly GameAction[] = role ? ROLE_ACTIONS[role] : [];
  if (!allowed.includes(action)) throw new AppError('E.not.allowed');
  if (secured && !DRAFTED.includes(action)) throw new AppError('E-C25');
}

/** @throws AppError saying why the action is not possible, unless `action` of the game lists it (R-actions) */
export function requireAction(state: GameState, access: GameAccess, action: GameAction, now: Date): void {
  requireRole(access, action);
  const facts = factsOf(state, access, now);
  if (gameActions(facts).includes(action)) return;
  if (facts.validationRequired) throw new AppError('E-C25');
  const answers = action !== 'SET_SCORE' && action !== 'PARTNER_SELECTION' && action !== 'CANCEL';
  const isOpen = (facts.status === 'CONFIRMED' || facts.status === 'SCHEDULED') && !facts.begun;
  if (answers && ((facts.expired && isOpen) || state.game.lapsed)) throw new AppError('E-C26');
  throw new AppError('E.game.state');
}

/** @throws AppError 403 for a viewer who does not organise the game */
export function requireOwner({ role }: Pick<GameAccess, 'role'>): void {
  if (role !== 'OWNER') throw new AppError('E.not.allowed');
}

/** @throws AppError 403 for a viewer who does not play in the game */
export function requirePlayer({ role, invitee }: Pick<GameAccess, 'role' | 'invitee'>): void {
  if (role !== 'OWNER' && invitee?.status !== 'CONFIRMED') throw new AppError('E.not.allowed');
}

/** @throws AppError 403 for an organiser of the club, who does only what R-club-match-acts says */
export function refuseClub({ role }: Pick<GameAccess, 'role'>): void {
  if (role === 'CLUB') throw new AppError('E.not.allowed');
}

/**
 * @returns the user id of a person who is part of a game, by account or by proved link (R-notes)
 * @throws AppError 403 for everybody else
 */
export async function memberOf(db: Queryable, viewer: Viewer, gameId: string): Promise<string> {
  const access = accessOf(await loadGame(db, gameId), viewer);
  refuseClub(access);
  const { userId, secured } = access;
  if (secured) throw new AppError('E-C25');
  if (userId === null) throw new AppError('E.not.allowed');
  return userId;
}

/**
 * @returns the user id of a guest without an account who looks at a game
 * @throws AppError 403 for everybody else, and E-C25 for a guest who has not proved the mailbox (R-mailbox-proof)
 */
export async function guestOf(db: Queryable, viewer: Viewer, gameId: string): Promise<string> {
  const { invitee, proved } = accessOf(await loadGame(db, gameId), viewer);
  if (invitee && !proved) throw new AppError('E-C25');
  if (invitee?.person.type !== 'CONTACT') throw new AppError('E.not.allowed');
  return invitee.user_id;
}

/** @returns the game a share link leads to; null when the token is not the link's */
export async function findSharedGame(db: Queryable, gameId: string, token: string): Promise<GameState | null> {
  return (await findShareToken(db, gameId, token)) ? loadGame(db, gameId) : null;
}

/** @returns those tokens that still give access to a game, in one query for all of them */
export async function findLivingLinks(
  db: Queryable,
  holders: readonly { token: string; gameId: string }[],
): Promise<Set<string>> {
  return holders.length === 0 ? new Set() : findLinksInUse(db, holders);
}
