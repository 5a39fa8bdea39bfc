import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ScoreClaim } from '../../../shared/domain/score/scoreClaims.ts';
import { toFailure } from '../../api/apiFailure.ts';
import type { Game, GamesStore } from '../../stores/GamesStore.ts';

/** Who sends the score: with the session, or with an invitation's token. */
export type ScoreDeps = { [name in 'act' | 'load']: (...args: Parameters<GamesStore[name]>) => Promise<Game> };

/** Sends the score of a match, and meets what somebody else has changed meanwhile. */
export class ScoreSaving {
  busy = false;
  /** The server knows better: it refused the score. */
  refused = false;
  /** The match as somebody else has left it meanwhile; to be asked about. */
  current: Game | null = null;
  readonly #gameId: string;
  #version: number;
  readonly #games: ScoreDeps;

  constructor(game: Game, games: ScoreDeps) {
    this.#gameId = game.id;
    this.#version = game.version;
    this.#games = games;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  /** Something else is typed now: it is not what was refused. */
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
   * @returns the game as scored, or null when it is refused or to be decided
   * @throws ApiFailure of any other refusal
   */
  async send({ sets, ...score }: ScoreClaim): Promise<Game | null> {
    this.busy = true;
    try {
      return await this.#games.act(this.#gameId, {
        ...score,
        actionType: 'SET_SCORE',
        sets: [...sets],
        version: this.#version,
      });
    } catch (error) {
      await this.#meet(error);
      return null;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  async #meet(error: unknown): Promise<void> {
    const { code } = toFailure(error);
    if (code !== 'E.game.changed' && code !== 'E.score.invalid') throw error;
    const current = code === 'E.game.changed' ? await this.#games.load(this.#gameId) : null;
    runInAction(() => {
      this.current = current;
      this.refused = code === 'E.score.invalid';
    });
  }
}
