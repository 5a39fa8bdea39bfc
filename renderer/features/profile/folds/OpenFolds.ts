import { makeAutoObservable, observable } from 'mobx';
import type { ProfilePart } from '../edit/profileValues.ts';

export type FoldName =
  | ProfilePart
  | 'levels'
  | 'channels'
  | 'notices'
  | 'blocked'
  | 'formats'
  | 'security'
  | 'sessions'
  | 'plan'
  | 'export';

/** @returns the id of a fold's element */
export const foldId = (name: FoldName) => `profile-${name}`;

/** Focuses the line itself. */
const focusOn = (name: FoldName) => document.getElementById(foldId(name))?.querySelector('summary')?.focus();

/** Which lines of the profile are open: those that were opened, and those in which something is typed. */
export class OpenFolds {
  readonly #opened = observable.map<FoldName, boolean>();
  readonly #isTyped: (name: FoldName) => boolean;

  /** @param first those that are open from the beginning */
  constructor(first: readonly FoldName[], isTyped: (name: FoldName) => boolean) {
    for (const name of first) this.#opened.set(name, true);
    this.#isTyped = isTyped;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isOpen(name: FoldName): boolean {
    return this.#opened.get(name) ?? this.#isTyped(name);
  }

  toggle(name: FoldName, isOpen: boolean): void {
    this.#opened.set(name, isOpen);
  }

  /** Opens a line and leads there. */
  show(name: FoldName): void {
    this.#opened.set(name, true);
    focusOn(name);
  }

  /** Folds a line and leaves the focus on it: the focused control is gone. */
  close(name: FoldName): void {
    this.#opened.set(name, false);
    focusOn(name);
  }
}
