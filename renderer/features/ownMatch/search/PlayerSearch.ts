import { makeAutoObservable } from 'mobx';
import {
  askPlayersNow,
  getPlayerSearch,
  startPlayerSearch,
  stopPlayerSearch,
} from '../../../../shared/contract/playerSearch.ts';
import type { PlayerSearchView } from '../../../../shared/contract/schemas/playerSearch.ts';
import type { ApiClient } from '../../../api/client.ts';
import { Action } from '../../../stores/Action.ts';
import type { FeedbackStore } from '../../../stores/FeedbackStore.ts';
import { Query } from '../../../stores/Query.ts';

interface SearchDeps {
  api: ApiClient;
  feedback: Pick<FeedbackStore, 'report' | 'toast'>;
  /** By the server's clock. */
  now: () => Date;
  /** As this person reads times, at the venue. */
  timeOf: (instant: string) => string;
}

/** A first mail due this soon is said to go out in ten seconds. */
const AT_ONCE_MS = 60_000;

const TOAST = 'search';

/** The search for players of one match, and its organiser's actions (R-substitute-search). */
export class PlayerSearch {
  /** One change at a time; a failure is reported, and the search read again. */
  readonly #changing = new Action(
    async (change: () => Promise<PlayerSearchView>, say: (view: PlayerSearchView) => void) => {
      const view = await change();
      this.query.set(view);
      say(view);
    },
    {
      onFailure: (failure, retry) => {
        this.#deps.feedback.report(failure, { retry });
        return this.load();
      },
    },
  );
  readonly query = new Query(() => this.#deps.api.call(getPlayerSearch, { params: this.#params }));
  readonly #params: { id: string };
  readonly #deps: SearchDeps;

  constructor(gameId: string, deps: SearchDeps) {
    this.#params = { id: gameId };
    this.#deps = deps;
    makeAutoObservable(this, { query: false }, { autoBind: true });
  }

  get busy(): boolean {
    return this.#changing.isBusy;
  }

  get view(): PlayerSearchView | null {
    return this.query.value;
  }

  /** Ids of invitees who have not had their time to answer: nobody asks them once more (R-nudge). */
  get waiting(): readonly string[] {
    const now = this.#deps.now();
    return (this.view?.asked ?? [])
      .filter(({ turnEnds }) => new Date(turnEnds) > now)
      .map(({ inviteeId }) => inviteeId);
  }

  async load(): Promise<void> {
    await this.query.refresh();
  }

  /** Begins it: until the first invitations go out it can be taken back. Never fails: a failure is reported. */
  async start(): Promise<void> {
    const { api, feedback } = this.#deps;
    await this.#changing.run(
      () => api.call(startPlayerSearch, { params: this.#params }),
      ({ nextAt }) =>
        feedback.toast({
          id: TOAST,
          tone: 'info',
          ...this.#startOf(nextAt),
          stays: false,
          action: { text: 'playerSearch.undo', run: () => void this.stop() },
        }),
    );
  }

  /** @returns when the first people are asked, as a text: at night in the morning */
  #startOf(nextAt: string | null) {
    const { now, timeOf } = this.#deps;
    const isLater = nextAt !== null && Date.parse(nextAt) - now().getTime() > AT_ONCE_MS;
    if (!isLater) return { text: 'playerSearch.started' } as const;
    return { text: 'playerSearch.started.later', values: { time: timeOf(nextAt) } } as const;
  }

  async stop(): Promise<void> {
    const { api, feedback } = this.#deps;
    await this.#changing.run(
      () => api.call(stopPlayerSearch, { params: this.#params }),
      ({ asked }) =>
        feedback.toast({
          id: TOAST,
          tone: 'success',
          text: asked.length > 0 ? 'playerSearch.stopped' : 'playerSearch.undone',
          stays: false,
        }),
    );
  }

  /** Asks people at once who would be asked later. @param people their ids */
  async ask(people: readonly string[]): Promise<void> {
    await this.#changing.run(
      () => this.#deps.api.call(askPlayersNow, { params: this.#params, body: { people: [...people] } }),
      () =>
        this.#deps.feedback.toast({
          id: TOAST,
          tone: 'success',
          text: 'ownGame.sent',
          values: { count: people.length },
          stays: false,
        }),
    );
  }
}
