import { candidateStarts } from '../../../../shared/domain/calendar/calendar.ts';
import { cellsOfStarts, startsOfPeriods } from '../../../../shared/domain/calendar/chosenStarts.ts';
import type { RefusedAnswer } from '../../../../shared/renderedPage.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { timesOf, venuesOf } from '../../../stores/gameFacts.ts';
import type { CalendarTimes } from '../../calendar/gridModel.ts';
import { type Marks, marksOf, NO_MARKS } from './marks.ts';

/** What an invitee has chosen and said. */
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
 * @returns the answer given before, else what leaves no choice, and every venue
 */
export function currentAnswer(game: Game, now: string): Answer {
  const offer = calendarTimesOf(game, now);
  const times = timesOf(game);
  const venues = venuesOf(game);
  const all = candidateStarts(offer.windows, offer.duration, offer.timezone, now);
  // Who doesn't mind where can answer at once: each of them suits (R-everything).
  const chosenVenues = venues.own.length > 0 ? venues.own : venues.offered;
  const chosen = {
    starts: new Set(times.own.length > 0 ? startsOfPeriods(offer, times.own) : all.length === 1 ? all : []),
    venues: new Set(chosenVenues.map(({ id }) => id)),
  };
  const cells = cellsOfStarts(chosen.starts, offer.duration);
  return {
    ...chosen,
    ratherNot: marksOf(game.currentInvitee?.ratherNot ?? null, offer.timezone, { cells, venues: chosen.venues }),
    note: game.currentInvitee?.note ?? '',
    shareMyPhone: game.currentInvitee?.shareMyPhone ?? false,
  };
}

/** @returns what was ticked and written in a form that was sent without a script */
export function answerOfForm({ starts, venues, typed }: RefusedAnswer): Answer {
  return {
    starts: new Set(starts),
    venues: new Set(venues),
    ratherNot: NO_MARKS,
    note: typed.note ?? '',
    shareMyPhone: 'shareMyPhone' in typed,
  };
}
