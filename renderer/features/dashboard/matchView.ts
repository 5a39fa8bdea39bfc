import { personName } from '../../../shared/domain/people/personName.ts';
import type { Period } from '../../../shared/domain/values.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { searchable } from '../../../shared/locales/searchable.ts';
import { type Game, isDue } from '../../stores/GamesStore.ts';
import { confirmedIn, pathOf } from '../../stores/gameFacts.ts';
import type { Person } from './courtSides.ts';

/** A match as the dashboard lists it for one player. */
export interface MatchView {
  game: Game;
  /** Everybody else in it, the organiser first. */
  persons: Person[];
  /** Their names. */
  people: string[];
  /** The agreed slot, or the only one on offer; null when there are several. */
  slot: Period | null;
  /** Windows on offer. */
  offered: number;
  /** Milliseconds by which it is sorted: its slot, else the first window on offer. */
  time: number;
  venues: string[];
  /** Address of its page: the invitation, or the organiser's page. */
  path: string;
  /** It waits for this player. */
  isDue: boolean;
  /** All names, to be searched. */
  names: string;
}

/** @returns whether its players, time and place are agreed */
export const isAgreed = ({ status, fromTime }: Game): boolean => status === 'SCHEDULED' && fromTime !== null;

/** @returns whether it is agreed and has not begun */
export const isAhead = (game: Game, now: Date): boolean =>
  isAgreed(game) && Date.parse(game.fromTime ?? '') > now.getTime();

/** The people in it: those confirmed once there are any, before that everybody who was asked. */
function personsOf(game: Game, userId: string): Person[] {
  const confirmed = confirmedIn(game);
  const invitees = (confirmed.length > 0 ? confirmed : game.invitee).map(({ user }) => user);
  return [game.owner, ...invitees].filter(
    (person, index, all) => person.id !== userId && all.findIndex(({ id }) => id === person.id) === index,
  );
}

/** @param language in which names are written */
export function viewMatch(game: Game, userId: string, language: Language): MatchView {
  const windows = game.calendarPreference.filter(({ invitationId }) => invitationId === null);
  const agreed = game.fromTime && game.toTime ? { fromTime: game.fromTime, toTime: game.toTime } : null;
  const only = windows.length === 1 ? windows[0] : undefined;
  const first = Math.min(...windows.map(({ fromTime }) => Date.parse(fromTime)));
  const everybody = [game.owner, ...game.invitee.map(({ user }) => user)];
  const persons = personsOf(game, userId);
  return {
    game,
    persons,
    people: persons.map((person) => personName(person, language)),
    slot: agreed ?? (only ? { fromTime: only.fromTime, toTime: only.toTime } : null),
    offered: windows.length,
    time: agreed ? Date.parse(agreed.fromTime) : Number.isFinite(first) ? first : Date.parse(game.createDt),
    venues: game.summary.locations,
    path: pathOf(game),
    isDue: isDue(game),
    names: searchable(everybody.map((person) => personName(person, language)).join(' ')),
  };
}

export type SortKey = 'date' | 'place';

/** Order of the list: by time, or by venue and then newest first. `ascending` is earliest, or A to Z. */
export function compareMatches(key: SortKey, ascending: boolean, language: string) {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = ascending ? 1 : -1;
  return (a: MatchView, b: MatchView): number => {
    if (key === 'date') return sign * (a.time - b.time);
    return sign * collator.compare(a.venues.join(), b.venues.join()) || b.time - a.time;
  };
}
