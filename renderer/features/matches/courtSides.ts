import { requiredPlayers } from '../../../shared/domain/match/gameActions.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { confirmedIn } from '../../stores/gameFacts.ts';

/** Somebody as courts and cards show them. */
export interface Person {
  id: string;
  firstName: string;
  lastName: string;
  profileImageId: string | null;
}

type Side = (Person | null)[];

/**
 * Who stands on either side of a match's court, who looks at it on the first; null where somebody is missing. While a double
 * has no teams, its players fill the court in one order for everybody: nobody is anybody's partner yet (R-partner).
 */
export function courtSides(game: Game, userId: string): readonly [Side, Side] {
  const isDoubles = requiredPlayers(game.gamePreference.matchType) > 1;
  const size = isDoubles ? 2 : 1;
  const { initiatorTeam, opponentTeam } = game;
  if (initiatorTeam && opponentTeam) {
    const [one, other] = [initiatorTeam.players, opponentTeam.players];
    return other.some(({ id }) => id === userId) ? [ownFirst(other, userId), one] : [ownFirst(one, userId), other];
  }
  const all = [game.owner, ...confirmedIn(game).map(({ user }) => user)];
  const players: Side = isDoubles ? all : ownFirst(all, userId);
  const filled = Array.from({ length: 2 * size }, (_, at) => players[at] ?? null);
  return [filled.slice(0, size), filled.slice(size)];
}

const ownFirst = (people: readonly Person[], userId: string): Person[] =>
  people.toSorted((a, b) => Number(b.id === userId) - Number(a.id === userId));
