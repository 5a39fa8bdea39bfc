import { makeAutoObservable } from 'mobx';

/** Why a link is not followed before somebody says so. */
export type LinkDoubt = 'unsaved' | 'otherAccount';

interface LinkOpenerDeps {
  /** @returns the path on screen */
  here: () => string;
  go: (path: string) => void;
  /** Whether something was typed or picked on this page that going away would lose. */
  isTouched: () => boolean;
  /** Whether the link belongs to another person than the one logged in. */
  isOtherAccounts: (path: string) => Promise<boolean>;
}

/** Opens links from outside: at once, or after a question. The newest one counts. */
export class LinkOpener {
  /** The link that waits for an answer. */
  asked: { path: string; doubts: LinkDoubt[] } | null = null;
  #newest = '';
  readonly #deps: LinkOpenerDeps;

  constructor(deps: LinkOpenerDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A link was opened. */
  async arrive(path: string): Promise<void> {
    this.#newest = path;
    this.asked = null;
    const { here, isTouched, isOtherAccounts } = this.#deps;
    if (path === here()) return;
    const isOthers = await isOtherAccounts(path);
    if (this.#newest !== path) return;
    // Asked last: something may be typed while the server is.
    const doubts: LinkDoubt[] = [];
    if (isOthers) doubts.push('otherAccount');
    if (isTouched()) doubts.push('unsaved');
    if (doubts.length === 0) this.#deps.go(path);
    else this.ask(path, doubts);
  }

  /** Follows the link that waits. */
  open(): void {
    const path = this.asked?.path;
    this.asked = null;
    if (path) this.#deps.go(path);
  }

  stay(): void {
    this.asked = null;
  }

  private ask(path: string, doubts: LinkDoubt[]): void {
    this.asked = { path, doubts };
  }
}
