import type { KnownPerson } from '../../../../shared/contract/schemas/people.ts';
import { MINUTE_MS } from '../../../../shared/domain/calendar/zone.ts';
import { SPORTS, type Sport } from '../../../../shared/domain/values.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { offeredWindows } from '../../../stores/gameFacts.ts';
import { type WallWindow, wallWindowsOf } from '../../matchForm/windowTimes.ts';
import { copyOf, groupOf } from '../copy/copyGame.ts';
import { firstChoices } from '../draft/choices.ts';
import type { KeptDraft } from '../draft/keptDraft.ts';

/**
 * @param known people whom the organiser may invite by a tap; others are left out
 * @returns the next match as its organiser has last made one: people, places, times, length and rules. The facts of
 *   that one alone, its note, its court and who else could join, are left out (R-organise-habits).
 */
export function learntDraft(game: Game, known: readonly KnownPerson[], now: Date): KeptDraft {
  // One that is still to come is repeated the week after it.
  const first = Date.parse(offeredWindows(game)[0]?.fromTime ?? '');
  const { choices, windows, places } = copyOf(game, first > now.getTime() ? new Date(first) : now);
  const { sport, matchType, duration, setRule, category, candidateMethod, expiryDays, timezone } = choices;
  const asked = new Set(groupOf(game).map(({ user }) => user.id));
  return {
    choices: {
      ...firstChoices(timezone),
      ...{ sport, matchType, duration, setRule, category, candidateMethod, expiryDays },
    },
    windows,
    places,
    guests: [],
    known: known.filter(({ id }) => asked.has(id)).map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
  };
}

/** The longest window that the contract takes. */
const MAX_WINDOW_MS = 24 * 60 * MINUTE_MS;
/** How long after it a time is over on every clock on earth. */
const LAST_ZONE_MS = 12 * 60 * MINUTE_MS;
const WALL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * @param search of an address such as `?from=2026-11-24T18:00&to=2026-11-24T21:00`, by the clock of the venue
 * @returns the time it asks for; null when it names none that can still be offered
 */
export function offeredTime(search: string, now: Date): WallWindow[] | null {
  const query = new URLSearchParams(search);
  const [from, to] = ['from', 'to'].map((name) => {
    const text = query.get(name) ?? '';
    return WALL_TIME.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  });
  if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to)) return null;
  if (to <= from || to - from > MAX_WINDOW_MS || to + LAST_ZONE_MS <= now.getTime()) return null;
  return wallWindowsOf({ fromTime: new Date(from).toISOString(), toTime: new Date(to).toISOString() }, 'UTC');
}

/** The people and the sport that a match is asked for. */
export interface Asked {
  /** Player codes. */
  codes: string[];
  sport: Sport | null;
}

const CODE = /^[A-Za-z0-9]{1,64}$/;
/** Three others fill a double. */
const MAX_ASKED = 3;

/**
 * @param search of an address such as `?with=abc,def&sport=PADEL`
 * @returns the people to ask; null when it names nobody
 */
export function askedPeople(search: string): Asked | null {
  const query = new URLSearchParams(search);
  const named = (query.get('with') ?? '').toLowerCase().split(',');
  const codes = [...new Set(named.filter((code) => CODE.test(code)))].slice(0, MAX_ASKED);
  const sport = SPORTS.find((each) => each === query.get('sport')) ?? null;
  return codes.length > 0 ? { codes, sport } : null;
}
