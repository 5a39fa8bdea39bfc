import { makeAutoObservable, observableRef } from 'mobx';
import type { Game, GameCommand } from '../../stores/GamesStore.ts';
import type { Keepable } from '../../stores/KeptInput.ts';
import { isRecord } from '../../stores/keptShapes.ts';
import { ScoreSheet } from './ScoreSheet.ts';
import type { ScoreDeps } from './scoreDeps.ts';

/**
 * The sheet of the match a page is about. It stays open whatever becomes of the match meanwhile, and is kept as long as it
 * is open.
 */
export class ScoreEntry implements Keepable {
  sheet: ScoreSheet | null = null;
  /** With whose session or link a score is sent: nobody needs an account for it. */
  readonly deps: ScoreDeps;
  readonly #game: () => Game;

  /** @param game the match as it is now */
  constructor(game: () => Game, deps: ScoreDeps) {
    this.#game = game;
    this.deps = deps;
    makeAutoObservable(this, { sheet: observableRef, deps: false }, { autoBind: true });
  }

  open(): void {
    this.sheet = new ScoreSheet(this.#game(), this.deps);
  }

  /** Opens the sheet with a score that came too late. */
  resume(command: GameCommand): void {
    this.open();
    this.sheet?.resume(command);
  }

  close(): void {
    this.sheet = null;
  }

  get typed(): unknown {
    return this.sheet && { version: this.sheet.game.version, sheet: this.sheet.typed };
  }

  /** Opens again what was open, unless the match has changed since. */
  restore(kept: unknown): void {
    const { version, action } = this.#game();
    if (!isRecord(kept) || kept.version !== version || !action.includes('SET_SCORE')) return;
    this.open();
    this.sheet?.restore(kept.sheet);
  }
}
