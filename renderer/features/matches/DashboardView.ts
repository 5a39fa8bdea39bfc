import { makeAutoObservable } from 'mobx';
import { searchable } from '../../i18n/searchable.ts';
import type { GamesStore, Half } from '../../stores/GamesStore.ts';
import { ScoreSheet } from '../score/ScoreSheet.ts';
import type { ScoreDeps } from '../score/scoreDeps.ts';
import { compareMatches, type MatchView, type SortKey, viewMatch } from './matchView.ts';

interface Viewer {
  readonly userId: string | null;
  readonly language: string;
}

/** What the dashboard shows of the games: which half, in which order, found by which name (R-dashboard). */
export class DashboardView {
  half: Half = 'current';
  search = '';
  sortKey: SortKey = 'date';
  ascending = false;
  /** What is typed survives that its dialog is closed by mistake. */
  readonly #sheets = new Map<string, ScoreSheet>();
  readonly #games: GamesStore;
  readonly #scores: ScoreDeps;
  readonly #viewer: () => Viewer;

  constructor(games: GamesStore, scores: ScoreDeps, viewer: () => Viewer) {
    this.#games = games;
    this.#scores = scores;
    this.#viewer = viewer;
    makeAutoObservable(this, { sheetOf: false }, { autoBind: true });
  }

  /** All matches of the half in the server's order; null while they are not there. */
  get matches(): MatchView[] | null {
    const { userId } = this.#viewer();
    return this.#games.listOf(this.half)?.map((game) => viewMatch(game, userId ?? '')) ?? null;
  }

  /** Those that fit the search, sorted. */
  get found(): MatchView[] {
    const words = searchable(this.search).split(/\s+/).filter(Boolean);
    const found = (this.matches ?? []).filter(({ names }) => words.every((word) => names.includes(word)));
    return found.sort(compareMatches(this.sortKey, this.ascending, this.#viewer().language));
  }

  /** What waits for this player, the soonest first, whatever the list is sorted or searched by. */
  get due(): MatchView[] {
    const due = (this.matches ?? []).filter(({ isDue }) => isDue);
    return due.sort((a, b) => a.time - b.time);
  }

  show(half: Half): void {
    this.half = half;
  }

  setSearch(search: string): void {
    this.search = search;
  }

  sort(key: SortKey, ascending: boolean): void {
    this.sortKey = key;
    this.ascending = ascending;
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

  /** Reads again what an action has changed: a scored match goes from one half to the other. */
  async reload(): Promise<void> {
    await Promise.all([this.#games.loadList('current'), this.#games.loadList('past')]);
  }
}
