import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type ApiFailure, toFailure } from '../api/apiFailure.ts';

/** State of one request. Each request has its own, never one flag for several (R-loadable). */
export type Loadable<T> =
  | { status: 'idle' | 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; failure: ApiFailure };

export const idle = { status: 'idle' } as const;
export const loading = { status: 'loading' } as const;
export const ready = <T>(value: T) => ({ status: 'ready', value }) as const;
export const failed = (failure: ApiFailure) => ({ status: 'failed', failure }) as const;

/** @returns the value when it is there */
export function valueIn<T>(loadable: Loadable<T>): T | null {
  return loadable.status === 'ready' ? loadable.value : null;
}

interface QueryOptions<T> {
  /** Whether the old value outlives this failure of a refresh; left out, it never does. */
  keepsOn?: (failure: ApiFailure) => boolean;
  /** Told of every value that came, in the action that takes it. @param before the old value */
  onValue?: (value: T, before: T | null) => void;
}

/**
 * One thing to load, and its state. Of several requests only the newest one's answer counts; an
 * aborted one changes nothing.
 */
export class Query<T, Args extends readonly unknown[] = []> {
  state: Loadable<T> = idle;
  /** A request is under way. */
  busy = false;
  readonly #fetch: (...args: Args) => Promise<T>;
  readonly #options: QueryOptions<T>;
  #newest = 0;

  /** @param fetch asks for the value; throws ApiFailure */
  constructor(fetch: (...args: Args) => Promise<T>, options: QueryOptions<T> = {}) {
    this.#fetch = fetch;
    this.#options = options;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get status(): Loadable<T>['status'] {
    return this.state.status;
  }

  /** Null while it is not there. */
  get value(): T | null {
    return valueIn(this.state);
  }

  /** Why it is not there. */
  get failure(): ApiFailure | null {
    return this.state.status === 'failed' ? this.state.failure : null;
  }

  /**
   * Asks for the value; the old one goes at once. Never throws.
   * @returns why it failed to load; null when it came, or a newer request takes its place
   */
  load(...args: Args): Promise<ApiFailure | null> {
    return this.#ask(args, idle);
  }

  /** Asks again: the old value stays on screen meanwhile. Never throws. @returns as `load` does */
  refresh(...args: Args): Promise<ApiFailure | null> {
    return this.#ask(args, this.state);
  }

  /** Takes a value that came another way: the answer to a change. */
  set(value: T): void {
    this.state = ready(value);
  }

  /** Takes why there is no value, which came another way. */
  fail(failure: ApiFailure): void {
    this.state = failed(failure);
  }

  /** Forgets it all; an answer that is still on its way comes too late. */
  clear(): void {
    this.#newest += 1;
    this.busy = false;
    this.state = idle;
  }

  /** @param before stays until there is an answer, if it is a value */
  async #ask(args: Args, before: Loadable<T>): Promise<ApiFailure | null> {
    this.#newest += 1;
    const request = this.#newest;
    runInAction(() => {
      this.busy = true;
      this.state = before.status === 'ready' ? before : loading;
    });
    const outcome: Loadable<T> = await this.#fetch(...args).then(ready, (error: unknown) => failed(toFailure(error)));
    if (request !== this.#newest) return null;
    return runInAction(() => {
      this.busy = false;
      return this.#take(outcome, before);
    });
  }

  #take(outcome: Loadable<T>, before: Loadable<T>): ApiFailure | null {
    if (outcome.status === 'ready') {
      const known = this.value;
      this.state = outcome;
      this.#options.onValue?.(outcome.value, known);
    }
    if (outcome.status !== 'failed') return null;
    const { failure } = outcome;
    if (failure.code === 'aborted') {
      if (this.state.status === 'loading') this.state = before.status === 'loading' ? idle : before;
      return null;
    }
    if (this.state.status !== 'ready' || !this.#options.keepsOn?.(failure)) this.state = outcome;
    return failure;
  }
}
