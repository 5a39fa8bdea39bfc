import { makeAutoObservable, runInAction } from 'mobx';
import { joinGame } from '../../../../shared/contract/openGames.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import { failureText } from '../../../api/failures.ts';
import type { FeedbackStore } from '../../../stores/FeedbackStore.ts';
import type { Game, GamesStore } from '../../../stores/GamesStore.ts';
import { Query } from '../../../stores/Query.ts';

export interface OpenGamesDeps {
  api: ApiClient;
  games: Pick<GamesStore, 'put' | 'loadOpen'>;
  feedback: Pick<FeedbackStore, 'report' | 'open'>;
}

/** Games of others that look for players like this one (R-open-game, R-open-games). */
export class OpenGamesStore {
  readonly list = new Query(() => this.#deps.games.loadOpen(), { keepsOn: () => true });
  /** Whether there may still come some; whatever came of it, what is read again keeps nothing waiting. */
  isWaiting = true;
  /** The game being joined. */
  busy: string | null = null;
  readonly #deps: OpenGamesDeps;

  constructor(deps: OpenGamesDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Empty as long as they are not known. */
  get games(): Game[] {
    return this.list.value ?? [];
  }

  /** Never fails: the state is in `list`. What is on screen stays there while it is read again. */
  async load(): Promise<void> {
    await this.list.refresh();
    runInAction(() => {
      this.isWaiting = false;
    });
  }

  /** @returns whether the player is in; what is not open to them any more is reported, and leaves the list (R-join) */
  async join(game: Game): Promise<boolean> {
    const { api, games } = this.#deps;
    this.busy = game.id;
    try {
      games.put(await api.call(joinGame, { params: { id: game.id } }));
      return true;
    } catch (error) {
      await this.#say(error, game);
      return false;
    } finally {
      runInAction(() => {
        this.busy = null;
      });
    }
  }

  async #say(error: unknown, game: Game): Promise<void> {
    const failure = toFailure(error);
    const { feedback } = this.#deps;
    const values = { name: game.owner.firstName };
    const { on } = feedback.report(failure, { retry: () => void this.join(game), values });
    if (on === 'fields' || on === 'screen')
      feedback.open('alert.refused.title', failureText(failure), undefined, values);
    if ([403, 404, 409].includes(failure.status ?? 0)) await this.load();
  }
}
