import { makeAutoObservable } from 'mobx';
import { useEffect, useState } from 'react';
import { useRoute } from '../ui/route.ts';
import type { Keepable } from './KeptInput.ts';
import { useStores } from './StoreContext.ts';

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

/**
 * Keeps the input of a form of this page over a session that ends and over a reload.
 * @param name tells the forms of one page apart
 */
export function useKept(name: string, form: Keepable): void {
  const { kept } = useStores();
  const { path } = useRoute();
  useEffect(() => kept.follow(`${path} ${name}`, form), [kept, path, name, form]);
}

/** A state that is kept; the component that reads it is an `observer`. */
export function useKeptValue<Value>(
  name: string,
  start: Value,
  isValue: (kept: unknown) => kept is Value,
): KeptValue<Value> {
  const [kept] = useState(() => new KeptValue(start, isValue));
  useKept(name, kept);
  return kept;
}
