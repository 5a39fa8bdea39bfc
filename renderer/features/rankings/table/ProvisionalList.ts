import { makeAutoObservable, runInAction } from 'mobx';
import { getRanking } from '../../../../shared/contract/rating.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { Ranking, RankingEntry, RankingTableDeps, TableQuery } from './tableRequest.ts';

/** Rows before the others are asked for. */
const SHORT = 3;

interface ProvisionalRows {
  /** Of the first page. */
  first: Ranking;
  /** The viewer's, wherever it is in the list. */
  own: RankingEntry | null;
  total: number;
  /** Matches until the viewer has a place; null when they are not in the list. */
  matchesLeft: number | null;
}

/** Players or pairs of a ranking whose rating is provisional: they are listed apart (R-ranking-provisional). */
export class ProvisionalList {
  rows: Ranking;
  busy = false;
  /** All rows that are here are on screen. */
  isOpen = false;
  readonly own: RankingEntry | null;
  readonly total: number;
  readonly matchesLeft: number | null;
  readonly #deps: RankingTableDeps;
  readonly #query: TableQuery;

  constructor(deps: RankingTableDeps, query: TableQuery, rows: ProvisionalRows) {
    this.#deps = deps;
    this.#query = query;
    this.rows = rows.first;
    this.own = rows.own;
    this.total = rows.total;
    this.matchesLeft = rows.matchesLeft;
    makeAutoObservable(this, { own: false, total: false, matchesLeft: false }, { autoBind: true });
  }

  /** The rows on screen: the viewer's comes first while the list is short. */
  get shown(): Ranking {
    if (this.isOpen) return this.rows;
    const { own } = this;
    const others = this.rows.filter(({ team }) => team.id !== own?.team.id);
    return [...(own ? [own] : []), ...others].slice(0, SHORT);
  }

  get canOpen(): boolean {
    return this.total > SHORT;
  }

  /** There are rows that are not here yet. */
  get hasMore(): boolean {
    return this.isOpen && this.rows.length < this.total;
  }

  setOpen(isOpen: boolean): void {
    this.isOpen = isOpen;
  }

  /** Adds the next page. What is on screen stays when it cannot be had: that is reported. */
  async showMore(): Promise<void> {
    this.busy = true;
    try {
      const query = { ...this.#query, provisional: 'true', from: `${this.rows.length + 1}` } as const;
      const rows = await this.#deps.api.call(getRanking, { query });
      // Whoever has moved in the meantime is not to be seen twice.
      const known = new Set(this.rows.map(({ team }) => team.id));
      runInAction(() => {
        this.rows = [...this.rows, ...rows.filter(({ team }) => !known.has(team.id))];
      });
    } catch (error) {
      this.#deps.feedback.report(toFailure(error), { retry: () => void this.showMore() });
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
