import { sidesInOrder } from '../../../shared/court/courtPlans.ts';
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
 * The players on either side of a match's court, the viewer on the first; null where somebody is missing. While a double
 * has no teams, its players fill the court in one order for everybody: nobody is anybody's partner yet (R-partner).
 */
export function courtSides(game: Game, userId: string): readonly [Side, Side] {
  const isDoubles = requiredPlayers(game.gamePreference.matchType) > 1;
  const { initiatorTeam, opponentTeam } = game;
  if (initiatorTeam && opponentTeam) {
    const [one, other] = [initiatorTeam.players, opponentTeam.players];
    return other.some(({ id }) => id === userId) ? [ownFirst(other, userId), one] : [ownFirst(one, userId), other];
  }
  const others = confirmedIn(game).map(({ user }) => user);
  const [own, other] = sidesInOrder<Person | null>(game.owner, others, isDoubles ? 2 : 1, null);
  return !isDoubles && other[0]?.id === userId ? [other, own] : [own, other];
}

const ownFirst = (people: readonly Person[], userId: string): Person[] =>
  people.toSorted((a, b) => Number(b.id === userId) - Number(a.id === userId));
