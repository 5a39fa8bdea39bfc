import type { UserRole } from '../../../shared/domain/values.ts';
import type { Viewer } from '../../plugins/auth.ts';
import type { GameState, Invitee } from './gameState.ts';

/** As what somebody sees a game and acts on it. */
export interface GameAccess {
  /** Null for strangers. */
  role: UserRole | null;
  invitee: Invitee | null;
  /** The user playing or organising; null for a visitor by share link and for strangers. */
  userId: string | null;
  /** Nothing proves that the viewer is the invitee (R-secured-visitor). */
  secured: boolean;
}

/** What everybody with the share link sees. */
export const SHARE_ACCESS: GameAccess = { role: 'SHARE_INVITEE', invitee: null, userId: null, secured: false };

/** @returns as what a viewer sees this game */
export function accessOf(state: GameState, viewer: Viewer): GameAccess {
  if (viewer.kind === 'share') return SHARE_ACCESS;
  if (viewer.kind === 'user' && viewer.userId === state.game.owner_id) {
    return { role: 'OWNER', invitee: null, userId: viewer.userId, secured: false };
  }
  const isViewer = (each: Invitee) =>
    viewer.kind === 'user' ? each.user_id === viewer.userId : each.id === viewer.inviteeId;
  const invitee = state.invitees.find(isViewer);
  if (!invitee) return { role: null, invitee: null, userId: null, secured: false };
  const secured = viewer.kind === 'invitee' && viewer.secured;
  return { role: 'OPPONENT_INVITEE', invitee, userId: secured ? null : invitee.user_id, secured };
}
