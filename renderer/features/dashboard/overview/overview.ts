import { overlappingGroups } from '../../../../shared/domain/match/overlapping.ts';
import { isAgreed, type MatchView } from '../matchView.ts';

/** The matches of a player that are not past, each at one place. */
export interface Overview {
  /** The agreed match that is on, or begins next. */
  next: MatchView | null;
  /** Matches that wait for the player, the soonest first. */
  due: MatchView[];
  /** Agreed matches after the next one. */
  later: MatchView[];
  /** Matches that wait for others, the soonest first. */
  waiting: MatchView[];
  /** Agreed matches that the player can't all play, as they are at the same time (R-clashes). */
  clashes: MatchView[];
}

const bySoonest = (matches: readonly MatchView[]): MatchView[] => matches.toSorted((a, b) => a.time - b.time);

/** Whether others have to do something: answer, or make up the number. */
const waitsForOthers = ({ game }: MatchView): boolean =>
  game.summary.icon === 'pending' || game.summary.title === 'summary.invitee.confirmed';

/** Whether the player is in it: people on its waiting list have no match then. */
const plays = ({ game }: MatchView): boolean =>
  game.userRole === 'OWNER' || game.currentInvitee?.status === 'CONFIRMED';

function clashesAmong(matches: readonly MatchView[], now: Date): MatchView[] {
  const ahead = matches.filter(({ game }) => isAgreed(game) && Date.parse(game.toTime ?? '') > now.getTime());
  const slots = ahead.filter(plays).map((match) => ({ match, ...slotOf(match) }));
  return overlappingGroups(slots).flatMap((group) => group.map(({ match }) => match));
}

const slotOf = ({ game: { fromTime, toTime } }: MatchView) => ({ fromTime: fromTime ?? '', toTime: toTime ?? '' });

/** @returns the dashboard's first view; matches that a player declined or has left are in the list alone (R-dashboard) */
export function overviewOf(matches: readonly MatchView[], now: Date): Overview {
  const due = matches.filter(({ isDue }) => isDue);
  const others = matches.filter(({ isDue }) => !isDue);
  const agreed = bySoonest(
    others.filter(
      ({ game }) => isAgreed(game) && game.summary.icon === 'settled' && Date.parse(game.toTime ?? '') > now.getTime(),
    ),
  );
  const [next = null, ...later] = agreed;
  return {
    next,
    later,
    due: bySoonest(due),
    waiting: bySoonest(others.filter(waitsForOthers)),
    clashes: clashesAmong(matches, now),
  };
}
