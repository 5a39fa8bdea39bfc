/** Several changes at once are one reading, in milliseconds. */
const TOGETHER = 300;

/**
 * Reads changed data again: once for several changes, never twice at the same time, and not while nobody looks at the
 * window. Coming back to it, one is told again (LiveStore).
 */
export class Refresher {
  readonly #reload: () => Promise<unknown>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReading = false;
  /** Something has changed since the reading under way began. */
  #isStale = false;

  /** @param reload never throws */
  constructor(reload: () => Promise<unknown>) {
    this.#reload = reload;
  }

  /** Something has changed. */
  ask(): void {
    this.#isStale = true;
    if (!this.#isReading) this.#timer ??= setTimeout(() => void this.#read(), TOGETHER);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isStale = false;
  }

  async #read(): Promise<void> {
    this.#timer = undefined;
    if (document.visibilityState !== 'visible') return;
    this.#isStale = false;
    this.#isReading = true;
    await this.#reload().finally(() => {
      this.#isReading = false;
    });
    if (this.#isStale) this.ask();
  }
}
