import { makeAutoObservable, runInAction } from 'mobx';
import type { GameAction } from '../../../shared/domain/values.ts';
import { type ApiFailure, toFailure } from '../../api/apiFailure.ts';
import { failureText } from '../../api/failures.ts';
import type { FeedbackStore } from '../../stores/FeedbackStore.ts';
import type { Game, GameCommand, GamesStore } from '../../stores/GamesStore.ts';
import { Query } from '../../stores/Query.ts';

/** One game of its organiser on screen: reading it, and what they do with it. */
export class OwnGame {
  readonly id: string;
  /** The action under way. */
  busy: GameAction | null = null;
  /** How often the game was read again: what belongs to it may be new as well. */
  news = 0;
  readonly #query = new Query(() => this.#games.load(this.id), {
    onValue: () => {
      this.news += 1;
    },
  });
  readonly #games: GamesStore;
  readonly #feedback: FeedbackStore;

  constructor(id: string, games: GamesStore, feedback: FeedbackStore) {
    this.id = id;
    this.#games = games;
    this.#feedback = feedback;
    makeAutoObservable(this, { id: false }, { autoBind: true });
  }

  get game(): Game | null {
    return this.#games.get(this.id);
  }

  /** Why it could not be read; the last one read stays on screen. */
  get failure(): ApiFailure | null {
    return this.#query.failure;
  }

  /** Never fails: the state is in `failure`. */
  async load(): Promise<void> {
    await this.#query.refresh();
  }

  /**
   * Does one action; a failure is reported, and what was out of date is read again.
   * @param take gets a 400 first, to mark its fields; returns whether it did
   * @returns whether it worked
   */
  async act(command: GameCommand, take?: (failure: ApiFailure) => boolean): Promise<boolean> {
    this.busy = command.actionType;
    try {
      await this.#games.act(this.id, command);
      return true;
    } catch (error) {
      const failure = toFailure(error);
      if (!take?.(failure)) this.say(failure, () => void this.act(command, take));
      if (failure.status === 409 || failure.status === 404) await this.load();
      return false;
    } finally {
      runInAction(() => {
        this.busy = null;
      });
    }
  }

  private say(failure: ApiFailure, retry: () => void): void {
    const values = { limit: failure.data.limit ?? 0, name: this.game?.owner.firstName ?? '' };
    const { on } = this.#feedback.report(failure, { retry, values });
    // No field and no screen of this page is about it: it is said all the same.
    if (on === 'fields' || on === 'screen') {
      this.#feedback.open('alert.refused.title', failureText(failure), undefined, values);
    }
  }
}
