import { makeAutoObservable, observable, runInAction } from 'mobx';
import { findAskablePeople, findKnownPeople } from '../../../shared/contract/people.ts';
import type { GameInvitee } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { AskablePerson, KnownPerson } from '../../../shared/contract/schemas/people.ts';
import { isSameName } from '../../../shared/domain/people/typedName.ts';
import type { MatchType, Sport } from '../../../shared/domain/values.ts';
import { searchable } from '../../../shared/locales/searchable.ts';
import type { ApiClient } from '../../api/client.ts';
import { hasTexts } from '../../stores/keptShapes.ts';
import { Query } from '../../stores/Query.ts';

/** A picked person, as they are kept and shown; an unknown player is found again by their code (R-ask). */
export type Picked = Named & { code?: string };
export type Named = { id: string; firstName: string; lastName: string };

const toPick = ({ id, firstName, lastName }: Named, code?: string): Picked => ({
  ...{ id, firstName, lastName },
  ...(code && { code }),
});

/** A person who is asked beside those one knows. */
const toKnown = ({ location: _town, ...person }: AskablePerson): KnownPerson => ({
  ...person,
  fits: true,
  lastPlayed: null,
});

/** @returns whether this is somebody picked from known people */
export const isPick = (value: unknown): value is Picked => hasTexts(value, ['id', 'firstName', 'lastName']);

/** The server's limit for one call. */
const MAX_CODES = 20;

/** The game that people are wanted for. */
interface KnownFor {
  /** The game they are for; left out, one that is not there yet. */
  gameId?: string;
  /** For a new game, the kind of match their levels are for. */
  kind?: () => { sport: Sport; matchType: MatchType };
  /** Ids of those who are in the game meanwhile. */
  taken?: () => readonly string[];
}

/** People the organiser knows and can invite by a tap, and those picked of them (R-known-people), or asked besides (R-ask). */
export class KnownPeople {
  readonly list = new Query(() => this.#read());
  search = '';
  picks: Picked[] = [];
  /** Somebody who was to be asked can't be. */
  misses = false;
  /** People asked since the list was read: they need not be in it. */
  met: KnownPerson[] = [];
  /** People by the addresses that the organiser typed in earlier matches, by their names there. */
  readonly #typedAt = observable.map<string, Named>();
  /** Player codes of people to pick once they are read. */
  #wanted: readonly string[] = [];
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
    const list = this.list.value ?? [];
    const met = this.met.filter(({ id }) => this.isPicked(id) && list.every((person) => person.id !== id));
    return [...list, ...met].filter(({ id }) => !taken.has(id));
  }

  get found(): KnownPerson[] {
    const words = searchable(this.search).split(/\s+/).filter(Boolean);
    const nameOf = ({ firstName, lastName }: KnownPerson) => searchable(`${firstName} ${lastName}`);
    return this.people.filter((person) => words.every((word) => nameOf(person).includes(word)));
  }

  /** Whether it is known whom the game fits: it exists already. */
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

  /** Learns the owners of addresses from matches in which the organiser has typed them. */
  learn(games: readonly { invitee: readonly Pick<GameInvitee, 'email' | 'user'>[] }[]): void {
    for (const { email, user } of games.flatMap(({ invitee }) => invitee)) {
      if (email) this.#typedAt.set(email.toLowerCase(), user);
    }
  }

  /** @returns the picked person who is known by an address */
  pickedAt(address: string): Named | undefined {
    const id = this.#typedAt.get(address)?.id;
    return this.picks.find((pick) => pick.id === id);
  }

  /**
   * Picks the person known by an address (R-known-address), unless it is typed for somebody else: a couple may share one.
   * @returns whether they are picked
   */
  pickAt(address: string, name: Omit<Named, 'id'>): boolean {
    const typed = this.#typedAt.get(address);
    const person = this.people.find(({ id }) => id === typed?.id);
    if (!typed || !person || (!isSameName(person, name) && !isSameName(typed, name))) return false;
    if (!this.isPicked(person.id)) this.picks.push(toPick(person));
    return true;
  }

  /** Takes out the people who are known by one of these addresses. */
  dropAt(addresses: readonly string[]): void {
    const ids = new Set(addresses.map((address) => this.#typedAt.get(address)?.id));
    this.picks = this.picks.filter(({ id }) => !ids.has(id));
  }

  setSearch(search: string): void {
    this.search = search;
  }

  /** Picks a person who need not be known. */
  ask(person: AskablePerson): void {
    this.met = [...this.met.filter(({ id }) => id !== person.id), toKnown(person)];
    const isPicked = this.isPicked(person.id);
    this.picks = isPicked ? this.#without(person.id) : [...this.picks, toPick(person, person.code)];
  }

  /** Players to pick when the list is there, by their codes. */
  want(codes: readonly string[]): void {
    this.#wanted = codes;
  }

  /** Picks those of the wanted who are there; the others can't be asked. */
  pickWanted(): void {
    if (this.list.status !== 'ready') return;
    for (const code of this.#wanted) {
      const person = this.people.find((each) => each.code === code);
      if (person && !this.isPicked(person.id)) this.picks.push(toPick(person, code));
      if (!person) this.misses = true;
    }
    this.#wanted = [];
  }

  toggle(person: Named): void {
    this.picks = this.isPicked(person.id) ? this.#without(person.id) : [...this.picks, toPick(person)];
  }

  take(picks: readonly Picked[]): void {
    this.picks = picks.map((pick) => toPick(pick, pick.code));
  }

  /** Never fails: the state is in `list`. A loaded list is not read again. */
  async load(): Promise<void> {
    if (this.list.status === 'idle' || this.list.status === 'failed') await this.list.load();
  }

  toBody(): { id: string }[] {
    return this.picks.map(({ id }) => ({ id }));
  }

  #without(id: string): Picked[] {
    return this.picks.filter((pick) => pick.id !== id);
  }

  async #read(): Promise<KnownPerson[]> {
    const { gameId, kind } = this.#for;
    const of = kind?.();
    const known = await this.#api.call(findKnownPeople, { query: gameId === undefined ? (of ?? {}) : { gameId } });
    const codes = [...this.#wanted, ...this.picks.flatMap(({ code }) => code ?? [])];
    const unknown = [...new Set(codes)].filter((code) => known.every((person) => person.code !== code));
    if (!of || unknown.length === 0) return known;
    const asked = unknown.slice(0, MAX_CODES);
    const others = await this.#api.call(findAskablePeople, { query: { ...of, codes: asked.join() } });
    const isGone = ({ code }: Picked) => code && asked.includes(code) && others.every((each) => each.code !== code);
    runInAction(() => {
      if (this.picks.some(isGone)) this.misses = true;
      this.picks = this.picks.filter((pick) => !isGone(pick));
    });
    return [...known, ...others.map(toKnown)];
  }
}
