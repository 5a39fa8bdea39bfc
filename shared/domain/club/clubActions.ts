import type { ClubAction, ClubJoining, ClubRole, ClubState } from './clubValues.ts';

/** How many days a closed club can be opened again (R-club-close). */
export const REOPEN_DAYS = 7;
/** For how many days members have to have been in an orphaned club to take it over (R-club-orphan). */
export const HEIR_DAYS = 30;

/** A club as one person finds it. */
export interface ClubFacts {
  state: ClubState;
  /** Whole days since it is in that state. */
  stateDays: number;
  joining: ClubJoining;
  /** Null for somebody who is not in it. */
  role: ClubRole | null;
  /** Members publish its matches too (R-club-match). */
  membersPublish: boolean;
  /** They have asked to join, and have no answer yet. */
  asked: boolean;
  /** Whole days since they joined; null for those who have not. */
  memberDays: number | null;
  /** An operator has closed it (R-operator-clubs). */
  isOperatorClosed: boolean;
  /** The keeper has named them as the next one (R-club-handover). */
  isHeir: boolean;
}

const isOrganiser = (role: ClubRole | null): boolean => role === 'KEEPER' || role === 'ORGANISER';

function mayTakeOver({ state, role, memberDays, isHeir }: ClubFacts): boolean {
  if (isHeir) return true;
  return state === 'ORPHANED' && role !== null && role !== 'GUEST' && memberDays !== null && memberDays >= HEIR_DAYS;
}

function mayPublish({ state, role, membersPublish }: ClubFacts): boolean {
  return state === 'OPEN' && (isOrganiser(role) || (role === 'MEMBER' && membersPublish));
}

/** @returns what somebody may do in a club, in the order in which it is offered (R-club-roles, R-club-orphan, R-club-close) */
export function clubActions(club: ClubFacts): ClubAction[] {
  const { state, stateDays, joining, role, asked, isOperatorClosed } = club;
  const mayReopen = role === 'KEEPER' && stateDays < REOPEN_DAYS && !isOperatorClosed;
  if (state === 'CLOSED') return mayReopen ? ['REOPEN'] : [];
  const actions: ClubAction[] = [];
  const isOutside = role === null || role === 'GUEST';
  if (state === 'OPEN' && isOutside && !asked && joining !== 'LINK') actions.push('JOIN');
  if (state === 'OPEN' && isOrganiser(role)) actions.push('EDIT', 'PEOPLE');
  if (mayPublish(club)) actions.push('MATCH');
  if (state === 'OPEN' && isOrganiser(role)) actions.push('ANNOUNCE');
  if (state === 'OPEN' && role === 'KEEPER') actions.push('HANDOVER', 'CLOSE');
  if (mayTakeOver(club)) actions.push('TAKEOVER');
  if (role !== null && role !== 'KEEPER') actions.push('LEAVE');
  return actions;
}
