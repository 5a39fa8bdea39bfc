import type { GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { isOver } from '../../../stores/gameFacts.ts';

/** PLAYED: there is nothing more to say of them. */
export type ShownStatus = GameInvitee['status'] | 'WAITING' | 'PLAYED';

export interface ShownInvitee {
  invitee: GameInvitee;
  status: ShownStatus;
}

/** Players first, then those who may still come in, then those who will not. */
const ORDER: readonly ShownStatus[] = [
  'PLAYED',
  'CONFIRMED',
  'ACCEPTED',
  'WAITING',
  'OPENED',
  'SENT',
  'PENDING',
  'UNDELIVERABLE',
  'DECLINED',
];

/** Once a match is agreed, people who accepted and are not in it are on the waiting list. */
const statusIn = (game: Game, { status }: GameInvitee): ShownStatus =>
  status === 'ACCEPTED' && game.status !== 'CONFIRMED' ? 'WAITING' : status;

/** @returns the invited and their answers; for a match that is over, those who were in it (R-own-match-page) */
export function shownInvitees(game: Game, now: Date): ShownInvitee[] {
  if (isOver(game, now)) {
    const players = game.invitee.filter(({ status }) => status === 'CONFIRMED');
    return players.map((invitee) => ({ invitee, status: 'PLAYED' }));
  }
  return game.invitee
    .map((invitee) => ({ invitee, status: statusIn(game, invitee) }))
    .sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
}
