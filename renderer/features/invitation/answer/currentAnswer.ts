import { blockOf, candidateStarts, cellsOfPeriods, commonSlots } from '../../../../shared/domain/calendar/calendar.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import type { RefusedAnswer } from '../../../../shared/renderedPage.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { timesOf, venuesOf } from '../../../stores/gameFacts.ts';
import { activeCells, type CalendarTimes } from '../../calendar/gridModel.ts';
import { type Marks, marksOf, NO_MARKS } from './marks.ts';

/** What an invitee has chosen and said. */
export interface Answer {
  /** Chosen half hours by their start. */
  cells: ReadonlySet<string>;
  /** Ids of chosen locationPreference entries. */
  venues: ReadonlySet<string>;
  ratherNot: Marks;
  note: string;
  shareMyPhone: boolean;
}

/** @param now ISO instant */
export function calendarTimesOf(game: Game, now: string): CalendarTimes {
  const { timezone, gamePreference } = game;
  return { windows: timesOf(game).offered, duration: gamePreference.duration, timezone, now };
}

/**
 * @param now ISO instant
 * @returns the answer given before, else what leaves no choice, and every venue
 */
export function currentAnswer(game: Game, now: string): Answer {
  const offer = calendarTimesOf(game, now);
  const times = timesOf(game);
  const venues = venuesOf(game);
  const [start, ...more] = candidateStarts(offer.windows, offer.duration, offer.timezone, now);
  const onlyTime = start && more.length === 0 ? activeCells(offer) : new Set<string>();
  // Who doesn't mind where can answer at once: each of them suits (R-everything).
  const chosenVenues = venues.own.length > 0 ? venues.own : venues.offered;
  const chosen = {
    cells: times.own.length > 0 ? playableCells(offer, times.own) : onlyTime,
    venues: new Set(chosenVenues.map(({ id }) => id)),
  };
  return {
    ...chosen,
    ratherNot: marksOf(game.currentInvitee?.ratherNot ?? null, offer.timezone, chosen),
    note: game.currentInvitee?.note ?? '',
    shareMyPhone: game.currentInvitee?.shareMyPhone ?? false,
  };
}

/** @returns the cells of what was chosen in which a match can still be played */
export function playableCells(
  { windows, duration, timezone, now }: CalendarTimes,
  chosen: Iterable<Period>,
): ReadonlySet<string> {
  return new Set(cellsOfPeriods(commonSlots(windows, [[...chosen]], duration, timezone, now), timezone));
}

/** @returns what was ticked and written in a form that was sent without a script */
export function answerOfForm({ starts, venues, typed }: RefusedAnswer, { gamePreference }: Game): Answer {
  const cells = starts.flatMap((start) => blockOf(start, gamePreference.duration));
  return {
    cells: new Set(cells),
    venues: new Set(venues),
    ratherNot: NO_MARKS,
    note: typed.note ?? '',
    shareMyPhone: 'shareMyPhone' in typed,
  };
}
