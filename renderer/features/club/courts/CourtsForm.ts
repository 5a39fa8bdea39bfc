import { makeAutoObservable } from 'mobx';
import type { saveCourts } from '../../../../shared/contract/club.ts';
import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { MAX_CLUB_VENUES, MAX_VENUE_COURTS } from '../../../../shared/domain/limits.ts';
import { SPORTS, type Sport } from '../../../../shared/domain/values.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { ApiFailure } from '../../../api/apiFailure.ts';
import { BodyCheck } from '../../../stores/BodyCheck.ts';
import { hasTexts, isListOf, isOneOf, isRecord } from '../../../stores/keptShapes.ts';
import { newRowKey } from '../../../ui/forms/rowKey.ts';

type Venue = Club['venues'][number];

export interface CourtRow {
  key: string;
  /** Null for a new one. */
  id: string | null;
  name: string;
  /** Empty where it is not said. */
  surface: string;
  indoor: boolean;
  sports: Sport[];
}

export interface VenueRow {
  key: string;
  /** The server's fields that are not typed here; null for a new one. */
  known: Pick<Venue, 'id' | 'country' | 'code' | 'lat' | 'lon'> | null;
  name: string;
  address: string;
  city: string;
  courts: CourtRow[];
}

const rowOf = ({ id, name, surface, indoor, sports }: Venue['courts'][number]): CourtRow => ({
  ...{ key: newRowKey(), id, name, surface: surface ?? '', indoor, sports },
});

const venueRowOf = ({ name, address, city, courts, ...known }: Venue): VenueRow => ({
  ...{ key: newRowKey(), known, name, address: address ?? '', city: city ?? '' },
  courts: courts.map(rowOf),
});

/** Whether it can have no more courts. */
export const isFullVenue = ({ courts }: Pick<VenueRow, 'courts'>): boolean => courts.length >= MAX_VENUE_COURTS;

const isSport = (value: unknown): value is Sport => isOneOf(SPORTS, value);
const isCourt = (value: unknown): value is CourtRow =>
  hasTexts(value, ['name', 'surface']) &&
  isRecord(value) &&
  typeof value.indoor === 'boolean' &&
  isListOf(value.sports, isSport);
const isVenueRow = (value: unknown): value is VenueRow =>
  hasTexts(value, ['name', 'address', 'city']) && isRecord(value) && isListOf(value.courts, isCourt);

