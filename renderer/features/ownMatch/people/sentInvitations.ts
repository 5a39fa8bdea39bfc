import type { GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Game } from '../../../stores/GamesStore.ts';

/** Their invitation waits, or has nowhere to go: they take no mail of ours, or the address does not exist. */
const UNSENT: readonly GameInvitee['status'][] = ['PENDING', 'UNDELIVERABLE'];

/** @returns how many of a match's people an invitation has gone out to, without those who were in it `before` (R-reach) */
export function sentInvitations(game: Pick<Game, 'invitee'>, before: readonly Pick<GameInvitee, 'id'>[] = []): number {
  const known = new Set(before.map(({ id }) => id));
  return game.invitee.filter(({ id, status }) => !known.has(id) && !UNSENT.includes(status)).length;
}
