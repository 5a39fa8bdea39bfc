import { makeAutoObservable } from 'mobx';
import { editLocation, findLocations } from '../../../shared/contract/location.ts';
import type { GameLocation } from '../../../shared/contract/schemas/gameAnswer.ts';
import { isSameZone } from '../../../shared/domain/calendar/zoneNames.ts';
import { MAX_VENUES } from '../../../shared/domain/limits.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { searchable } from '../../../shared/locales/searchable.ts';
import type { ApiClient } from '../../api/client.ts';
import { BodyCheck } from '../../stores/BodyCheck.ts';
import type { NewGame } from '../../stores/GamesStore.ts';
import { hasTexts } from '../../stores/keptShapes.ts';
import { Query } from '../../stores/Query.ts';
import { newRowKey } from '../../ui/forms/rowKey.ts';
import { isSameVenue } from './clubVenues.ts';

export interface VenueText {
  name: string;
  address: string;
  city: string;
}

export interface VenueRow extends VenueText {
  key: string;
  /** One of the organiser's earlier venues, or of their club's, with its zone; null for a new one. */
  known: { id: string; timezone: string; ofClub?: boolean } | null;
}

/** Venues the server names at once: if it names as many, there may be more. */
const MAX_EARLIER = 30;

const locationOf = ({ name, address, city }: VenueText) => ({
  name: name.trim(),
  address: address.trim() || null,
  city: city.trim() || null,
});

/** @returns an earlier venue as a row of the form */
export function earlierVenue({ id, timezone, name, address, city }: GameLocation): Omit<VenueRow, 'key'> {
  return { known: { id, timezone }, name, address: address ?? '', city: city ?? '' };
}

/** The venues an organiser offers, in their order: the first common one is where the match is played (R-venue). */
export class VenueList {
  rows: VenueRow[] = [];
  readonly earlier = new Query(() => this.#api.call(findLocations, { query: { q: '' } }));
  search = '';
  /** The venues of the match's club. */
  ofClub: readonly GameLocation[] = [];
  readonly #api: ApiClient;
  readonly #check = new BodyCheck(() =>
    import('../../../shared/contract/schemas/gameFields.ts').then((m) => m.newLocation),
  );

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get full(): boolean {
    return this.rows.length >= MAX_VENUES;
  }

  /** The rows that are sent: those left empty beside others are not. */
  get filled(): VenueRow[] {
    return this.rows.filter(({ known, name, address, city }) => known || `${name}${address}${city}`.trim() !== '');
  }

  /** Never fails: the state is in `earlier`, and a venue can be typed without it. */
  async loadEarlier(): Promise<void> {
    await this.earlier.refresh();
    // First-time organisers have to type: the fields are there already.
    if ((this.earlier.value ?? []).length === 0 && this.rows.length === 0) this.add();
  }

  /**
   * Looks for venues by name, address or city: among those loaded, and where there may be more, on the server.
   * Never fails: the loaded ones can be found without it.
   */
  async find(words: string): Promise<void> {
    this.search = words;
    const known = this.earlier.value ?? [];
    const q = words.trim();
    if (q === '' || known.length < MAX_EARLIER) return;
    const venues = await this.#api.call(findLocations, { query: { q } }).catch(() => []);
    const here = this.earlier.value ?? [];
    const more = venues.filter(({ id }) => here.every((venue) => venue.id !== id));
    if (more.length > 0) this.earlier.set([...here, ...more]);
  }

  /** @throws ApiFailure; then the venue is as it was */
  async setFavorite(id: string, favorite: boolean): Promise<void> {
    const saved = await this.#api.call(editLocation, { params: { id }, body: { favorite } });
    const here = this.earlier.value ?? [];
    this.earlier.set(here.map((venue) => (venue.id === id ? saved : venue)));
  }

  /** Those of `offered` that the search finds: every word is somewhere in name, address or city. */
  get found(): GameLocation[] {
    const words = searchable(this.search).split(/\s+/).filter(Boolean);
    const textOf = ({ name, address, city }: GameLocation) => searchable([name, address, city].join(' '));
    return this.offered.filter((venue) => words.every((word) => textOf(venue).includes(word)));
  }

  /** All there are to choose from: those of the club first, each as the organiser's own where it is one of theirs already. */
  get choices(): GameLocation[] {
    const own = this.earlier.value ?? [];
    const ofClub = this.ofClub.map((each) => own.find((venue) => isSameVenue(venue, each)) ?? each);
    return [...ofClub, ...own.filter((venue) => !ofClub.includes(venue))];
  }

  /** Whether it is not one of the organiser's own yet. */
  isOfClub({ id }: Pick<GameLocation, 'id'>): boolean {
    return this.ofClub.some((each) => each.id === id);
  }

  /** Venues that can be added: all venues of a game are in one zone. */
  get offered(): GameLocation[] {
    const zone = this.rows.find((row) => row.known)?.known?.timezone;
    const chosen = new Set(this.rows.map((row) => row.known?.id));
    return this.choices.filter(
      (venue) => !chosen.has(venue.id) && (zone === undefined || isSameZone(zone, venue.timezone)),
    );
  }

  add(): void {
    if (!this.full) this.rows.push({ key: newRowKey(), known: null, name: '', address: '', city: '' });
  }

  /** Takes one of those on offer; it fills a row that is still empty. */
  pick(venue: GameLocation): void {
    const row: VenueRow = { key: newRowKey(), ...earlierVenue(venue) };
    if (row.known && this.isOfClub(venue)) row.known.ofClub = true;
    const empty = this.rows.findIndex((each) => !each.known && !each.name && !each.address && !each.city);
    if (empty >= 0) this.rows.splice(empty, 1, row);
    else if (!this.full) this.rows.push(row);
  }

  set(key: string, change: Partial<VenueText>): void {
    const row = this.rows.find((each) => each.key === key);
    if (row) Object.assign(row, change);
  }

  remove(key: string): void {
    this.rows = this.rows.filter((row) => row.key !== key);
  }

  take(rows: readonly Omit<VenueRow, 'key'>[]): void {
    this.rows = rows.slice(0, MAX_VENUES).map((row) => ({ ...row, key: newRowKey() }));
  }

  /** Whether the fields can be judged: the contract's schema has come. */
  get isReady(): boolean {
    return this.#check.judge !== null;
  }

  /** By row, of its name. */
  get problems(): Map<string, TextKey> {
    const asked = this.filled.length > 0 ? this.filled : this.rows.slice(0, 1);
    const problems = asked.map((row) => [row.key, this.#check.faultsOf(locationOf(row))?.name] as const);
    return new Map(problems.flatMap(([key, problem]) => (problem ? [[key, problem] as const] : [])));
  }

  /** The rows to send. One of another zone or of the club goes as a new one: it is meant to be here. */
  toBody(timezone: string): NewGame['locationPreference'] {
    return this.filled.map((row) => {
      const { known } = row;
      const isOwn = known && isSameZone(known.timezone, timezone) && !known.ofClub;
      return isOwn ? { locationId: known.id } : { location: locationOf(row) };
    });
  }
}

/** @returns whether this is a venue as the form has it */
export const isVenue = (value: unknown): value is Omit<VenueRow, 'key'> =>
  hasTexts(value, ['name', 'address', 'city']) &&
  'known' in value &&
  (value.known === null || hasTexts(value.known, ['id', 'timezone']));
