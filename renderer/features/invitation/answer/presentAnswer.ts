import { candidateStarts, cellsOfPeriods, commonSlots } from '../../../../shared/domain/calendar.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { activeCells, type Offer } from '../../calendar/gridModel.ts';
import { offerOf, placesOf, timesOf } from '../invitationFacts.ts';

/** What an invitee has chosen and said. */
export interface Answer {
  /** Chosen half hours by their start. */
  cells: ReadonlySet<string>;
  /** Ids of chosen locationPreference entries. */
  places: ReadonlySet<string>;
  note: string;
  shareMyPhone: boolean;
}

/**
 * @param now ISO instant
 * @returns the answer given before, else what leaves no choice
 */
export function presentAnswer(game: Game, now: string): Answer {
  const offer = offerOf(game, now);
  const times = timesOf(game);
  const places = placesOf(game);
  const [start, ...more] = candidateStarts(offer.windows, offer.duration, offer.timezone, now);
  const [place, ...others] = places.offered;
  const onlyTime = start && more.length === 0 ? activeCells(offer) : new Set<string>();
  const onlyPlace = new Set(place && others.length === 0 ? [place.id] : []);
  return {
    cells: times.own.length > 0 ? playableCells(offer, times.own) : onlyTime,
    places: places.own.length > 0 ? new Set(places.own.map(({ id }) => id)) : onlyPlace,
    note: game.currentInvitee?.note ?? '',
    shareMyPhone: game.currentInvitee?.shareMyPhone ?? false,
  };
}

/** @returns the cells of what was chosen in which a match can still be played */
export function playableCells(
  { windows, duration, timezone, now }: Offer,
  chosen: Iterable<Period>,
): ReadonlySet<string> {
  return new Set(cellsOfPeriods(commonSlots(windows, [[...chosen]], duration, timezone, now), timezone));
}
