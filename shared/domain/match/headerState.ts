import { type GameStatus, type InviteeStatus, isIn, type UserRole } from '../values.ts';

/** The text at the top of the guest's page; names the text `invitation.header.STATE` (R-header-state). */
export type HeaderState =
  | 'canceled'
  | 'expired'
  | 'played'
  | 'notInGame'
  | 'validation'
  | 'sharing'
  | 'declined'
  | 'scheduled'
  | 'scheduledWithoutYou'
  | 'over'
  | 'overWithoutYou'
  | 'waitingList'
  | 'accepted'
  | 'proposed'
  | 'pending';

export interface HeaderFacts {
  status: GameStatus;
  userRole: UserRole | null;
  inviteeStatus: InviteeStatus | null;
  /** The viewer's answer has to be validated through the mailbox. */
  secured: boolean;
  expired: boolean;
  /** Canceled because the time to answer was over. */
  lapsed: boolean;
  /** What was chosen under the viewer's address waits for their yes (R-draft). */
  proposed: boolean;
  /** The agreed match has ended. */
  over: boolean;
}

/** In these states the viewer has an answer to give. */
const ASKS: readonly HeaderState[] = ['pending', 'proposed', 'sharing', 'validation'];

/** @returns whether an answer is still asked for, so that the viewer can take a position on the court */
export const asksAnswer = (header: HeaderState): boolean => ASKS.includes(header);

function agreedState({ userRole, inviteeStatus, over }: HeaderFacts): HeaderState {
  if (userRole === 'OWNER' || inviteeStatus === 'CONFIRMED') return over ? 'over' : 'scheduled';
  if (over) return 'overWithoutYou';
  if (inviteeStatus === 'ACCEPTED') return 'waitingList';
  return inviteeStatus === 'DECLINED' ? 'declined' : 'scheduledWithoutYou';
}

/** @returns which of the header's texts fits the game, the viewer and the clock */
export function headerState(facts: HeaderFacts): HeaderState {
  const { status, userRole, inviteeStatus } = facts;
  // Organisers of its club who don't play have a view of their own, without this header.
  if (userRole === null || userRole === 'CLUB') return 'notInGame';
  if (status === 'CANCELED') return facts.lapsed ? 'expired' : 'canceled';
  if (status === 'PLAYED') return 'played';
  if (userRole === 'SHARE_INVITEE') {
    if (status === 'SCHEDULED') return agreedState(facts);
    return facts.expired ? 'expired' : 'sharing';
  }
  if (facts.secured) return 'validation';
  // A match that no longer looks for players counts as scheduled (R-not-looking).
  if (status !== 'CONFIRMED') return agreedState(facts);
  if (facts.expired) return 'expired';
  if (facts.proposed) return 'proposed';
  if (inviteeStatus === 'DECLINED') return 'declined';
  return isIn(inviteeStatus) ? 'accepted' : 'pending';
}
