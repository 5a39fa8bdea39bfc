import { makeAutoObservable } from 'mobx';
import type { Language } from '../../../shared/locales/languages.ts';
import { searchable } from '../../../shared/locales/searchable.ts';
import type { ApiClient } from '../../api/client.ts';
import type { ConfigStore } from '../../stores/ConfigStore.ts';
import type { GamesStore } from '../../stores/GamesStore.ts';
import type { LanguageStore } from '../../stores/LanguageStore.ts';
import type { OfflineQueue } from '../../stores/offlineQueue/OfflineQueue.ts';
import { ScoreSheet } from '../score/ScoreSheet.ts';
import { type ScoreDeps, scoreDeps } from '../score/scoreDeps.ts';
import type { PastFilter } from './dashboardTab.ts';
import { PastGames } from './list/PastGames.ts';
import { compareMatches, type MatchView, type SortKey, viewMatch } from './matchView.ts';
import { type Overview, overviewOf } from './overview/overview.ts';

/** How long a search that is typed waits for the next letter, in milliseconds. */
const TYPING = 200;

/** Which half of a player's matches: the running ones, or the past (R-past-matches). */
export type Half = 'current' | 'past';

const ALL: PastFilter = { sport: null, year: null };

interface ViewStores {
  api: ApiClient;
  games: GamesStore;
  offlineQueue: OfflineQueue;
  config: Pick<ConfigStore, 'now'>;
  language: Pick<LanguageStore, 'language'>;
}

interface Viewer {
  readonly userId: string | null;
  readonly language: Language;
}

/** The dashboard's choice of games: which half, in which order, found by which name (R-dashboard). */
export class DashboardView {
  half: Half = 'current';
  search = '';
  sortKey: SortKey = 'date';
  ascending = false;
  /** Which past matches are shown (R-past-pages). */
  filter: PastFilter = ALL;
  /** Typed scores survive that their dialog is closed by mistake. */
  readonly #sheets = new Map<string, ScoreSheet>();
  readonly past: PastGames;
  #typing: ReturnType<typeof setTimeout> | undefined;
  readonly #games: GamesStore;
  readonly #scores: ScoreDeps;
  readonly #viewer: () => Viewer;
  readonly #now: () => Date;

  constructor(stores: ViewStores, viewer: () => Viewer) {
    this.#games = stores.games;
    this.#scores = scoreDeps(stores);
    this.past = new PastGames(stores);
    this.#viewer = viewer;
    this.#now = stores.config.now;
    makeAutoObservable(this, { past: false, sheetOf: false }, { autoBind: true });
  }

  /** All matches of the half in the server's order; null while they are not there. */
  get matches(): MatchView[] | null {
    const { userId, language } = this.#viewer();
    const games = this.half === 'past' ? this.past.list : this.#games.currentList;
    return games?.map((game) => viewMatch(game, userId ?? '', language)) ?? null;
  }

  /** Those that fit the search, sorted; of the past ones, as far as they are there (R-past-pages). */
  get found(): MatchView[] {
    if (this.half === 'past') return this.matches ?? [];
    const words = searchable(this.search).split(/\s+/).filter(Boolean);
    const found = (this.matches ?? []).filter(({ names }) => words.every((word) => names.includes(word)));
    return found.sort(compareMatches(this.sortKey, this.ascending, this.#viewer().language));
  }

  /** Those that are not past, each at its one place (R-dashboard). */
  get overview(): Overview {
    return overviewOf(this.half === 'current' ? (this.matches ?? []) : [], this.#now());
  }

  /** How many are listed, or would be if they were all there. */
  get count(): number {
    return this.half === 'past' ? this.past.total : this.found.length;
  }

  get isSearching(): boolean {
    return this.search.trim() !== '';
  }

  /** There are none at all, whatever is looked for. */
  get isEmpty(): boolean {
    const { sport, year } = this.filter;
    return this.matches?.length === 0 && (this.half === 'current' || !(this.isSearching || sport || year));
  }

  /** Shows a half, and reads it. @param filter of past matches */
  show(half: Half, filter: PastFilter = ALL): void {
    const isOther = this.half !== half;
    this.half = half;
    this.filter = filter;
    if (half === 'current') void this.load();
    else {
      this.find();
      if (isOther) void this.past.sums.refresh();
    }
  }

  setSearch(search: string): void {
    this.search = search;
    clearTimeout(this.#typing);
    if (this.half === 'past') this.#typing = setTimeout(this.find, TYPING);
  }

  sort(key: SortKey, ascending: boolean): void {
    this.sortKey = key;
    this.ascending = ascending;
    if (this.half === 'past') this.find();
  }

  /** Past matches are searched and sorted by the server, which has all of them. */
  private find(): void {
    const { search, filter, sortKey, ascending } = this;
    void this.past.find({ search, ...filter, sort: sortKey, ascending });
  }

  /** The sheet of a match as it was left, unless the match has changed since. */
  sheetOf(gameId: string): ScoreSheet | null {
    const game = this.#games.get(gameId);
    if (!game) return null;
    const kept = this.#sheets.get(gameId);
    if (kept && kept.game.version === game.version) return kept;
    const sheet = new ScoreSheet(game, this.#scores);
    this.#sheets.set(gameId, sheet);
    return sheet;
  }

  /** Reads the lists again after an action: a scored match goes from one half to the other. */
  async reload(): Promise<void> {
    await Promise.all([this.#games.loadCurrent(), this.past.load(), this.past.sums.refresh()]);
  }

  /** Reads the shown lists again; they stay on screen meanwhile. */
  async load(): Promise<void> {
    await (this.half === 'past'
      ? Promise.all([this.past.load(), this.past.sums.refresh()])
      : this.#games.loadCurrent());
  }
}
