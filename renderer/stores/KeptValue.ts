import { makeAutoObservable } from 'mobx';
import type { Keepable } from './KeptInput.ts';

/** One value of a form that is kept while it is not the one it started with. */
export class KeptValue<Value> implements Keepable {
  value: Value;
  readonly #start: Value;
  readonly #isValue: (kept: unknown) => kept is Value;

  constructor(start: Value, isValue: (kept: unknown) => kept is Value) {
    this.value = start;
    this.#start = start;
    this.#isValue = isValue;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set(value: Value): void {
    this.value = value;
  }

  /** Begins anew: it was sent, or given up. */
  clear(): void {
    this.value = this.#start;
  }

  get typed(): Value | null {
    return JSON.stringify(this.value) === JSON.stringify(this.#start) ? null : this.value;
  }

  restore(kept: unknown): void {
    if (this.#isValue(kept)) this.value = kept;
  }
}
