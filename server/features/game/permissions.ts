import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { type ActionFacts, gameActions } from '../../../shared/domain/gameActions.ts';
import type { GameAction, UserRole } from '../../../shared/domain/values.ts';
import { AppError } from '../../appError.ts';
import type { GameRow } from '../../db/tables.ts';
import type { Viewer } from '../../plugins/auth.ts';
import { acceptorsOf, freePlacesOf, type GameState, type Member } from './store/gameState.ts';

/** Scores are taken until 14 days after the end (decisions §5 Scores). */
export const SCORE_OPEN_DAYS = 14;

/** Scores may be corrected for so long after the last entry (decisions §5 Scores). */
const FINAL_AFTER_HOURS = 48;

function isScoreOpen({ from_time, to_time, scored_at }: GameRow, now: Date): boolean {
  if (!from_time || !to_time || from_time > now || now >= addDays(to_time, SCORE_OPEN_DAYS)) return false;
  return scored_at === null || now < addHours(scored_at, FINAL_AFTER_HOURS);
}

/** Who looks at a game, and as what. */
export interface Seat {
  role: UserRole | null;
  invitee: Member | null;
  /** The user playing or organising; null for a visitor by share link and for strangers. */
  userId: string | null;
  /** Nothing proves that the viewer is the invitee (decisions §5 secured). */
  secured: boolean;
}

/** @returns as what a viewer sees this game */
export function seatOf(state: GameState, viewer: Viewer): Seat {
  if (viewer.kind === 'share') return { role: 'SHARE_INVITEE', invitee: null, userId: null, secured: false };
  if (viewer.kind === 'user' && viewer.userId === state.game.owner_id) {
    return { role: 'OWNER', invitee: null, userId: viewer.userId, secured: false };
  }
  const isViewer = (each: Member) =>
    viewer.kind === 'user' ? each.user_id === viewer.userId : each.id === viewer.inviteeId;
  const invitee = state.invitees.find(isViewer);
  if (!invitee) return { role: null, invitee: null, userId: null, secured: false };
  const secured = viewer.kind === 'invitee' && viewer.secured;
  return { role: 'OPPONENT_INVITEE', invitee, userId: secured ? null : invitee.user_id, secured };
}

export function factsOf(state: GameState, seat: Seat, now: Date): ActionFacts {
  const { game } = state;
  const begun = game.from_time !== null && game.from_time <= now;
  return {
    role: seat.role,
    inviteeStatus: seat.invitee?.status ?? null,
    status: game.status,
    matchType: game.preference.matchType,
    candidateMethod: game.preference.candidateMethod,
    expired: game.expires_at <= now,
    begun,
    scoreOpen: isScoreOpen(game, now),
    placesOffered: state.places.length,
    freePlaces: freePlacesOf(state),
    acceptors: acceptorsOf(state).length,
    partnerChosen: game.partner_id !== null,
    validationRequired: seat.secured,
  };
}

/** What each role may do in some state of a game; anything else is not its business (403). */
const ROLE_ACTIONS: Record<UserRole, GameAction[]> = {
  OWNER: ['INVITE', 'EDIT', 'CANCEL', 'WITHDRAW', 'CONFIRMATION', 'PARTNER_SELECTION', 'SET_SCORE'],
  OPPONENT_INVITEE: ['DECLINE', 'TIME_SELECTION', 'LOCATION_SELECTION', 'UPDATE', 'ACCEPT', 'WITHDRAW', 'SET_SCORE'],
  SHARE_INVITEE: ['OPPONENT_SELECTION', 'CONFIRMATION'],
};

/** @throws AppError saying why the action is not possible, unless `action` lists it */
export function requireAction(state: GameState, seat: Seat, action: GameAction, now: Date): void {
  if (!seat.role || !ROLE_ACTIONS[seat.role].includes(action)) throw new AppError('E.not.allowed');
  const facts = factsOf(state, seat, now);
  if (gameActions(facts).includes(action)) return;
  if (facts.validationRequired) throw new AppError('E-C25');
  const answers = action !== 'SET_SCORE' && action !== 'PARTNER_SELECTION' && action !== 'CANCEL';
  if (facts.expired && answers && (facts.status === 'CONFIRMED' || facts.status === 'SCHEDULED') && !facts.begun) {
    throw new AppError('E-C26');
  }
  throw new AppError('E.game.state');
}
