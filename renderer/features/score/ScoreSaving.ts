import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ScoreClaim } from '../../../shared/domain/score/scoreClaims.ts';
import { toFailure } from '../../api/apiFailure.ts';
import type { Game, GameCommand } from '../../stores/GamesStore.ts';
import type { ScoreDeps } from './scoreDeps.ts';

/** Sends the score of a match, and handles other people's changes in the meantime. */
export class ScoreSaving {
  /** The server knows better: it refused the score. */
  refused = false;
  /** The match as somebody else has left it meanwhile; to be asked about. */
  current: Game | null = null;
  readonly #game: Game;
  #version: number;
  readonly #deps: ScoreDeps;

  constructor(game: Game, deps: ScoreDeps) {
    this.#game = game;
    this.#version = game.version;
    this.#deps = deps;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  /** The typed score is another one: it is not the refused one. */
  forget(): void {
    this.refused = false;
  }

  /** The question about `current` is answered: the next score counts against it. */
  insist(): void {
    if (this.current) this.#version = this.current.version;
    this.current = null;
  }

  /**
   * A stale score is not sent again by itself: `current` then holds the match as it is now.
   * @returns the game as scored, `waiting` while it waits for the network, or null when it is refused or to be decided
   * @throws ApiFailure of any other refusal
   */
  async send({ sets, ...score }: ScoreClaim): Promise<Game | 'waiting' | null> {
    try {
      const version = this.#version;
      const command: GameCommand = { ...score, actionType: 'SET_SCORE', sets: [...sets], version };
      return (await this.#deps.send(this.#game, command)) ?? 'waiting';
    } catch (error) {
      await this.#meet(error);
      return null;
    }
  }

  /** The match has changed before the score came: asks which of the two to keep. */
  ask(current: Game): void {
    this.current = current;
  }

  async #meet(error: unknown): Promise<void> {
    const { code } = toFailure(error);
    if (code !== 'E.game.changed' && code !== 'E.score.invalid') throw error;
    const current = code === 'E.game.changed' ? await this.#deps.load(this.#game.id) : null;
    runInAction(() => {
      this.current = current;
      this.refused = code === 'E.score.invalid';
    });
  }
}
