import { reaction } from 'mobx';
import type { Memory } from '../platform/platform.ts';
import { isRecord } from './keptShapes.ts';

/** A form whose input outlives its page. Passwords and codes are never part of `typed`. */
export interface Keepable {
  /** The input that is not sent yet, as plain data; null when there is nothing to lose. */
  readonly typed: unknown;
  /** Takes up earlier input. It comes from storage: an earlier version of the app may have written it. */
  restore(typed: unknown): void;
}

const KEPT_AS = 'typed';

/** The owner of input while nobody is logged in: the person at this window. */
export const NOBODY = 'nobody';

/** Apart from an account's, whose input waits for it while somebody else uses the window. */
const nameOf = (owner: string | null) => (owner === NOBODY ? `${KEPT_AS}.${NOBODY}` : KEPT_AS);

interface Kept {
  /** The owner of the input: another person may log in in the same window. */
  userId: string;
  forms: Record<string, unknown>;
}

/**
 * Input that is not sent, in this window's memory: a session that ends in mid-work, or a reload, loses
 * none. An account's is shown to that account only; log-out forgets everything (R-kept-input).
 */
export class KeptInput {
  readonly #visit: Memory;
  readonly #userId: () => string | null;

  /** @param userId the logged-in person, NOBODY for nobody, or null while it is not known yet */
  constructor(visit: Memory, userId: () => string | null) {
    this.#visit = visit;
    this.#userId = userId;
  }

  /**
   * Restores a form as soon as its owner is known, and keeps every change from then on; null deletes
   * what is kept.
   * @param name the path of the page and, where it has several, the form
   * @returns a stop function; the kept input stays
   */
  follow(name: string, form: Keepable): () => void {
    const text = () => JSON.stringify(form.typed ?? null);
    // A form that stays on screen while somebody else takes over is still that of the first.
    let owner: string | null = null;
    const write = () => {
      // Without a person nothing changes: a session that has just died must not take the input with it.
      if (owner && owner === this.#userId()) this.#write(owner, name, form.typed ?? null);
    };
    const stopRestoring = reaction(
      this.#userId,
      (userId) => {
        // A person who logs in on the page goes on with what they have typed there.
        if (owner === null || owner === NOBODY) owner = userId;
        if (owner !== userId) return;
        const kept = this.#read()?.forms[name] ?? null;
        // Text typed before its owner was known counts more.
        if (kept !== null && text() === 'null') form.restore(kept);
        else write();
      },
      { fireImmediately: true },
    );
    const stopKeeping = reaction(text, write);
    return () => {
      stopRestoring();
      stopKeeping();
    };
  }

  /** @returns whether input is kept for a form of this person */
  holds(name: string): boolean {
    return this.#read()?.forms[name] !== undefined;
  }

  /** Forgets everything, as after a log-out by choice. */
  forget(): void {
    for (const name of [KEPT_AS, nameOf(NOBODY)]) this.#visit.set(name, '');
  }

  /** Forgets the input of all but the current person. */
  forgetOthers(): void {
    if (this.#userId() !== null && this.#read() === null) this.#visit.set(KEPT_AS, '');
  }

  /** The current person's; null where nothing is kept, or another's is. */
  #read(): Kept | null {
    const userId = this.#userId();
    const text = this.#visit.get(nameOf(userId));
    if (!userId || !text) return null;
    try {
      const value: unknown = JSON.parse(text);
      if (!isRecord(value) || value.userId !== userId || !isRecord(value.forms)) return null;
      return { userId, forms: value.forms };
    } catch {
      return null;
    }
  }

  #write(userId: string, name: string, typed: unknown): void {
    const { [name]: _before, ...others } = this.#read()?.forms ?? {};
    const forms = typed === null ? others : { ...others, [name]: typed };
    this.#visit.set(nameOf(userId), JSON.stringify({ userId, forms }));
  }
}
