import { isIn } from '../../../../shared/domain/values.ts';
import { PersonAvatar } from '../../../app/people/PersonAvatar.tsx';
import type { Game } from '../../../stores/GamesStore.ts';
import type { CourtPlayer } from '../../../ui/court/positions.ts';

/** The viewer's own position has this key, whether they are on it yet or not. */
export const MINE = 'mine';

type Sides = [CourtPlayer[], CourtPlayer[]];
type Person = Game['owner'];

interface SidesOptions {
  /** What stands on the position that is open for the viewer, and under it; null where none is. */
  open: { picture: React.ReactNode; name: string } | null;
  /** What is said under a player, such as the name with a level. */
  nameOf: (person: Pick<Person, 'id' | 'firstName'>) => string;
}

/** Partners as the match has them; null before they are chosen. */
function teamsOf({ initiatorTeam, opponentTeam }: Game): [string[], string[]] | null {
  if (!initiatorTeam || !opponentTeam) return null;
  return [initiatorTeam.players.map(({ id }) => id), opponentTeam.players.map(({ id }) => id)];
}

/**
 * Who stands where on the court of an invitation: its organiser at the left, whoever looks at it at the right.
 * @returns two sides of equal size, null where nobody is yet
 */
export function courtSides(game: Game, { open, nameOf }: SidesOptions): Sides {
  const size = game.summary.requiredPlayerCount > 1 ? 2 : 1;
  const self = game.currentInvitee;
  const isLooking = game.status === 'CONFIRMED';
  const playing = game.invitee.filter(({ status }) => (isLooking ? isIn(status) : status === 'CONFIRMED'));
  const people = [...playing].sort((a, b) => Number(b.id === self?.id) - Number(a.id === self?.id));
  const player = (person: Person, key: string): CourtPlayer => ({
    key,
    picture: <PersonAvatar person={person} size={size === 1 ? 'l' : 'm'} />,
    name: nameOf(person),
  });
  const owner = player(game.owner, 'owner');
  const others = people.map(({ id, user }) => ({ id: user.id, player: player(user, id === self?.id ? MINE : id) }));
  const teams = teamsOf(game);
  if (teams) {
    const all = [{ id: game.owner.id, player: owner }, ...others];
    return teams.map((ids) => all.filter(({ id }) => ids.includes(id)).map((each) => each.player)) as Sides;
  }
  const rest: CourtPlayer[] = [...(open ? [{ key: MINE, ...open }] : []), ...others.map((each) => each.player)];
  const at = (index: number): CourtPlayer => rest[index] ?? null;
  return size === 1
    ? [[owner], [at(0)]]
    : [
        [owner, at(1)],
        [at(0), at(2)],
      ];
}
