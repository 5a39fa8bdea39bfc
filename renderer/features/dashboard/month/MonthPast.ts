import { makeAutoObservable, runInAction } from 'mobx';
import { findPastGames } from '../../../../shared/contract/gameLists.ts';
import { MAX_PAST_PAGE } from '../../../../shared/domain/limits.ts';
import type { ApiFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { Game, GamesStore } from '../../../stores/GamesStore.ts';
import { Query } from '../../../stores/Query.ts';

/** Past matches of the days that a month shows. */
export class MonthPast {
  /** Loaded, or failed: nothing is added between the others any more. */
  isSettled = false;
  days = { from: '', to: '' };
  readonly #api: ApiClient;
  readonly #games: GamesStore;
  /** Those of another month are nothing to keep. */
  readonly #read = new Query(() => this.#find(), { keepsOn: () => this.isHere });

  constructor({ api, games }: { api: ApiClient; games: GamesStore }) {
    this.#api = api;
    this.#games = games;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Those of these days are there, not of the ones shown before. */
  get isHere(): boolean {
    return this.#read.value?.from === this.days.from;
  }

  /** Why they are not. */
  get failure(): ApiFailure | null {
    return this.#read.failure;
  }

  /** None while they are not there: the month shows the known ones. */
  get list(): Game[] {
    return this.#read.value?.ids.flatMap((id) => this.#games.get(id) ?? []) ?? [];
  }

  /** Shows other days. @param from first day, `YYYY-MM-DD` */
  show(from: string, to: string): void {
    this.days = { from, to };
    void this.load();
  }

  /** Reads them again. Never fails. */
  async load(): Promise<void> {
    await this.#read.refresh();
    runInAction(() => {
      this.isSettled = true;
    });
  }

  async #find(): Promise<{ from: string; ids: string[] }> {
    const { days } = this;
    const order = { search: '', sport: null, sort: 'date', order: 'ascending', after: null } as const;
    const { games } = await this.#api.call(findPastGames, { body: { ...order, ...days, limit: MAX_PAST_PAGE } });
    this.#games.putAll(games);
    return { from: days.from, ids: games.map(({ id }) => id) };
  }
}
