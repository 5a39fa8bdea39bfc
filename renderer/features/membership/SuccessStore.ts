import { makeAutoObservable, runInAction } from 'mobx';
import { getMembership, getUpgrade } from '../../../shared/contract/member.ts';
import type { MembershipAnswer, Upgrade } from '../../../shared/contract/schemas/member.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** `none`: nobody has just paid. `slow`: the word is late. `failed`: it could not be asked for. */
export type SuccessState = 'none' | 'pending' | 'slow' | 'failed' | 'done' | 'closed' | 'returned';

const ASK_EVERY_MS = 1500;
/** After this many questions without an answer the page says that it takes longer. */
const MAX_QUESTIONS = 15;

const STATES: Record<Upgrade['status'], SuccessState> = {
  OPEN: 'pending',
  DONE: 'done',
  CLOSED: 'closed',
  REFUNDED: 'returned',
};

/** The result of a payment: asks until the server knows. */
export class SuccessStore {
  state: SuccessState;
  membership: MembershipAnswer | null = null;
  readonly #root: RootStore;
  readonly #requestId: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #questions = 0;
  #isFollowed = false;

  constructor(root: RootStore, requestId: string | null) {
    this.#root = root;
    this.#requestId = requestId;
    this.state = requestId === null ? 'none' : 'pending';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @returns a stop function */
  follow(): () => void {
    this.#isFollowed = true;
    this.again();
    return () => {
      this.#isFollowed = false;
      clearTimeout(this.#timer);
    };
  }

  again(): void {
    this.#questions = 0;
    clearTimeout(this.#timer);
    if (this.state !== 'none') this.state = 'pending';
    void this.ask();
  }

  private async ask(): Promise<void> {
    const { api, session } = this.#root;
    this.#questions += 1;
    try {
      const requestId = this.#requestId;
      const upgrade = requestId === null ? null : await api.call(getUpgrade, { params: { requestId } });
      const isKnown = upgrade?.status !== 'OPEN';
      const membership = isKnown ? await api.call(getMembership) : null;
      runInAction(() => {
        if (upgrade) this.state = STATES[upgrade.status];
        this.membership = membership;
      });
      // Other pages show the level as well.
      if (isKnown) return void session.loadMe();
    } catch {
      return runInAction(() => {
        this.state = this.state === 'none' ? 'none' : 'failed';
      });
    }
    if (!this.#isFollowed) return;
    if (this.#questions < MAX_QUESTIONS) this.#timer = setTimeout(() => void this.ask(), ASK_EVERY_MS);
    else runInAction(() => (this.state = 'slow'));
  }
}
