import { autorun, makeAutoObservable, observableRef } from 'mobx';
import { useEffect, useRef, useState } from 'react';
import type { Game, GameCommand } from '../../stores/GamesStore.ts';
import type { Keepable } from '../../stores/KeptInput.ts';
import { isRecord } from '../../stores/keptShapes.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKept } from '../../stores/useKept.ts';
import { ScoreSheet } from './ScoreSheet.ts';
import { type ScoreDeps, scoreDeps } from './scoreDeps.ts';

/**
 * The sheet of the match a page is about. It stays open through every change of the match, and is kept as long as it
 * is open.
 */
export class ScoreEntry implements Keepable {
  sheet: ScoreSheet | null = null;
  /** The session or link that a score is sent with: nobody needs an account for it. */
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

  /** Opens the sheet again, unless the match has changed since. */
  restore(kept: unknown): void {
    const { version, action } = this.#game();
    if (!isRecord(kept) || kept.version !== version || !action.includes('SET_SCORE')) return;
    this.open();
    this.sheet?.restore(kept.sheet);
  }
}

/**
 * @param token of the invitation it is entered by; left out, the session's
 * @returns the one sheet of a page about a match, for its button, its dialog and the comparison of two scores
 */
export function useScoreEntry(game: Game, token?: () => string | undefined): ScoreEntry {
  const stores = useStores();
  const { offlineQueue } = stores;
  const current = useRef(game);
  current.current = game;
  const [entry] = useState(() => new ScoreEntry(() => current.current, scoreDeps(stores, token)));
  useKept('score', entry);
  useEffect(
    () =>
      autorun(() => {
        const late = offlineQueue.of(game.id);
        const [step] = late?.steps ?? [];
        if (!late?.refused || late.what !== 'score' || !step) return;
        offlineQueue.drop(late.key);
        entry.resume(step.command);
      }),
    [offlineQueue, game.id, entry],
  );
  return entry;
}
