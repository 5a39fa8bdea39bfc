import { makeAutoObservable, observable, runInAction } from 'mobx';
import { nudgeGame } from '../../../../shared/contract/game.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { FeedbackStore } from '../../../stores/FeedbackStore.ts';
import type { Silent } from './silent.ts';

/** Asks those who have not answered once more, one of them or all (R-nudge). */
export class Nudging {
  /** The id of the invitee who is asked, or all. */
  busy: string | null = null;
  /** Ids of invitees for whom it is too soon, as far as this page knows before it has read it. */
  readonly asked = observable.set<string>();
  readonly #api: ApiClient;
  readonly #feedback: Pick<FeedbackStore, 'report' | 'toast'>;

  constructor(api: ApiClient, feedback: Pick<FeedbackStore, 'report' | 'toast'>) {
    this.#api = api;
    this.#feedback = feedback;
    makeAutoObservable(this, { asked: false }, { autoBind: true });
  }

  /** Never fails: what becomes of it is said. */
  nudge(one: Silent): Promise<void> {
    return this.run(one.invitee.id, [one]);
  }

  /** Never fails. A call a match; stops at the first refusal that is not about one match alone. */
  nudgeAll(silent: readonly Silent[]): Promise<void> {
    return this.run('all', silent);
  }

  private async run(busy: string, silent: readonly Silent[]): Promise<void> {
    if (this.busy) return;
    this.busy = busy;
    let count = 0;
    try {
      for (const [gameId, people] of Map.groupBy(silent, ({ match }) => match.game.id)) {
        const ids = people.map(({ invitee }) => invitee.id);
        count += await this.ask(gameId, ids, busy === 'all' ? {} : { invitee: busy });
      }
      if (count > 0) {
        this.#feedback.toast({ id: 'nudge', tone: 'success', text: 'ownGame.nudged', values: { count }, stays: false });
      } else this.#feedback.toast({ id: 'nudge', tone: 'info', text: 'ownGame.nudge.again', stays: false });
    } catch (error) {
      this.#feedback.report(error, { retry: () => void this.run(busy, silent) });
    } finally {
      runInAction(() => {
        this.busy = null;
      });
    }
  }

  /** @returns how many were asked; none where it is too soon @throws ApiFailure */
  private async ask(gameId: string, ids: readonly string[], query: { invitee?: string }): Promise<number> {
    const settle = () => runInAction(() => ids.forEach((id) => void this.asked.add(id)));
    try {
      const { sent } = await this.#api.call(nudgeGame, { params: { id: gameId }, query });
      settle();
      return sent;
    } catch (error) {
      if (toFailure(error).code !== 'E.tooMany') throw error;
      settle();
      return 0;
    }
  }
}
