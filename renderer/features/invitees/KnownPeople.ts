import { makeAutoObservable } from 'mobx';
import { findKnownPeople } from '../../../shared/contract/people.ts';
import type { KnownPerson } from '../../../shared/contract/schemas/people.ts';
import type { ApiClient } from '../../api/client.ts';
import { searchable } from '../../i18n/searchable.ts';
import { hasTexts } from '../../stores/keptShapes.ts';
import { Query } from '../../stores/Query.ts';

/** Somebody picked, as it is kept and shown. */
export type Picked = { id: string; firstName: string; lastName: string };

/** People the organiser knows and can invite by a tap, and those picked of them (R-known-people). */
export class KnownPeople {
  readonly list = new Query(() => this.#read());
  search = '';
  picks: Picked[] = [];
  readonly #api: ApiClient;
  readonly #gameId: string | undefined;
  readonly #taken: () => readonly string[];

  /**
   * @param gameId the game they are for; left out, one that is not there yet
   * @param taken ids of those who are in the game meanwhile
   */
  constructor(api: ApiClient, gameId?: string, taken: () => readonly string[] = () => []) {
    this.#api = api;
    this.#gameId = gameId;
    this.#taken = taken;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Everybody who can still be invited. */
  get people(): KnownPerson[] {
    const taken = new Set(this.#taken());
    return (this.list.value ?? []).filter(({ id }) => !taken.has(id));
  }

  get found(): KnownPerson[] {
    const words = searchable(this.search).split(/\s+/).filter(Boolean);
    const nameOf = ({ firstName, lastName }: KnownPerson) => searchable(`${firstName} ${lastName}`);
    return this.people.filter((person) => words.every((word) => nameOf(person).includes(word)));
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
    const query = this.#gameId === undefined ? {} : { gameId: this.#gameId };
    return this.#api.call(findKnownPeople, { query });
  }
}

/** @returns whether this is somebody picked from known people */
export const isPick = (value: unknown): value is Picked => hasTexts(value, ['id', 'firstName', 'lastName']);
