import { makeAutoObservable } from 'mobx';
import { useEffect, useState } from 'react';
import type { GameAction } from '../../../shared/domain/values.ts';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import type { ApiFailure } from '../../api/apiFailure.ts';
import { failureText } from '../../api/failures.ts';
import { Action } from '../../stores/Action.ts';
import type { FeedbackStore } from '../../stores/FeedbackStore.ts';
import type { Game, GameCommand, GamesStore } from '../../stores/GamesStore.ts';
import { isOrganised } from '../../stores/gameFacts.ts';
import { Query } from '../../stores/Query.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useLive } from '../../stores/useLive.ts';
import { useRoute } from '../../ui/route.ts';

/** One game on screen of its organiser, or of one of its club: reading it, and their actions. */
export class OwnGame {
  readonly id: string;
  /** How often the game was read again: its notes and others may be new as well. */
  news = 0;
  readonly #query = new Query(() => this.#games.load(this.id), {
    onValue: () => {
      this.news += 1;
    },
  });
  readonly #acting = new Action(
    (command: GameCommand, _take?: (failure: ApiFailure) => boolean) => this.#games.act(this.id, command),
    {
      onFailure: async (failure, again, [, take]) => {
        if (!take?.(failure)) this.say(failure, again);
        if (failure.status === 409 || failure.status === 404) await this.load();
      },
    },
  );
  /**
   * Does one action; a failure is reported, and an outdated game is read again.
   * @param take gets a 400 first, to mark its fields; returns whether it did
   * @returns whether it worked
   */
  readonly act = this.#acting.run;
  readonly #games: GamesStore;
  readonly #feedback: FeedbackStore;

  constructor(id: string, games: GamesStore, feedback: FeedbackStore) {
    this.id = id;
    this.#games = games;
    this.#feedback = feedback;
    makeAutoObservable(this, { id: false }, { autoBind: true });
  }

  /** The action under way. */
  get busy(): GameAction | null {
    return this.#acting.args?.[0].actionType ?? null;
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

  private say(failure: ApiFailure, retry: () => void): void {
    const values = { limit: failure.data.limit ?? 0, name: this.game?.owner.firstName ?? '' };
    const { on } = this.#feedback.report(failure, { retry, values });
    // No field and no screen of this page is about it: an alert says it.
    if (on === 'fields' || on === 'screen') {
      this.#feedback.open('alert.refused.title', failureText(failure), undefined, values);
    }
  }
}

/**
 * Reads a game for a page of its organiser, or of one of its club, and keeps it fresh; anybody else is led to the page where they answer. To be
 * used in an observer.
 * @returns null for the game until it is there and known to be theirs
 */
export function useOwnGame(id: string): { own: OwnGame; game: Game | null; failure: ApiFailure | null } {
  const route = useRoute();
  const { games, feedback } = useStores();
  const [own] = useState(() => new OwnGame(id, games, feedback));
  const { game, failure } = own;
  const isForeign = game !== null && !isOrganised(game);
  useEffect(() => void own.load(), [own]);
  useLive(own.load, { gameId: id, isShown: game !== null });
  useEffect(() => {
    if (isForeign) route.go(invitationPath({ gameId: id, password: null, token: WEB_ACCESS_TOKEN }), { replace: true });
  }, [isForeign, route, id]);
  return { own, game: isForeign ? null : game, failure };
}

/** In the address of a game that was made a moment ago: its page says that the invitations are on their way. */
export const CREATED = 'created';
