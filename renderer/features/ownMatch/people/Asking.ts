import { makeAutoObservable, runInAction, when } from 'mobx';
import { holdInvitations, takeBackInvitations } from '../../../../shared/contract/heldInvitations.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { FeedbackStore } from '../../../stores/FeedbackStore.ts';
import type { GamesStore } from '../../../stores/GamesStore.ts';

interface AskingDeps {
  api: ApiClient;
  games: Pick<GamesStore, 'get' | 'load'>;
  feedback: Pick<FeedbackStore, 'report' | 'toast'>;
}

/** How long the game may take to show them once they are to be invited, in milliseconds. */
const SHOWN_AFTER = 5000;

const TOAST = 'ask';

/** Invitations of many by one press: they go out some seconds later, and can be taken back until then (R-hold). */
export class Asking {
  /** From the press until they have gone out, or were taken back. */
  busy = false;
  readonly #gameId: string;
  readonly #deps: AskingDeps;
  /** By which those that wait are taken back; null for none. */
  #heldId: string | null = null;

  constructor(gameId: string, deps: AskingDeps) {
    this.#gameId = gameId;
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Never fails: what goes wrong is reported. @param people ids of known people */
  async ask(people: readonly string[]): Promise<void> {
    const { api, feedback } = this.#deps;
    this.busy = true;
    try {
      const body = { people: [...people] };
      const { id, seconds } = await api.call(holdInvitations, { params: { id: this.#gameId }, body });
      this.#heldId = id;
      feedback.toast({
        id: TOAST,
        tone: 'info',
        text: 'known.asking',
        values: { count: people.length, seconds },
        stays: true,
        action: { text: 'known.undo', run: () => void this.takeBack(id) },
      });
      setTimeout(() => void this.finish(id, people), seconds * 1000);
    } catch (error) {
      this.#setIdle();
      feedback.report(error, { retry: () => void this.ask(people) });
    }
  }

  private async takeBack(id: string): Promise<void> {
    const { api, feedback } = this.#deps;
    if (this.#heldId !== id) return;
    this.#heldId = null;
    try {
      await api.call(takeBackInvitations, { params: { id } });
      this.#setIdle();
      feedback.toast({ id: TOAST, tone: 'success', text: 'known.undone', stays: false });
    } catch (error) {
      this.#heldId = id;
      if (toFailure(error).status !== 404) feedback.report(error, { retry: () => void this.takeBack(id) });
      else feedback.toast({ id: TOAST, tone: 'info', text: 'known.late', stays: false });
    }
  }

  /** Their time is over: says what has come of it, unless they were taken back. */
  private async finish(id: string, people: readonly string[]): Promise<void> {
    if (this.#heldId !== id) return;
    await this.#report(people);
    this.#heldId = null;
    this.#setIdle();
  }

  #setIdle(): void {
    runInAction(() => {
      this.busy = false;
    });
  }

  /** Says what has come of it, as the game shows it. */
  async #report(people: readonly string[]): Promise<void> {
    const { games, feedback } = this.#deps;
    const isInvited = (id: string) => games.get(this.#gameId)?.invitee.some(({ user }) => user.id === id) ?? false;
    const areInvited = () => people.every(isInvited);
    await when(areInvited, { timeout: SHOWN_AFTER })
      .catch(() => games.load(this.#gameId))
      .catch(() => undefined);
    if (areInvited()) {
      const values = { count: people.length };
      feedback.toast({ id: TOAST, tone: 'success', text: 'ownGame.sent', values, stays: false });
    } else feedback.toast({ id: TOAST, tone: 'error', text: 'known.notAsked', stays: true });
  }
}
