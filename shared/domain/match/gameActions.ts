import type { CandidateMethod, GameAction, GameStatus, InviteeStatus, MatchType, UserRole } from '../values.ts';

/** Everything that decides what a viewer may do with a game. */
export interface ActionFacts {
  /** null: not in the game. */
  role: UserRole | null;
  inviteeStatus: InviteeStatus | null;
  status: GameStatus;
  matchType: MatchType;
  candidateMethod: CandidateMethod;
  /** The time to answer is over. */
  expired: boolean;
  /** The agreed slot has begun. */
  begun: boolean;
  /** Scores are taken from the start until 14 days after the end (R-score-open). */
  scoreOpen: boolean;
  venuesOffered: number;
  /** Spots without a confirmed player. */
  freeSpots: number;
  /** Invitees who accepted and are not confirmed. */
  acceptors: number;
  partnerChosen: boolean;
  /** A side has entered no score itself: an organiser of the club may speak for it (R-club-match-score). */
  silentSide: boolean;
  /** Acceptance must be validated through the mailbox first (R-secured-visitor). */
  validationRequired: boolean;
}

/** The actions that each role can ever have. */
export const ROLE_ACTIONS = {
  OWNER: ['INVITE', 'EDIT', 'CANCEL', 'WITHDRAW', 'CONFIRMATION', 'PARTNER_SELECTION', 'SET_SCORE'],
  OPPONENT_INVITEE: ['DECLINE', 'TIME_SELECTION', 'LOCATION_SELECTION', 'UPDATE', 'ACCEPT', 'WITHDRAW', 'SET_SCORE'],
  SHARE_INVITEE: ['OPPONENT_SELECTION', 'CONFIRMATION'],
  CLUB: ['INVITE', 'CANCEL', 'SET_SCORE'],
} as const satisfies Record<UserRole, readonly GameAction[]>;
type ActionOf<R extends UserRole> = (typeof ROLE_ACTIONS)[R][number];

/** Opponents a match needs (R-spots): 1 for single, 3 for open doubles; EITHER counts as single. */
export function requiredPlayers(matchType: MatchType): number {
  return matchType === 'OPENDOUBLE' ? 3 : 1;
}

/** In doubles the teams are complete once the owner has chosen a partner. */
function teamsStand(facts: ActionFacts): boolean {
  return requiredPlayers(facts.matchType) === 1 || facts.partnerChosen;
}

function mayScore(facts: ActionFacts): boolean {
  const agreed = facts.status === 'SCHEDULED' || facts.status === 'PLAYED';
  return agreed && facts.scoreOpen && teamsStand(facts) && facts.freeSpots === 0;
}

function ownerActions(facts: ActionFacts): ActionOf<'OWNER'>[] {
  const actions: ActionOf<'OWNER'>[] = [];
  if (facts.status === 'CONFIRMED') {
    if (!facts.expired) actions.push('INVITE', 'EDIT');
    actions.push('CANCEL');
    if (!facts.expired && facts.candidateMethod === 'CHOOSE' && facts.acceptors > 0) actions.push('CONFIRMATION');
  }
  if (facts.status === 'SCHEDULED' && !facts.begun) actions.push('INVITE', 'EDIT', 'CANCEL', 'WITHDRAW');
  if (
    facts.status === 'SCHEDULED' &&
    facts.matchType === 'OPENDOUBLE' &&
    facts.freeSpots === 0 &&
    !facts.partnerChosen
  ) {
    actions.push('PARTNER_SELECTION');
  }
  if (mayScore(facts)) actions.push('SET_SCORE');
  return actions;
}

function lookingActions(facts: ActionFacts): ActionOf<'OPPONENT_INVITEE'>[] {
  if (facts.expired) return [];
  const choosing: ActionOf<'OPPONENT_INVITEE'>[] =
    facts.venuesOffered > 1 ? ['TIME_SELECTION', 'LOCATION_SELECTION'] : ['TIME_SELECTION'];
  // The choice is a draft, whatever the person has answered, which must not be revealed (R-registered-alike).
  if (facts.validationRequired) return choosing;
  if (facts.inviteeStatus === 'CONFIRMED') return ['WITHDRAW', 'UPDATE'];
  return ['DECLINE', ...choosing, 'UPDATE', 'ACCEPT'];
}

function scheduledActions(facts: ActionFacts): ActionOf<'OPPONENT_INVITEE'>[] {
  if (facts.inviteeStatus === 'CONFIRMED') {
    const actions: ActionOf<'OPPONENT_INVITEE'>[] = facts.begun ? [] : ['WITHDRAW'];
    return mayScore(facts) ? [...actions, 'SET_SCORE'] : actions;
  }
  if (facts.begun) return [];
  if (facts.inviteeStatus === 'ACCEPTED') return ['WITHDRAW'];
  // After the time to answer, only a spot that became free again can still be taken.
  return facts.expired && facts.freeSpots === 0 ? [] : ['DECLINE', 'ACCEPT'];
}

/** Organisers of the club fill a match, call it off, and say how it ended where a side does not (R-club-match-acts). */
function clubActions(facts: ActionFacts): ActionOf<'CLUB'>[] {
  return ownerActions(facts).filter(
    (action): action is ActionOf<'CLUB'> =>
      action === 'INVITE' || action === 'CANCEL' || (action === 'SET_SCORE' && facts.silentSide),
  );
}

/** A visitor of the share link registers one person, and confirms that person (R-visitor, R-visitor-confirmation). */
function shareActions(facts: ActionFacts): ActionOf<'SHARE_INVITEE'>[] {
  return facts.status === 'CONFIRMED' && !facts.expired ? ['OPPONENT_SELECTION', 'CONFIRMATION'] : [];
}

function inviteeActions(facts: ActionFacts): ActionOf<'OPPONENT_INVITEE'>[] {
  if (facts.status === 'CONFIRMED') return lookingActions(facts);
  // It is not proved that it is the player: an agreed match must not be changed.
  if (facts.validationRequired) return [];
  if (facts.status === 'SCHEDULED') return scheduledActions(facts);
  return facts.inviteeStatus === 'CONFIRMED' && mayScore(facts) ? ['SET_SCORE'] : [];
}

/**
 * The viewer's current actions, in the order of the wire (R-actions). The server carries
 * out exactly this.
 */
export function gameActions(facts: ActionFacts): GameAction[] {
  if (facts.role === null || facts.status === 'CANCELED' || facts.status === 'CREATED') return [];
  if (facts.role === 'OWNER') return ownerActions(facts);
  if (facts.role === 'CLUB') return clubActions(facts);
  return facts.role === 'OPPONENT_INVITEE' ? inviteeActions(facts) : shareActions(facts);
}
