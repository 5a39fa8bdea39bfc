import { makeAutoObservable, runInAction } from 'mobx';
import type { Clash } from '../../../shared/contract/errors.ts';
import { joinGame } from '../../../shared/contract/gameLists.ts';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import type { ApiFailure } from '../../api/apiFailure.ts';
import type { ApiClient } from '../../api/client.ts';
import { failureText } from '../../api/failures.ts';
import { Action } from '../../stores/Action.ts';
import type { ConfigStore } from '../../stores/ConfigStore.ts';
import type { FeedbackStore } from '../../stores/FeedbackStore.ts';
import type { Game, GamesStore } from '../../stores/GamesStore.ts';
import type { LanguageStore } from '../../stores/LanguageStore.ts';
import { Query } from '../../stores/Query.ts';
import { startAtOnce } from './answerAtOnce.ts';
import { AnswerAction, type AnswerActionDeps } from './pendingActions/AnswerAction.ts';

/** @returns where somebody with an account sees a game they have joined */
export const openGamePath = (gameId: string): string =>
  invitationPath({ gameId, password: null, token: WEB_ACCESS_TOKEN });

interface OpenGamesDeps {
  api: ApiClient;
  games: Pick<GamesStore, 'put' | 'get' | 'loadOpen'>;
  feedback: Pick<FeedbackStore, 'report' | 'open'>;
  offlineQueue: AnswerActionDeps['offlineQueue'];
  config: Pick<ConfigStore, 'now'>;
  language: Pick<LanguageStore, 'language'>;
}

/** Somebody's agreed matches at the time of a game they joined (R-clashes). */
interface ClashQuestion {
  game: Game;
  clashes: readonly Clash[];
}

/** Games of others that look for players like this one (R-open-game, R-open-games). */
export class OpenGamesStore {
  readonly list = new Query(() => this.#deps.games.loadOpen(), { keepsOn: () => true });
  /** The first load is under way; a later load, after a failure too, keeps nothing waiting. */
  isWaiting = true;
  /** Joins a game, or accepts it. */
  readonly #acting = new Action((_game: Game, work: () => Promise<void>) => work(), {
    onDone: () => this.stepBack(),
    onFailure: (failure, _again, [game]) => {
      const { clashes = [] } = failure.data;
      if (failure.code !== 'E.game.clash') return this.#say(failure, game);
      this.question = { game, clashes };
    },
  });
  /** Asked before a joined game is accepted; null for nothing. */
  question: ClashQuestion | null = null;
  readonly #deps: OpenGamesDeps;

  constructor(deps: OpenGamesDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The id of the game being joined. */
  get busy(): string | null {
    return this.#acting.args?.[0].id ?? null;
  }

  /** Empty as long as they are not known. */
  get games(): Game[] {
    return this.list.value ?? [];
  }

  /** Never fails: the state is in `list`. The old list stays on screen meanwhile. */
  async load(): Promise<void> {
    await this.list.refresh();
    runInAction(() => {
      this.isWaiting = false;
    });
  }

  /** Whether it offers one time alone: a yes leaves nothing to choose. */
  isAnsweredAtOnce(game: Game): boolean {
    return this.#moveOf(game).starts.length === 1;
  }

  /**
   * Joins a game and, where that leaves nothing to choose, says yes by the same press (R-join). A game that is not open to them
   * any more is reported, and leaves the list.
   * @returns whether its page comes next; false where there is something to ask first
   */
  async join(game: Game): Promise<boolean> {
    const { api, games } = this.#deps;
    return this.#acting.run(game, async () => {
      const joined = await api.call(joinGame, { params: { id: game.id } });
      games.put(joined);
      if (startAtOnce(joined, this.#moveDeps) !== null) await this.#moveOf(joined).accept();
    });
  }

  /** Says yes although there is another match at that time. @returns as `join` does */
  async insist(): Promise<boolean> {
    const { question } = this;
    if (!question) return false;
    return this.#acting.run(question.game, async () => {
      await this.#moveOf(this.#deps.games.get(question.game.id) ?? question.game).accept(true);
    });
  }

  /** Leaves the game joined and unanswered, as any other invitation. */
  stepBack(): void {
    this.question = null;
  }

  get #moveDeps(): AnswerActionDeps {
    const { offlineQueue, config, language } = this.#deps;
    return { offlineQueue, now: config.now, language: () => language.language };
  }

  #moveOf(game: Game): AnswerAction {
    return new AnswerAction(() => game, this.#moveDeps);
  }

  async #say(failure: ApiFailure, game: Game): Promise<void> {
    const { feedback } = this.#deps;
    const values = { name: game.owner.firstName };
    const { on } = feedback.report(failure, { retry: () => void this.join(game), values });
    if (on === 'fields' || on === 'screen')
      feedback.open('alert.refused.title', failureText(failure), undefined, values);
    if ([403, 404, 409].includes(failure.status ?? 0)) await this.load();
  }
}
