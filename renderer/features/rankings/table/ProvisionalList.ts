import { makeAutoObservable } from 'mobx';
import { getRanking } from '../../../../shared/contract/rating.ts';
import { Action } from '../../../stores/Action.ts';
import type { Ranking, RankingEntry, RankingTableDeps, TableQuery } from './tableRequest.ts';

/** Rows before the others are asked for. */
const SHORT = 3;

interface ProvisionalRows {
  /** The first page. */
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
  /** All rows that are here are on screen. */
  isOpen = false;
  /** Adds the next page. If it fails to load, the rows on screen stay and the failure is reported. */
  readonly more = new Action(
    () => {
      const from = `${this.rows.length + 1}`;
      return this.#deps.api.call(getRanking, { query: { ...this.#query, provisional: 'true', from } });
    },
    {
      onDone: (rows) => {
        // A person who has moved in the meantime must not be shown twice.
        const known = new Set(this.rows.map(({ team }) => team.id));
        this.rows = [...this.rows, ...rows.filter(({ team }) => !known.has(team.id))];
      },
      onFailure: (failure, retry) => this.#deps.feedback.report(failure, { retry }),
    },
  );
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
}
