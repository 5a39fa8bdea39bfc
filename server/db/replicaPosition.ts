/** How far one database has got in the log, when it was asked; positions are bytes since the log's beginning. */
interface Position {
  at: number;
  position: number;
}

/** As far back as positions are of use; a replica that is further behind is not read anyway. */
const KEPT_MS = 60_000;

/**
 * Works out how far a replica is behind from what the leader was seen to have written: what the replica itself says of its lag
 * is nothing once it has lost its leader.
 */
export class LeaderPositions {
  #seen: Position[] = [];

  /** @param at milliseconds, of a clock that only goes forward */
  note(at: number, position: number): void {
    this.#seen = [...this.#seen.filter((each) => at - each.at < KEPT_MS), { at, position }];
  }

  /** @returns milliseconds for which a replica that has got so far is behind at most; infinite when nobody knows */
  lag(at: number, replayed: number): number {
    const reached = this.#seen.filter(({ position }) => position <= replayed).at(-1);
    if (!reached) return Number.POSITIVE_INFINITY;
    // It has all that there was when the leader was last asked.
    return reached === this.#seen.at(-1) ? 0 : at - reached.at;
  }
}
