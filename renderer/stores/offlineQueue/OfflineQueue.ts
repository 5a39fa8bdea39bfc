import { makeAutoObservable, runInAction } from 'mobx';
import { type ApiFailure, toFailure } from '../../api/apiFailure.ts';
import { newKey } from '../../api/onceKeys.ts';
import type { Memory } from '../../platform/platform.ts';
import type { Game, GameCommand, GamesStore } from '../GamesStore.ts';
import { type QueuedAction, readQueue, writeQueue } from './queuedAction.ts';
import { afterRegistration, type Registered, sendSteps } from './sendSteps.ts';

export interface UnsentDeps {
  memory: Memory;
  games: Pick<GamesStore, 'act' | 'load' | 'joinByLink'>;
  /** The logged-in person; null for nobody, or while it is not known. */
  userId: () => string | null;
  /** Somebody is registered by the share link it was pressed on. */
  onRegistered: (waiting: QueuedAction, registered: Registered) => void;
  /** An action that waited was taken. */
  onSent: (waiting: QueuedAction) => void;
}

export interface Pressed extends Pick<QueuedAction, 'what' | 'gameId' | 'path' | 'name' | 'token'> {
  /** As in QueuedAction; left out for null. */
  share?: string | null;
  steps: readonly GameCommand[];
}

/** Milliseconds until it is tried again while the device says that it has a network; doubled up to the longest. */
const FIRST_WAIT = 5_000;
const MAX_WAIT = 60_000;

/** How long something is on its way before the page says so, in milliseconds. */
const PATIENCE = 1500;

/** The server was not reached, or could not answer: nobody has said no. */
const isAway = ({ code, status }: ApiFailure) =>
  ['network', 'aborted'].includes(code) || [429, 502, 503, 504].includes(status);

/**
 * Answers and scores on their way (R-unsent). Each is kept on the device before it is sent and forgotten when the server
 * has answered, so that neither a lost network nor a reload loses one; its key keeps it from counting twice, whichever
 * windows send it.
 */
export class OfflineQueue {
  list: readonly QueuedAction[] = [];
  /** Keys of those that are being sent by this window. */
  sending: readonly string[] = [];
  /** Keys of those that were pressed here a moment ago, and may be there before anybody has to be told. */
  fresh: readonly string[] = [];
  readonly #deps: UnsentDeps;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(deps: UnsentDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @returns the action that waits about a match; the newest of several */
  of(gameId: string): QueuedAction | null {
    return this.mine.findLast((waiting) => waiting.gameId === gameId) ?? null;
  }

  /** The actions to show, and send, in this window: another account's are neither. */
  get mine(): readonly QueuedAction[] {
    const userId = this.#deps.userId();
    return this.list.filter((waiting) => waiting.userId === null || waiting.userId === userId);
  }

  /** The actions that a page says are waiting. With a network, the answer is there before anybody could read so. */
  get told(): readonly QueuedAction[] {
    return this.mine.filter(({ key }) => !this.fresh.includes(key));
  }

  /** Takes up the queue of earlier pages and of other windows. @returns a stop function */
  start(): () => void {
    this.read();
    void this.flush();
    const again = () => {
      this.#wait = FIRST_WAIT;
      void this.flush();
    };
    const whenSeen = () => {
      if (document.visibilityState === 'visible') again();
    };
    window.addEventListener('storage', this.read);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      clearTimeout(this.#timer);
      window.removeEventListener('storage', this.read);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }

  /**
   * Keeps an action and sends it. An earlier one about the same match is replaced: the newest counts.
   * @param onRegistered called when the share link has made somebody an invitee, before the rest is sent
   * @returns the changed match; null while it waits for the network
   * @throws ApiFailure when the server does not take it; then nothing is kept
   */
  async send(
    { steps, share = null, ...pressed }: Pressed,
    onRegistered?: (registered: Registered) => void,
  ): Promise<Game | null> {
    const waiting: QueuedAction = {
      ...pressed,
      share,
      key: newKey(),
      userId: pressed.token === null ? this.#deps.userId() : null,
      steps: steps.map((command) => ({ once: newKey(), command })),
      savedAt: new Date().toISOString(),
      refused: null,
    };
    const others = this.list.filter(({ gameId, what }) => gameId !== waiting.gameId || what !== waiting.what);
    this.write([...others, waiting]);
    this.fresh = [...this.fresh, waiting.key];
    const patience = setTimeout(() => this.age(waiting.key), PATIENCE);
    const outcome = await this.attempt(waiting, onRegistered);
    clearTimeout(patience);
    const isQueuedAction = outcome instanceof Error && isAway(outcome);
    if (!isQueuedAction) this.drop(waiting.key);
    this.age(waiting.key);
    if (isQueuedAction) {
      this.retryLater();
      return null;
    }
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  /** Sends the queue, in the order it was pressed. Never throws: the list has the refusals. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    for (const { key: next } of this.mine) {
      // As it is now: while those before it were sent it may have been taken back, or another window may have sent it.
      const waiting = this.mine.find(({ key }) => key === next);
      if (!waiting || waiting.refused !== null || this.sending.includes(next)) continue;
      const outcome = await this.attempt(waiting);
      // Somebody has taken it back, or another window has sent it.
      if (!this.list.some(({ key }) => key === waiting.key)) continue;
      if (!(outcome instanceof Error)) {
        this.drop(waiting.key);
        this.#deps.onSent(waiting);
      } else if (isAway(outcome)) {
        this.retryLater();
        return;
      } else {
        this.write(this.list.map((each) => (each.key === waiting.key ? { ...each, refused: outcome.code } : each)));
      }
    }
  }

  /** Forgets one: it was taken, taken back, or its refusal was read. */
  drop(key: string): void {
    this.read();
    this.write(this.list.filter((waiting) => waiting.key !== key));
  }

  private age(key: string): void {
    this.fresh = this.fresh.filter((each) => each !== key);
  }

  private read(): void {
    this.list = readQueue(this.#deps.memory, Date.now());
  }

  private write(list: readonly QueuedAction[]): void {
    this.list = list;
    writeQueue(this.#deps.memory, list);
  }

  private async attempt(
    waiting: QueuedAction,
    onRegistered?: (registered: Registered) => void,
  ): Promise<Game | ApiFailure> {
    const { key } = waiting;
    this.sending = [...this.sending, key];
    const outcome = await sendSteps(this.#deps.games, waiting, (registered) => {
      // If the rest fails: nobody is registered twice.
      this.write(this.list.map((each) => (each.key === key ? afterRegistration(each, registered) : each)));
      this.#deps.onRegistered(waiting, registered);
      onRegistered?.(registered);
    }).catch(toFailure);
    runInAction(() => {
      this.sending = this.sending.filter((other) => other !== key);
    });
    return outcome;
  }

  private retryLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, MAX_WAIT);
  }
}
