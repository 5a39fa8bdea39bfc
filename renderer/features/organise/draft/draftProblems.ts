import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { NewGame } from '../../../stores/GamesStore.ts';
import type { GuestList } from '../../invitees/GuestList.ts';
import { courtProblem } from '../../matchForm/courtChoice.ts';
import type { VenueList } from '../../matchForm/VenueList.ts';
import type { WindowList } from '../../matchForm/WindowList.ts';
import type { Choices } from './choices.ts';
import { type Wishes, wishProblems } from './matchWishes.ts';

/** What stands in the way of sending a new match: of each step as a whole, and of each wish. */
export interface DraftProblems {
  windows: TextKey | null;
  venues: TextKey | null;
  guests: TextKey | null;
  series: TextKey | null;
  wishes: Map<keyof Wishes, TextKey>;
  /** How many things there are, rows included. */
  count: number;
}

interface Drafted {
  choices: Choices;
  windows: WindowList;
  venues: VenueList;
  guests: GuestList;
  /** Everybody invited, by address or picked. */
  guestCount: number;
  /** Null is unlimited. */
  guestLimit: number | null;
  /** Whoever fits finds the match without an invitation. */
  isOpen: boolean;
  series: readonly NewGame[];
}

function guestsProblem({ guestCount, guestLimit, isOpen }: Drafted): TextKey | null {
  if (guestCount === 0 && !isOpen) return 'organise.guests.problem.none';
  return guestLimit !== null && guestCount > guestLimit ? 'organise.guests.problem.limit' : null;
}

function seriesProblem({ series, windows }: Drafted): TextKey | null {
  const isFit = series.every(({ calendarPreference }) => calendarPreference.length > 0);
  return isFit || windows.periods.length === 0 ? null : 'organise.series.problem';
}

export function draftProblems(draft: Drafted): DraftProblems {
  const { choices, windows, venues, guests } = draft;
  const steps = {
    windows: windows.rows.length === 0 ? ('organise.when.problem.none' as const) : null,
    venues: venues.rows.length === 0 ? ('organise.where.problem.none' as const) : null,
    guests: guestsProblem(draft),
    series: seriesProblem(draft),
  };
  const wishes = wishProblems(choices);
  const whole = [...Object.values(steps), !choices.plays, courtProblem(choices.court)].filter(Boolean).length;
  const rows = windows.problems.size + venues.problems.size + guests.problems.size;
  return { ...steps, wishes, count: whole + rows + wishes.size };
}
