import { isIn } from '../../../shared/domain/values.ts';
import type { Game } from '../../stores/GamesStore.ts';

type Invitee = Game['invitee'][number];

/** Somebody beside the organiser who plays, or would. */
export interface Player {
  key: string;
  user: Pick<Invitee['user'], 'id' | 'firstName' | 'lastName' | 'profileImageId' | 'phone'>;
  status: Invitee['status'];
  isSelf: boolean;
}

/** @returns who is in beside the organiser; whom a share link shows no invitees sees the teams once they stand (R-share-view) */
export function playersOf({ invitee, owner, currentInvitee, initiatorTeam, opponentTeam }: Game): Player[] {
  if (invitee.length > 0) {
    return invitee
      .filter(({ status }) => isIn(status))
      .map(({ id, user, status }) => ({ key: id, user, status, isSelf: id === currentInvitee?.id }));
  }
  return [...(initiatorTeam?.players ?? []), ...(opponentTeam?.players ?? [])]
    .filter(({ id }) => id !== owner.id)
    .map((user) => ({
      key: user.id,
      user: { ...user, phone: null },
      status: 'CONFIRMED',
      isSelf: user.id === currentInvitee?.user.id,
    }));
}
