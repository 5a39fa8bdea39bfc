import { sidesInOrder } from '../../../shared/court/courtPlans.ts';
import { isIn } from '../../../shared/domain/values.ts';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import type { Game } from '../../stores/GamesStore.ts';
import type { CourtPlayer } from '../../ui/court/positions.ts';

/** The viewer's own position has this key, whether they are on it yet or not. */
export const MINE = 'mine';

type Sides = [CourtPlayer[], CourtPlayer[]];
type Person = Pick<Game['owner'], 'id' | 'firstName' | 'lastName' | 'profileImageId'>;

interface SidesOptions {
  /** Picture and name on the position that is open for the viewer; null where none is. */
  open: { picture: React.ReactNode; name: string } | null;
  /** The text under a player, such as the name with a level. */
  nameOf: (person: Person) => string;
}

/**
 * The places of the players on the court of a match: its organiser at the left, any other viewer at the right.
 * @returns two sides of equal size, null for an empty place
 */
export function courtSides(game: Game, { open, nameOf }: SidesOptions): Sides {
  const size = game.summary.requiredPlayerCount > 1 ? 2 : 1;
  const self = game.currentInvitee;
  const isLooking = game.status === 'CONFIRMED';
  const playing = game.invitee.filter(({ status }) => (isLooking ? isIn(status) : status === 'CONFIRMED'));
  // An agreed double without teams looks the same to all who see it: nobody is anybody's partner yet (R-partner).
  const isShared = size === 2 && !isLooking;
  const people = isShared
    ? playing
    : [...playing].sort((a, b) => Number(b.id === self?.id) - Number(a.id === self?.id));
  const player = (person: Person, key: string): CourtPlayer => ({
    key,
    picture: <PersonAvatar person={person} size={size === 1 ? 'l' : 'm'} />,
    name: nameOf(person),
  });
  const keyOf = ({ id }: { id: string }) => (id === self?.user.id ? MINE : id);
  const { initiatorTeam, opponentTeam } = game;
  if (initiatorTeam && opponentTeam) {
    const side = (team: typeof initiatorTeam) => team.players.map((each) => player(each, keyOf(each)));
    return [side(initiatorTeam), side(opponentTeam)];
  }
  const owner = player(game.owner, game.owner.id);
  const others = people.map(({ user }) => player(user, keyOf(user)));
  const rest: CourtPlayer[] = [...(open ? [{ key: MINE, ...open }] : []), ...others];
  return sidesInOrder<CourtPlayer>(owner, rest, size, null);
}
