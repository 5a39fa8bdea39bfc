/** A part of a day that has to be rated: a match, or all matches of a player on it. */
export interface Planned {
  day: string;
  players: readonly string[];
  game?: string;
}

/** What a replay still has to look at, by day. */
export class Agenda {
  readonly #days = new Map<string, { players: Set<string>; games: Set<string> }>();

  add({ day, players, game }: Planned): void {
    const plan = this.#days.get(day) ?? { players: new Set(), games: new Set() };
    this.#days.set(day, plan);
    for (const player of players) plan.players.add(player);
    if (game !== undefined) plan.games.add(game);
  }

  /** @returns the earliest day on the agenda, which is removed from it */
  takeFirst(): { day: string; players: Set<string>; games: Set<string> } | null {
    let first: string | null = null;
    for (const day of this.#days.keys()) if (first === null || day < first) first = day;
    const plan = first === null ? undefined : this.#days.get(first);
    if (first === null || !plan) return null;
    this.#days.delete(first);
    return { day: first, ...plan };
  }
}