/** A club's venues while its organisers edit them: they are saved as a whole (R-club-courts). */
export class CourtsForm {
  venues: VenueRow[];
  attempted = false;
  /** Key of the court whose only sport was to be taken off it a moment ago. */
  lastSportOf: string | null = null;
  refused: Partial<Record<string, TextKey>> = {};
  readonly #sports: Sport[];
  readonly #known: Venue[];
  readonly #start: string;
  readonly #check = new BodyCheck(() =>
    import('../../../../shared/contract/schemas/club.ts').then((m) => m.saveCourts.body),
  );

  constructor({ venues, sports }: Pick<Club, 'venues' | 'sports'>) {
    this.#sports = sports;
    this.#known = venues;
    this.venues = venues.map(venueRowOf);
    this.#start = JSON.stringify(this.body);
    makeAutoObservable(this, {}, { autoBind: true });
    this.clear();
  }

  /** Begins anew: it was saved, or given up. */
  clear(): void {
    this.venues = this.#known.map(venueRowOf);
    if (this.#known.length === 0) this.addVenue();
  }

  get isFull(): boolean {
    return this.venues.length >= MAX_CLUB_VENUES;
  }

  addVenue(): void {
    const venue = { key: newRowKey(), known: null, name: '', address: '', city: '', courts: [] };
    if (!this.isFull) this.venues.push(venue);
  }

  /** Adds a court like the one before it. @param name gives its name by its number */
  addCourt(venueKey: string, name: (number: number) => string): void {
    const venue = this.venues.find(({ key }) => key === venueKey);
    if (!venue || isFullVenue(venue)) return;
    const { surface = '', indoor = false, sports = this.#sports } = venue.courts.at(-1) ?? {};
    const taken = new Set(venue.courts.map((court) => court.name.trim().toLowerCase()));
    let number = venue.courts.length + 1;
    while (taken.has(name(number).toLowerCase())) number += 1;
    venue.courts.push({ key: newRowKey(), id: null, name: name(number), surface, indoor, sports: [...sports] });
  }

  setVenue(venue: VenueRow, change: Partial<Pick<VenueRow, 'name' | 'address' | 'city'>>): void {
    Object.assign(venue, change);
    this.refused = {};
  }

  setCourt(court: CourtRow, change: Partial<Omit<CourtRow, 'key' | 'id'>>): void {
    Object.assign(court, change);
    this.refused = {};
  }

  toggleSport(court: CourtRow, sport: Sport): void {
    const rest = court.sports.filter((each) => each !== sport);
    const sports = rest.length < court.sports.length ? rest : [...court.sports, sport];
    this.lastSportOf = sports.length === 0 ? court.key : null;
    if (sports.length > 0) this.setCourt(court, { sports });
  }

  /** @returns why the sport that was pressed last stays: a court is for one at least */
  sportProblemOf({ key }: CourtRow): TextKey | null {
    return this.lastSportOf === key ? 'field.tooFew' : null;
  }

  removeVenue({ key }: VenueRow): void {
    this.venues = this.venues.filter((venue) => venue.key !== key);
  }

  removeCourt(venue: VenueRow, { key }: CourtRow): void {
    venue.courts = venue.courts.filter((court) => court.key !== key);
  }

  /** Places that are left empty are none. */
  get filled(): VenueRow[] {
    return this.venues.filter(({ known, name, address, city, courts }) => {
      return known !== null || courts.length > 0 || `${name}${address}${city}`.trim() !== '';
    });
  }

  get body(): BodyOf<typeof saveCourts> {
    return {
      venues: this.filled.map(({ known, name, address, city, courts }) => ({
        ...known,
        ...{ name: name.trim(), address: address.trim() || null, city: city.trim() || null },
        courts: courts.map(({ id, name: court, surface, indoor, sports }) => ({
          ...(id !== null && { id }),
          ...{ name: court.trim(), surface: surface || null, indoor, sports },
        })),
      })),
    };
  }

  /** Whether the fields can be judged: the contract's schema has come. */
  get isReady(): boolean {
    return this.#check.judge !== null;
  }

  get faults(): Partial<Record<string, TextKey>> {
    return { ...this.#check.faultsOf(this.body), ...this.refused };
  }

  /** @returns the problem of a name, once saving was tried */
  errorOf(venue: VenueRow, court: CourtRow | null = null): TextKey | null {
    if (!this.attempted) return null;
    const at = `venues[${this.filled.indexOf(venue)}]`;
    return this.faults[court ? `${at}.courts[${venue.courts.indexOf(court)}].name` : `${at}.name`] ?? null;
  }

  /** @returns whether it can be sent */
  attempt(): boolean {
    this.attempted = true;
    return Object.keys(this.faults).length === 0;
  }

  /** Takes the server's refusal of a field. @returns whether a field says it */
  refuse({ code, data }: ApiFailure): boolean {
    if (code !== 'E.bad.request' || !data.fields) return false;
    this.refused = { ...data.fields };
    return true;
  }

  get typed(): { venues: VenueRow[]; from: string } | null {
    return JSON.stringify(this.body) === this.#start ? null : { venues: this.venues, from: this.#start };
  }

  /**
   * Takes up the typed rows, unless the club has other courts by now: it is saved as a whole, so old rows would remove
   * courts that were added since, and the matches on courts that got their ids since.
   */
  restore(kept: unknown): void {
    if (!isRecord(kept) || kept.from !== this.#start || !isListOf(kept.venues, isVenueRow)) return;
    const fresh = <Row extends object>(row: Row) => ({ ...row, key: newRowKey() });
    this.venues = kept.venues.map((venue) => ({ ...fresh(venue), courts: venue.courts.map(fresh) }));
  }
}
