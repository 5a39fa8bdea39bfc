import { makeAutoObservable } from 'mobx';
import { findKnownPeople } from '../../../shared/contract/people.ts';
import type { KnownPerson } from '../../../shared/contract/schemas/people.ts';
import type { MatchType, Sport } from '../../../shared/domain/values.ts';
import type { ApiClient } from '../../api/client.ts';
import { searchable } from '../../i18n/searchable.ts';
import { hasTexts } from '../../stores/keptShapes.ts';
import { Query } from '../../stores/Query.ts';

/** Somebody picked, as it is kept and shown. */
export type Picked = { id: string; firstName: string; lastName: string };

/** What people are wanted for. */
export interface KnownFor {
  /** The game they are for; left out, one that is not there yet. */
  gameId?: string;
  /** Of one that is not there yet, the kind of match their levels are for. */
  kind?: () => { sport: Sport; matchType: MatchType };
  /** Ids of those who are in the game meanwhile. */
  taken?: () => readonly string[];
}

/** People the organiser knows and can invite by a tap, and those picked of them (R-known-people). */
export class KnownPeople {
  readonly list = new Query(() => this.#read());
  search = '';
  picks: Picked[] = [];
  readonly #api: ApiClient;
  readonly #for: KnownFor;

  constructor(api: ApiClient, wanted: KnownFor = {}) {
    this.#api = api;
    this.#for = wanted;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Everybody who can still be invited. */
  get people(): KnownPerson[] {
    const taken = new Set(this.#for.taken?.() ?? []);
    return (this.list.value ?? []).filter(({ id }) => !taken.has(id));
  }

  get found(): KnownPerson[] {
    const words = searchable(this.search).split(/\s+/).filter(Boolean);
    const nameOf = ({ firstName, lastName }: KnownPerson) => searchable(`${firstName} ${lastName}`);
    return this.people.filter((person) => words.every((word) => nameOf(person).includes(word)));
  }

  /** Whether it is known whom the game fits: it is there already. */
  get marksFit(): boolean {
    return this.#for.gameId !== undefined;
  }

  /** Those who fit the game, last played first. */
  get fitting(): KnownPerson[] {
    return this.people.filter(({ fits }) => fits);
  }

  isPicked(id: string): boolean {
    return this.picks.some((pick) => pick.id === id);
  }

  setSearch(search: string): void {
    this.search = search;
  }

  toggle({ id, firstName, lastName }: Picked): void {
    this.picks = this.isPicked(id)
      ? this.picks.filter((pick) => pick.id !== id)
      : [...this.picks, { id, firstName, lastName }];
  }

  take(picks: readonly Picked[]): void {
    this.picks = picks.map(({ id, firstName, lastName }) => ({ id, firstName, lastName }));
  }

  /** Never fails: the state is in `list`. What is there is not read again. */
  async load(): Promise<void> {
    if (this.list.status === 'idle' || this.list.status === 'failed') await this.list.load();
  }

  toBody(): { id: string }[] {
    return this.picks.map(({ id }) => ({ id }));
  }

  #read(): Promise<KnownPerson[]> {
    const { gameId, kind } = this.#for;
    const query = gameId === undefined ? (kind?.() ?? {}) : { gameId };
    return this.#api.call(findKnownPeople, { query });
  }
}

/** @returns whether this is somebody picked from known people */
export const isPick = (value: unknown): value is Picked => hasTexts(value, ['id', 'firstName', 'lastName']);
