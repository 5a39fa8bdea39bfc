import type { Club } from '../../../shared/contract/schemas/club.ts';
import type { GameLocation } from '../../../shared/contract/schemas/gameAnswer.ts';
import { zoneOffsetMinutes } from '../../../shared/domain/calendar/zone.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import { isolated } from '../../../shared/locales/intl.ts';

/** Two places with the same fields are one, for us as for the server. */
export interface VenueAddress {
  name: string;
  address: string | null;
}

/** @returns whether two places are one */
export const isSameVenue = (one: VenueAddress, other: VenueAddress): boolean =>
  one.name.trim() === other.name.trim() && (one.address ?? '').trim() === (other.address ?? '').trim();

/** @param now ISO instant @returns where a club plays, as places of a match */
export function venuesOfClub({ venues, timezone }: Club, now: string): GameLocation[] {
  return venues.map(({ courts: _courts, ...venue }) => ({
    ...venue,
    data: null,
    timezone,
    timezoneOffset: zoneOffsetMinutes(now, timezone),
    favorite: false,
  }));
}

export interface OfferedCourt {
  id: string;
  /** With its place, where the match may be at several. */
  name: string;
}

/** @returns the courts of a club for a sport, at those of its venues that a match may be at (R-club-match) */
export function courtsAt({ venues }: Club, chosen: readonly VenueAddress[], sport: Sport): OfferedCourt[] {
  const there = venues.filter((venue) => chosen.some((each) => isSameVenue(each, venue)));
  return there.flatMap((venue) =>
    venue.courts
      .filter(({ sports }) => sports.includes(sport))
      .map(({ id, name }) => ({ id, name: there.length > 1 ? `${isolated(venue.name)}: ${isolated(name)}` : name })),
  );
}
