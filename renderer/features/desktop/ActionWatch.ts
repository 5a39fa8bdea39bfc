import type { MatchView } from '../dashboard/matchView.ts';

interface ActionWatchDeps {
  /** The running matches as they are now; null when the server cannot be reached. */
  load: () => Promise<MatchView[] | null>;
  /** Whether the window is being looked at: then the page itself says it. */
  isLooking: () => boolean;
  notify: (match: MatchView) => void;
  setBadge: (count: number) => void;
}

/** Names the pending action: the same match may wait for something else later. */
const dueKey = ({ game }: MatchView) => `${game.id} ${game.summary.title}`;

/**
 * Tells, by the system, of matches that have begun to wait for this person; the badge counts them (R-desktop-notices).
 */
export class ActionWatch {
  readonly #deps: ActionWatchDeps;
  /** The keys of the last look; null before the first one, which tells nothing. */
  #known: Set<string> | null = null;
  #asked = 0;

  constructor(deps: ActionWatchDeps) {
    this.#deps = deps;
  }

  /** Looks at the matches again. Of several looks at once the last one counts. */
  async look(): Promise<void> {
    this.#asked += 1;
    const turn = this.#asked;
    const matches = await this.#deps.load();
    if (matches === null || turn !== this.#asked) return;
    const due = matches.filter(({ isDue }) => isDue);
    this.#deps.setBadge(due.length);
    const isFirst = this.#known === null;
    const fresh = due.filter((match) => !this.#known?.has(dueKey(match)));
    this.#known = new Set(due.map(dueKey));
    if (isFirst || this.#deps.isLooking()) return;
    for (const match of fresh) this.#deps.notify(match);
  }

  /** Nobody is logged in any more. */
  stop(): void {
    this.#asked += 1;
    this.#known = null;
    this.#deps.setBadge(0);
  }
}
