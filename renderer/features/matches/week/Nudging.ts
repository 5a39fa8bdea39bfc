import { makeAutoObservable, observable, runInAction } from 'mobx';
import { nudgeGame } from '../../../../shared/contract/game.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { FeedbackStore } from '../../../stores/FeedbackStore.ts';

/** Asks those who have not answered once more, match by match (R-nudge). */
export class Nudging {
  /** The match that is asked about, or all. */
  busy: string | null = null;
  /** Matches whose people have been asked within a day, as far as this page knows. */
  readonly asked = observable.set<string>();
  readonly #api: ApiClient;
  readonly #feedback: Pick<FeedbackStore, 'report' | 'toast'>;

  constructor(api: ApiClient, feedback: Pick<FeedbackStore, 'report' | 'toast'>) {
    this.#api = api;
    this.#feedback = feedback;
    makeAutoObservable(this, { asked: false }, { autoBind: true });
  }

  /** Never fails: what becomes of it is said. */
  nudge(gameId: string): Promise<void> {
    return this.run(gameId, [gameId]);
  }

  /** Never fails. Stops at the first refusal that is not about one match alone. */
  nudgeAll(gameIds: readonly string[]): Promise<void> {
    return this.run('all', gameIds);
  }

  private async run(busy: string, gameIds: readonly string[]): Promise<void> {
    if (this.busy) return;
    this.busy = busy;
    let count = 0;
    try {
      for (const id of gameIds) count += await this.ask(id);
      if (count > 0) {
        this.#feedback.toast({ id: 'nudge', tone: 'success', text: 'ownGame.nudged', values: { count }, stays: false });
      } else this.#feedback.toast({ id: 'nudge', tone: 'info', text: 'ownGame.nudge.again', stays: false });
    } catch (error) {
      this.#feedback.report(error, { retry: () => void this.run(busy, gameIds) });
    } finally {
      runInAction(() => {
        this.busy = null;
      });
    }
  }

  /** @returns how many were asked; none where they were within a day @throws ApiFailure */
  private async ask(gameId: string): Promise<number> {
    try {
      const { sent } = await this.#api.call(nudgeGame, { params: { id: gameId } });
      runInAction(() => this.asked.add(gameId));
      return sent;
    } catch (error) {
      if (toFailure(error).code !== 'E.tooMany') throw error;
      runInAction(() => this.asked.add(gameId));
      return 0;
    }
  }
}
