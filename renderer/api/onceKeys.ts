/** @returns a key of 128 random bits; `crypto.randomUUID` would ask for a page served by https */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The keys of calls whose answer has not come (R-once): the same call again, by a retry or by pressing once more,
 * goes under the same key, and the server does it once.
 */
export class OnceKeys {
  readonly #open = new Map<string, string>();

  /** @param call identifies the call: method, address, caller and body */
  keyOf(call: string): string {
    const key = this.#open.get(call) ?? newKey();
    this.#open.set(call, key);
    return key;
  }

  /** The answer has come: the same words are another call from now on. */
  answered(call: string): void {
    this.#open.delete(call);
  }
}
