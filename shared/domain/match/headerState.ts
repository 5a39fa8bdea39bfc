import { type GameStatus, type InviteeStatus, isIn, type UserRole } from '../values.ts';

/** What the top of the guest's page says; names the text `invitation.header.STATE` (R-header-state). */
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
  | 'waitingList'
  | 'accepted'
  | 'pending';

export interface HeaderFacts {
  status: GameStatus;
  userRole: UserRole | null;
  inviteeStatus: InviteeStatus | null;
  /** The viewer's answer has to be validated through the mailbox. */
  secured: boolean;
  expired: boolean;
}

function agreedState({ userRole, inviteeStatus }: HeaderFacts): HeaderState {
  if (userRole === 'OWNER' || inviteeStatus === 'CONFIRMED') return 'scheduled';
  if (inviteeStatus === 'ACCEPTED') return 'waitingList';
  return inviteeStatus === 'DECLINED' ? 'declined' : 'scheduledWithoutYou';
}

/** @returns which of the header's texts fits the game, the viewer and the clock */
export function headerState(facts: HeaderFacts): HeaderState {
  const { status, userRole, inviteeStatus } = facts;
  if (userRole === null) return 'notInGame';
  if (status === 'CANCELED') return 'canceled';
  if (status === 'PLAYED') return 'played';
  if (userRole === 'SHARE_INVITEE') {
    if (status === 'SCHEDULED') return 'scheduledWithoutYou';
    return facts.expired ? 'expired' : 'sharing';
  }
  if (facts.secured) return 'validation';
  // Whatever is not looking for players any more counts as scheduled (R-not-looking).
  if (status !== 'CONFIRMED') return agreedState(facts);
  if (facts.expired) return 'expired';
  if (inviteeStatus === 'DECLINED') return 'declined';
  return isIn(inviteeStatus) ? 'accepted' : 'pending';
}
