import type { Winner } from '../../../shared/domain/values.ts';
import type { Game } from '../../stores/GamesStore.ts';

export type Side = Exclude<Winner, 'UNKNOWN'>;

/** @returns the side on which the viewer of a match plays or played; null for a viewer who doesn't */
export function viewerSide(game: Game): Side | null {
  const { currentInvitee: self, initiatorTeam, opponentTeam } = game;
  const isOwner = game.userRole === 'OWNER';
  if (!isOwner && self?.status !== 'CONFIRMED') return null;
  const me = isOwner ? game.owner.id : self?.user.id;
  if (initiatorTeam?.players.some(({ id }) => id === me)) return 'INITIATOR';
  if (opponentTeam?.players.some(({ id }) => id === me)) return 'OPPONENT';
  return isOwner ? 'INITIATOR' : 'OPPONENT';
}

/** @returns whether the viewer played it and it has a score: its page is a board (R-played-page) */
export const isPlayed = (game: Game): boolean => game.playedStatus !== null && viewerSide(game) !== null;
