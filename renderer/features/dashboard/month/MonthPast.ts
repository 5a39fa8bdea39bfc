import { makeAutoObservable, runInAction } from 'mobx';
import { findPastGames } from '../../../../shared/contract/gameLists.ts';
import { MAX_PAST_PAGE } from '../../../../shared/domain/limits.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { Game, GamesStore } from '../../../stores/GamesStore.ts';
import { Query } from '../../../stores/Query.ts';

/** Past matches of the days that a month shows. */
export class MonthPast {
  /** They are there, or can't be had: nothing comes in between any more. */
  isSettled = false;
  #days = { from: '', to: '' };
  readonly #api: ApiClient;
  readonly #games: GamesStore;
  readonly #ids = new Query(() => this.#read(), { keepsOn: () => true });

  constructor({ api, games }: { api: ApiClient; games: GamesStore }) {
    this.#api = api;
    this.#games = games;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isHere(): boolean {
    return this.#ids.value !== null;
  }

  /** None while they are not there: the month shows what is known. */
  get list(): Game[] {
    return this.#ids.value?.flatMap((id) => this.#games.get(id) ?? []) ?? [];
  }

  /** Shows other days. @param from first day, `YYYY-MM-DD` */
  show(from: string, to: string): void {
    this.#days = { from, to };
    void this.load();
  }

  /** Reads them again. Never fails. */
  async load(): Promise<void> {
    await this.#ids.refresh();
    runInAction(() => {
      this.isSettled = true;
    });
  }

  async #read(): Promise<string[]> {
    const order = { search: '', sport: null, sort: 'date', order: 'ascending', after: null } as const;
    const { games } = await this.#api.call(findPastGames, { body: { ...order, ...this.#days, limit: MAX_PAST_PAGE } });
    this.#games.putAll(games);
    return games.map(({ id }) => id);
  }
}
