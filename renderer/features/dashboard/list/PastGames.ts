import { makeAutoObservable, runInAction } from 'mobx';
import { findPastGames, getPastSums } from '../../../../shared/contract/gameLists.ts';
import type { PastSum } from '../../../../shared/contract/schemas/ratings/form.ts';
import { MAX_PAST_PAGE, PAST_PAGE } from '../../../../shared/domain/limits.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { ApiFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { Game, GamesStore } from '../../../stores/GamesStore.ts';
import { Query } from '../../../stores/Query.ts';

/** Which past matches, in which order (R-past-pages). */
export interface PastOrder {
  search: string;
  /** Only these; null for all. */
  sport: Sport | null;
  year: number | null;
  sort: 'date' | 'place';
  ascending: boolean;
}

interface Pages {
  ids: string[];
  /** By how much the rated ones moved the viewer's level. */
  moves: ReadonlyMap<string, number>;
  /** The count of all that were found, shown or not. */
  total: number;
  next: string | null;
}

const NONE: Pages = { ids: [], moves: new Map(), total: 0, next: null };

/** Pages of a player's past matches, as far as they were asked for. */
export class PastGames {
  /** Why the search failed to load; the matches shown are others. */
  findFailure: ApiFailure | null = null;
  /** Why the next page failed to load; the others stay. */
  moreFailure: ApiFailure | null = null;
  readonly #pages = new Query((from: Pages, wanted: number) => this.#read(from, wanted), {
    keepsOn: () => true,
    onValue: () => {
      this.#isOther = false;
    },
  });
  /** The sums of all of them, by month and sport (R-past-sums). */
  readonly sums: Query<PastSum[]>;
  readonly #api: ApiClient;
  readonly #games: GamesStore;
  #order: PastOrder = { search: '', sport: null, year: null, sort: 'date', ascending: false };
  /** The matches shown are not those asked for: others, or in another order. */
  #isOther = false;

  constructor({ api, games }: { api: ApiClient; games: GamesStore }) {
    this.#api = api;
    this.#games = games;
    this.sums = new Query(async () => (await api.call(getPastSums)).months, { keepsOn: () => true });
    // `moveOf` is asked while drawing: as an action it would not be followed.
    makeAutoObservable(this, { moveOf: false, sums: false }, { autoBind: true });
  }

  /** In the order they were asked for; null while they are not there. */
  get list(): Game[] | null {
    return this.#pages.value?.ids.flatMap((id) => this.#games.get(id) ?? []) ?? null;
  }

  /** @returns by how much a match moved the viewer's level; null of those that are not rated */
  moveOf(id: string): number | null {
    return this.#pages.value?.moves.get(id) ?? null;
  }

  get shown(): number {
    return this.#pages.value?.ids.length ?? 0;
  }

  get total(): number {
    return this.#pages.value?.total ?? 0;
  }

  get hasMore(): boolean {
    return this.#pages.value?.next != null;
  }

  /** The sums load for the first time: they are shown above the matches. */
  get isSumming(): boolean {
    return this.sums.value === null && this.sums.failure === null;
  }

  get busy(): boolean {
    return this.#pages.busy;
  }

  get failure(): ApiFailure | null {
    return this.#pages.failure;
  }

  /** Reads again as many as are there. Never fails: the state is in `failure` and `findFailure`. */
  load(): Promise<void> {
    return this.#ask(Math.max(PAST_PAGE, this.#isOther ? 0 : this.shown));
  }

  /** Looks for others, or sorts them otherwise; those on screen stay until they are there. Never fails. */
  find(order: PastOrder): Promise<void> {
    this.#order = order;
    this.#isOther = true;
    return this.#ask(PAST_PAGE);
  }

  /** Adds the next page. Never fails: the state is in `moreFailure`. */
  async showMore(): Promise<void> {
    const known = this.#pages.value;
    if (!known) return;
    // A reload is under way and would overwrite this answer: then reload everything.
    const from = this.busy ? NONE : known;
    let failure = await this.#pages.refresh(from, known.ids.length + PAST_PAGE);
    // The match it was to begin after is gone.
    if (failure?.status === 404) failure = await this.#pages.refresh(NONE, known.ids.length + PAST_PAGE);
    runInAction(() => {
      this.moreFailure = failure;
    });
  }

  async #ask(wanted: number): Promise<void> {
    const failure = await this.#pages.refresh(NONE, wanted);
    runInAction(() => {
      this.findFailure = this.#isOther ? failure : null;
      if (!failure) this.moreFailure = null;
    });
  }

  async #read(from: Pages, wanted: number): Promise<Pages> {
    const { search, sport, year, sort, ascending } = this.#order;
    const order = ascending ? 'ascending' : 'descending';
    let pages = from;
    let isFull: boolean;
    do {
      const limit = Math.min(wanted - pages.ids.length, MAX_PAST_PAGE);
      const days = year === null ? { from: null, to: null } : { from: `${year}-01-01`, to: `${year}-12-31` };
      const body = { search, sport, ...days, sort, order, after: pages.next, limit } as const;
      const { games, moves, total, next } = await this.#api.call(findPastGames, { body });
      this.#games.putAll(games);
      pages = {
        ids: [...pages.ids, ...games.map(({ id }) => id)],
        // A server of the release before tells of none.
        moves: new Map([
          ...pages.moves,
          ...((moves as typeof moves | undefined) ?? []).map(({ gameId, change }) => [gameId, change] as const),
        ]),
        total,
        next,
      };
      isFull = games.length === limit;
    } while (isFull && pages.next !== null && pages.ids.length < wanted);
    return pages;
  }
}
