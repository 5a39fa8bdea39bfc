import { type ActionFacts, gameActions, ROLE_ACTIONS } from '../../../shared/domain/match/gameActions.ts';
import { isScoreOpen } from '../../../shared/domain/score/scoreOpen.ts';
import type { GameAction } from '../../../shared/domain/values.ts';
import { AppError } from '../../appError.ts';
import type { GameAccess } from './access.ts';
import { acceptorsOf, freeSpotsOf, type GameState } from './gameState.ts';

/** @returns what the rules of shared/domain decide by */
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
    validationRequired: access.secured,
  };
}

/** What can be a draft (R-draft). */
const DRAFTED: readonly GameAction[] = ['TIME_SELECTION', 'LOCATION_SELECTION'];

/** @throws AppError 403 for what is never this role's to do, or not before the mailbox is proved (R-secured-visitor) */
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
