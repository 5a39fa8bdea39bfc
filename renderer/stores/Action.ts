import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { useRef, useState } from 'react';
import { type ApiFailure, toFailure } from '../api/apiFailure.ts';
import type { Reaction } from '../api/reactions.ts';
import type { TextValues } from '../i18n/useText.ts';
import { useStores } from './StoreContext.ts';

interface ActionOptions<T, Args extends readonly unknown[]> {
  /** Takes the result of the work, in the action that ends it. */
  onDone?: (value: T) => void;
  /** Handles a failure while the action is still busy; `run` throws its error. @param again does the same once more */
  onFailure?: (failure: ApiFailure, again: () => void, args: Args) => unknown;
}

/** One action and its state: once at a time. `Query` is its twin for loading. */
export class Action<T, Args extends readonly unknown[] = []> {
  /** The arguments of the run under way; null for none. */
  args: Args | null = null;
  /** Why it did not work the last time; null once it is tried again. */
  failure: ApiFailure | null = null;
  readonly #work: (...args: Args) => Promise<T>;
  readonly #options: ActionOptions<T, Args>;

  /** @param work does it; throws ApiFailure */
  constructor(work: (...args: Args) => Promise<T>, options: ActionOptions<T, Args> = {}) {
    this.#work = work;
    this.#options = options;
    makeAutoObservable(this, { args: observableRef, failure: observableRef }, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.args !== null;
  }

  /** Whether it is under way with this first argument: which of several buttons was pressed. */
  isBusyWith(first: Args[0]): boolean {
    return this.args !== null && this.args[0] === first;
  }

  /**
   * Does it; a call while it is under way does nothing.
   * @returns whether it worked
   * @throws the error of `onFailure`, and nothing else
   */
  async run(...args: Args): Promise<boolean> {
    if (this.isBusy) return false;
    this.args = args;
    this.failure = null;
    try {
      const value = await this.#work(...args);
      runInAction(() => this.#options.onDone?.(value));
      return true;
    } catch (error) {
      const failure = toFailure(error);
      const again = () => void this.run(...args);
      await runInAction(() => {
        this.failure = failure;
        return this.#options.onFailure?.(failure, again, args);
      });
      return false;
    } finally {
      runInAction(() => {
        this.args = null;
      });
    }
  }
}

type Meet<Args extends readonly unknown[]> = (
  failure: ApiFailure,
  report: (values?: TextValues) => Reaction,
  args: Args,
) => unknown;

/**
 * A component's action at the press of a button. The component that reads its state is an `observer`.
 * @param work the newest one counts, also when a failed one is tried again
 * @param meet handles a failure here; left out, it is reported with a way to try again, which `report` does
 */
export function useAction<Args extends readonly unknown[] = []>(
  work: (...args: Args) => Promise<unknown>,
  meet: Meet<Args> = (_failure, report) => report(),
): Action<unknown, Args> {
  const { feedback } = useStores();
  const latest = useRef({ work, meet });
  latest.current = { work, meet };
  const [action] = useState(
    () =>
      new Action((...args: Args) => latest.current.work(...args), {
        onFailure: (failure, again, args) =>
          latest.current.meet(
            failure,
            (values) => feedback.report(failure, { retry: again, ...(values && { values }) }),
            args,
          ),
      }),
  );
  return action;
}
