import type { Winner } from '../../../../shared/domain/values.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { confirmedIn } from '../../../stores/gameFacts.ts';
import type { Person } from '../courtSides.ts';

/** A match as one of its sides sees it. */
export interface OwnSide {
  own: Extract<Winner, 'INITIATOR' | 'OPPONENT'>;
  other: Extract<Winner, 'INITIATOR' | 'OPPONENT'>;
  /** Who is on the other side. */
  against: Person[];
}

/** @returns the sides of a match for one of its players: the teams, or the organiser against the others */
export function sidesFor(game: Game, userId: string): OwnSide {
  const initiators: Person[] = game.initiatorTeam?.players ?? [game.owner];
  const opponents: Person[] = game.opponentTeam?.players ?? confirmedIn(game).map(({ user }) => user);
  return initiators.some(({ id }) => id === userId)
    ? { own: 'INITIATOR', other: 'OPPONENT', against: opponents }
    : { own: 'OPPONENT', other: 'INITIATOR', against: initiators };
}
