import { candidateStarts } from '../../../../shared/domain/calendar/calendar.ts';
import { startsOfPeriods } from '../../../../shared/domain/calendar/chosenStarts.ts';
import type { RatherNot } from '../../../../shared/domain/match/ratherNot.ts';
import type { RefusedAnswer } from '../../../../shared/renderedPage.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { timesOf, venuesOf } from '../../../stores/gameFacts.ts';
import type { CalendarTimes } from '../../calendar/gridModel.ts';

/** The parts of an answer they would rather not: chosen starts, and ids of chosen venues (R-rather-not). */
export interface Marks {
  starts: ReadonlySet<string>;
  venues: ReadonlySet<string>;
}

export const NO_MARKS: Marks = { starts: new Set(), venues: new Set() };

const within = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  new Set([...some].filter((each) => all.has(each)));

/** @returns the marks of the chosen ones */
export const marksIn = (marks: Marks, chosen: Marks): Marks => ({
  starts: within(marks.starts, chosen.starts),
  venues: within(marks.venues, chosen.venues),
});

/** @returns the marks of an answer given before that can still be made */
function marksOf(ratherNot: RatherNot | null, offer: CalendarTimes, chosen: Marks): Marks {
  // Nothing is looked for among the starts of sixty days where nothing was marked (R-render-work).
  if (!ratherNot) return NO_MARKS;
  const { slots, venues } = ratherNot;
  return marksIn({ starts: new Set(startsOfPeriods(offer, slots)), venues: new Set(venues) }, chosen);
}

/** An invitee's choices and words. */
export interface Answer {
  /** Chosen starts. */
  starts: ReadonlySet<string>;
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
 * @returns the answer given before, else the only choice, and every venue
 */
export function currentAnswer(game: Game, now: string): Answer {
  const offer = calendarTimesOf(game, now);
  const times = timesOf(game);
  const venues = venuesOf(game);
  const all = candidateStarts(offer.windows, offer.duration, offer.timezone, now);
  // Invitees who don't mind where can answer at once: each venue suits (R-everything).
  const chosenVenues = venues.own.length > 0 ? venues.own : venues.offered;
  const chosen = {
    starts: new Set(times.own.length > 0 ? startsOfPeriods(offer, times.own) : all.length === 1 ? all : []),
    venues: new Set(chosenVenues.map(({ id }) => id)),
  };
  return {
    ...chosen,
    ratherNot: marksOf(game.currentInvitee?.ratherNot ?? null, offer, chosen),
    note: game.currentInvitee?.note ?? '',
    shareMyPhone: game.currentInvitee?.shareMyPhone ?? false,
  };
}

/** @returns the answer in a form that was sent without a script */
export function answerOfForm({ starts, venues, typed }: RefusedAnswer): Answer {
  return {
    starts: new Set(starts),
    venues: new Set(venues),
    ratherNot: NO_MARKS,
    note: typed.note ?? '',
    shareMyPhone: 'shareMyPhone' in typed,
  };
}
