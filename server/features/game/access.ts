import type { UserRole } from '../../../shared/domain/values.ts';
import type { Viewer } from '../../plugins/auth.ts';
import type { GameState, Invitee } from './gameState.ts';
import { asDrafted } from './unproved.ts';

/** As what somebody sees a game and acts on it. */
export interface GameAccess {
  /** Null for strangers. */
  role: UserRole | null;
  invitee: Invitee | null;
  /** The user playing or organising; null for a visitor by share link and for strangers. */
  userId: string | null;
  /** Nothing proves that the viewer is the invitee, who is then as their draft says (R-secured-visitor). */
  secured: boolean;
  /** A session, or a link that was mailed: who came by the share link has shown no mailbox (R-mailbox-proof). */
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

/** @returns as what a viewer sees this game */
export function accessOf(state: GameState, viewer: Viewer): GameAccess {
  if (viewer.kind === 'share') return SHARE_ACCESS;
  if (viewer.kind === 'user' && viewer.userId === state.game.owner_id) {
    return { role: 'OWNER', invitee: null, userId: viewer.userId, secured: false, proved: true };
  }
  const isViewer = (each: Invitee) =>
    viewer.kind === 'user' ? each.user_id === viewer.userId : each.id === viewer.inviteeId;
  const invitee = state.invitees.find(isViewer);
  const proved = viewer.kind === 'user' || viewer.passwordHash !== null;
  if (!invitee) return { role: null, invitee: null, userId: null, secured: false, proved };
  const role = 'OPPONENT_INVITEE';
  if (viewer.kind === 'invitee' && viewer.secured) {
    return { role, invitee: asDrafted(state, invitee), userId: null, secured: true, proved: false };
  }
  return { role, invitee, userId: invitee.user_id, secured: false, proved };
}

/** Who only gave somebody's address has not opened that person's invitation. */
export const isUnopened = ({ invitee, secured }: GameAccess): boolean => invitee?.status === 'SENT' && !secured;

/** Whose mailbox it is has not been shown before (R-mail-unproved). */
export const isUnseen = ({ invitee, proved }: GameAccess): boolean => proved && invitee?.mailbox_seen_at === null;
