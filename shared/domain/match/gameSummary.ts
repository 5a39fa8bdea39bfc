import type { TextKey } from '../../locales/keys.ts';
import type { CandidateMethod, GameStatus, InviteeStatus, MatchType, UserRole } from '../values.ts';
import { requiredPlayers } from './gameActions.ts';

export interface SummaryFacts {
  role: UserRole | null;
  inviteeStatus: InviteeStatus | null;
  status: GameStatus;
  matchType: MatchType;
  candidateMethod: CandidateMethod;
  /** Invitees who accepted, confirmed ones included. */
  accepted: number;
  partnerChosen: boolean;
  /** The score is missing and the match is over. */
  scoreDue: boolean;
  /** Both sides have entered a score, and not the same. */
  disputed: boolean;
  /** It can still be entered or corrected. */
  scoreOpen: boolean;
  /** Canceled because the time to answer was over. */
  lapsed: boolean;
}

/** The titles of a match on the dashboard: names of texts. */
export const SUMMARY_TITLES = [
  'summary.owner.waiting',
  'summary.owner.choose',
  'summary.owner.filling',
  'summary.owner.noSlot',
  'summary.owner.partner',
  'summary.invitee.answer',
  'summary.invitee.accepted',
  'summary.invitee.confirmed',
  'summary.invitee.declined',
  'summary.invitee.waitingList',
  'summary.scheduled',
  'summary.scheduledWithoutYou',
  'summary.scoreDue',
  'summary.disputed',
  'summary.unsettled',
  'summary.played',
  'summary.canceled',
  'summary.expired',
] as const satisfies readonly TextKey[];
export type SummaryTitle = (typeof SUMMARY_TITLES)[number];

/** What the viewer can do: something, wait, or nothing any more. */
export const SUMMARY_ICONS = ['action', 'pending', 'settled'] as const;

export interface Summary {
  title: SummaryTitle;
  icon: (typeof SUMMARY_ICONS)[number] | null;
}

function ownerLooking(facts: SummaryFacts): Summary {
  const needed = requiredPlayers(facts.matchType);
  if (facts.accepted === 0) return { title: 'summary.owner.waiting', icon: 'pending' };
  // With FIRST the game decides itself; with CHOOSE the owner decides from the first acceptor on (R-choose).
  if (facts.candidateMethod === 'CHOOSE') return { title: 'summary.owner.choose', icon: 'action' };
  return facts.accepted < needed
    ? { title: 'summary.owner.filling', icon: 'pending' }
    : { title: 'summary.owner.noSlot', icon: 'action' };
}

/** An organiser of its club waits as its owner does, and decides nothing (R-club-match-acts). */
const clubLooking = ({ accepted }: SummaryFacts): Summary => ({
  title: accepted === 0 ? 'summary.owner.waiting' : 'summary.owner.filling',
  icon: 'pending',
});

function inviteeLooking(facts: SummaryFacts): Summary {
  if (facts.inviteeStatus === 'ACCEPTED') return { title: 'summary.invitee.accepted', icon: 'pending' };
  if (facts.inviteeStatus === 'CONFIRMED') return { title: 'summary.invitee.confirmed', icon: null };
  if (facts.inviteeStatus === 'DECLINED') return { title: 'summary.invitee.declined', icon: null };
  return { title: 'summary.invitee.answer', icon: 'action' };
}

const isPlaying = ({ role, inviteeStatus }: SummaryFacts): boolean => role === 'OWNER' || inviteeStatus === 'CONFIRMED';

function scheduled(facts: SummaryFacts): Summary {
  if (!isPlaying(facts) && facts.role !== 'CLUB') {
    return facts.inviteeStatus === 'ACCEPTED'
      ? { title: 'summary.invitee.waitingList', icon: 'pending' }
      : { title: 'summary.scheduledWithoutYou', icon: null };
  }
  if (facts.scoreDue) return { title: 'summary.scoreDue', icon: 'action' };
  const partnerDue = facts.role === 'OWNER' && facts.matchType === 'OPENDOUBLE' && !facts.partnerChosen;
  if (partnerDue && facts.accepted >= 3) return { title: 'summary.owner.partner', icon: 'action' };
  return { title: 'summary.scheduled', icon: 'settled' };
}

function played(facts: SummaryFacts): Summary {
  if (!facts.disputed) return { title: 'summary.played', icon: 'settled' };
  if (!facts.scoreOpen) return { title: 'summary.unsettled', icon: null };
  return { title: 'summary.disputed', icon: isPlaying(facts) ? 'action' : 'pending' };
}

/** @returns title and icon of a match on the dashboard (R-summary) */
export function gameSummary(facts: SummaryFacts): Summary {
  switch (facts.status) {
    case 'CONFIRMED':
    case 'CREATED':
      if (facts.role === 'CLUB') return clubLooking(facts);
      return facts.role === 'OWNER' ? ownerLooking(facts) : inviteeLooking(facts);
    case 'SCHEDULED':
      return scheduled(facts);
    case 'PLAYED':
      return played(facts);
    case 'CANCELED':
      return { title: facts.lapsed ? 'summary.expired' : 'summary.canceled', icon: null };
  }
}
