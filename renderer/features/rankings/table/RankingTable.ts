import { makeAutoObservable } from 'mobx';
import { getRanking } from '../../../../shared/contract/rating.ts';
import { Action } from '../../../stores/Action.ts';
import type { ProvisionalList } from './ProvisionalList.ts';
import type { Position, Ranking, RankingEntry, RankingTableDeps, TableQuery } from './tableRequest.ts';

/** Rows of a page, as the server gives them. */
const PAGE = 50;
/** Rows above one's own when one jumps to it. */
const ABOVE = 5;
/** Rows above and below one's own before the whole table is asked for. */
const AROUND = 2;
const WINDOW = 2 * AROUND + 1;

/**
 * @param isMixed of the ranking whose rating the viewer's tile shows
 * @returns the table to open: where the viewer is ranked (their tile's first), else listed, else the first
 */
export function openTable(tables: readonly RankingTable[], isMixed: boolean): RankingTable | undefined {
  const ranked = tables.filter(({ own }) => own !== null);
  return (
    ranked.find(({ mixed }) => mixed === isMixed) ??
    ranked[0] ??
    tables.find(({ ownAnywhere }) => ownAnywhere !== null) ??
    tables[0]
  );
}

/** @returns rank of the first row of the window; a viewer at an end of the table sees as many rows as any other */
export function windowStart({ rank, total }: Position): number {
  return Math.max(1, Math.min((rank ?? 1) - AROUND, total - WINDOW + 1));
}

interface TableRows {
  /** The first page. */
  first: Ranking;
  /** With the window in them, where the first page lacks it. */
  around?: Ranking;
  /** Those who are listed apart; null when there are none. */
  apart: ProvisionalList | null;
}

/** One table of a ranking: the rows around the viewer's own, and all rows page by page. */
export class RankingTable {
  rows: Ranking;
  /** All rows were asked for. */
  isWhole = false;
  /** Asks for the page that begins with a row. If it fails to load, the rows stay and the failure is reported. */
  readonly paging = new Action(
    (from: number) =>
      this.#deps.api.call(getRanking, { query: { ...this.#query, from: `${Math.max(1, from)}` } as const }),
    {
      onDone: (rows) => {
        this.rows = rows;
      },
      onFailure: (failure, retry) => this.#deps.feedback.report(failure, { retry }),
    },
  );
  readonly #around: Ranking;
  readonly position: Position;
  readonly apart: ProvisionalList | null;
  readonly #deps: RankingTableDeps;
  readonly #query: TableQuery;

  constructor(
    deps: RankingTableDeps,
    query: TableQuery,
    position: Position,
    { first, around = first, apart }: TableRows,
  ) {
    this.#deps = deps;
    this.#query = query;
    this.position = position;
    this.rows = first;
    this.apart = apart;
    const from = windowStart(position);
    this.#around = around.filter(({ rank }) => rank >= from && rank < from + WINDOW);
    makeAutoObservable(this, { position: false, apart: false }, { autoBind: true });
  }

  get mixed(): boolean {
    return this.position.mixed;
  }

  /** The rows on screen. */
  get shown(): Ranking {
    return this.isWhole ? this.rows : this.#around;
  }

  /** There is more than the window. */
  get canOpen(): boolean {
    return this.position.total > this.#around.length;
  }

  /** The viewer's row, or that of their best pair; null when they are not in the table, or it is not at hand. */
  get own(): RankingEntry | null {
    return [...this.#around, ...this.rows].find(({ rank }) => rank === this.position.rank) ?? null;
  }

  /** The person right above the viewer; null for the first, and for a viewer who is not in the table. */
  get next(): RankingEntry | null {
    const rank = (this.position.rank ?? 0) - 1;
    return this.#around.find((entry) => entry.rank === rank) ?? null;
  }

  /** The entry whose history is shown: the viewer's row, or the one that is listed apart. */
  get ownAnywhere(): RankingEntry | null {
    return this.own ?? this.apart?.own ?? null;
  }

  setWhole(isWhole: boolean): void {
    this.isWhole = isWhole;
  }

  get first(): number {
    return this.rows[0]?.rank ?? 1;
  }

  get last(): number {
    return this.rows.at(-1)?.rank ?? 0;
  }

  get hasPrevious(): boolean {
    return this.first > 1;
  }

  get hasNext(): boolean {
    return this.last < this.position.total;
  }

  /** The viewer is in the table, and not on screen. */
  get canJump(): boolean {
    const { rank } = this.position;
    return rank !== null && (rank < this.first || rank > this.last);
  }

  showPrevious(): Promise<boolean> {
    return this.paging.run(this.first - PAGE);
  }

  showNext(): Promise<boolean> {
    return this.paging.run(this.last + 1);
  }

  /** Shows the viewer's own row with those around it. */
  jump(): Promise<boolean> {
    return this.paging.run((this.position.rank ?? 1) - ABOVE);
  }
}
