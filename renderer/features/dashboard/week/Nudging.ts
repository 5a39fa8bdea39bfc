import { makeAutoObservable, observable, runInAction } from 'mobx';
import { nudgeGame } from '../../../../shared/contract/game.ts';
import type { GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { groupBy } from '../../../../shared/domain/groupBy.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import { Action } from '../../../stores/Action.ts';
import type { FeedbackStore } from '../../../stores/FeedbackStore.ts';
import type { MatchView } from '../matchView.ts';

/** Somebody who has not answered yet, and the match they were asked to. */
export interface Silent {
  match: MatchView;
  invitee: GameInvitee;
}

/** @returns the people whom their organiser may ask again, now or later (R-nudge), those of the soonest match first */
export function silentIn(matches: readonly MatchView[]): Silent[] {
  return matches
    .toSorted((a, b) => a.time - b.time)
    .flatMap((match) =>
      match.game.invitee.filter(({ nudgeFrom }) => nudgeFrom !== null).map((invitee) => ({ match, invitee })),
    );
}

/** Asks those who have not answered once more, one of them or all (R-nudge). */
export class Nudging {
  /** With the id of the invitee who is asked, or `all`. Never fails: the result is told. */
  readonly nudging = new Action((what: string, silent: readonly Silent[]) => this.#nudge(what, silent), {
    onFailure: (failure, retry) => this.#feedback.report(failure, { retry }),
  });
  /** Ids of invitees for whom it is too soon, as far as this page knows before it has read it. */
  readonly asked = observable.set<string>();
  readonly #api: ApiClient;
  readonly #feedback: Pick<FeedbackStore, 'report' | 'toast'>;

  constructor(api: ApiClient, feedback: Pick<FeedbackStore, 'report' | 'toast'>) {
    this.#api = api;
    this.#feedback = feedback;
    makeAutoObservable(this, { asked: false }, { autoBind: true });
  }

  nudge(one: Silent): Promise<boolean> {
    return this.nudging.run(one.invitee.id, [one]);
  }

  /** A call a match; stops at the first refusal that is not about one match alone. */
  nudgeAll(silent: readonly Silent[]): Promise<boolean> {
    return this.nudging.run('all', silent);
  }

  async #nudge(what: string, silent: readonly Silent[]): Promise<void> {
    let count = 0;
    for (const [gameId, people] of groupBy(silent, ({ match }) => match.game.id)) {
      const ids = people.map(({ invitee }) => invitee.id);
      count += await this.ask(gameId, ids, what === 'all' ? {} : { invitee: what });
    }
    if (count > 0) {
      this.#feedback.toast({ id: 'nudge', tone: 'success', text: 'ownGame.nudged', values: { count }, stays: false });
    } else this.#feedback.toast({ id: 'nudge', tone: 'info', text: 'ownGame.nudge.again', stays: false });
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
