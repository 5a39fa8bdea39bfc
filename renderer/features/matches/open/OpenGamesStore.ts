import { makeAutoObservable, runInAction } from 'mobx';
import type { Clash } from '../../../../shared/contract/errors.ts';
import { joinGame } from '../../../../shared/contract/openGames.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import { failureText } from '../../../api/failures.ts';
import type { ConfigStore } from '../../../stores/ConfigStore.ts';
import type { FeedbackStore } from '../../../stores/FeedbackStore.ts';
import type { Game, GamesStore } from '../../../stores/GamesStore.ts';
import type { LanguageStore } from '../../../stores/LanguageStore.ts';
import { Query } from '../../../stores/Query.ts';
import { startAtOnce } from '../answerAtOnce.ts';
import { AnswerMove, type AnswerMoveDeps } from '../moves/AnswerMove.ts';

export interface OpenGamesDeps {
  api: ApiClient;
  games: Pick<GamesStore, 'put' | 'get' | 'loadOpen'>;
  feedback: Pick<FeedbackStore, 'report' | 'open'>;
  unsent: AnswerMoveDeps['unsent'];
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
  /** Whether there may still come some; whatever came of it, what is read again keeps nothing waiting. */
  isWaiting = true;
  /** The game being joined. */
  busy: string | null = null;
  /** What is asked before a joined game is accepted; null for nothing. */
  question: ClashQuestion | null = null;
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

  /** Whether it offers one time alone: a yes leaves nothing to choose. */
  isAnsweredAtOnce(game: Game): boolean {
    return this.#moveOf(game).starts.length === 1;
  }

  /**
   * Joins a game and, where that leaves nothing to choose, says yes by the same press (R-join). What is not open to them any
   * more is reported, and leaves the list.
   * @returns whether its page is what comes next; false where there is something to ask first
   */
  async join(game: Game): Promise<boolean> {
    const { api, games } = this.#deps;
    return this.#act(game, async () => {
      const joined = await api.call(joinGame, { params: { id: game.id } });
      games.put(joined);
      if (startAtOnce(joined, this.#moveDeps) !== null) await this.#moveOf(joined).accept();
    });
  }

  /** Says yes although there is another match at that time. @returns as `join` does */
  async insist(): Promise<boolean> {
    const { question } = this;
    if (!question) return false;
    return this.#act(question.game, async () => {
      await this.#moveOf(this.#deps.games.get(question.game.id) ?? question.game).accept(true);
    });
  }

  /** Leaves the game joined and unanswered, as any other invitation. */
  stepBack(): void {
    this.question = null;
  }

  get #moveDeps(): AnswerMoveDeps {
    const { unsent, config, language } = this.#deps;
    return { unsent, now: config.now, language: () => language.language };
  }

  #moveOf(game: Game): AnswerMove {
    return new AnswerMove(() => game, this.#moveDeps);
  }

  async #act(game: Game, work: () => Promise<void>): Promise<boolean> {
    this.busy = game.id;
    try {
      await work();
      runInAction(this.stepBack);
      return true;
    } catch (error) {
      const { code, data } = toFailure(error);
      const { clashes = [] } = data;
      if (code === 'E.game.clash') runInAction(() => Object.assign(this, { question: { game, clashes } }));
      else await this.#say(error, game);
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
