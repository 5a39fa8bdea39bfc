import type { PlayerRating } from '../../shared/domain/rating/rating.ts';
import { ratingWidth, toShown } from '../../shared/domain/rating/scale.ts';

/** After how many matches the width of a rating is noted; after some more matches it is checked. */
const LOOKS = [3, 5, 12, 20, 30, 50, 80, 120, 200];
const LATER = 30;

/** For players with this many matches: for how many the later rating is known, and for how many it was within the width. */
export interface Coverage {
  matches: number;
  players: number;
  inside: number;
}

interface Look {
  index: number;
  shown: number;
  width: number;
  dueAt: number;
}

/** How many players later had a rating within the width (R-rating-width), for one pool after another. */
export class CoverageMeter {
  readonly #counts = LOOKS.map((matches): Coverage => ({ matches, players: 0, inside: 0 }));
  readonly #open = new Map<string, Look[]>();

  /**
   * Adds a player's rating after a day on which they have played.
   * @param key names player and pool
   * @param before matches before that day
   */
  add(key: string, before: number, { elo, matches }: PlayerRating): void {
    const shown = toShown(elo);
    const looks = this.#open.get(key) ?? [];
    const left = looks.filter((look) => {
      if (look.dueAt > matches) return true;
      const count = this.#counts[look.index];
      if (count) count.players += 1;
      if (count && Math.abs(shown - look.shown) <= look.width) count.inside += 1;
      return false;
    });
    // Several matches on one day may skip one: then the end of the first day after it is taken.
    for (const [index, at] of LOOKS.entries()) {
      if (before < at && matches >= at)
        left.push({ index, shown, width: ratingWidth(matches), dueAt: matches + LATER });
    }
    if (left.length > 0) this.#open.set(key, left);
    else this.#open.delete(key);
  }

  /** @returns one entry for each number of matches after which a player has been checked */
  counts(): Coverage[] {
    return this.#counts.filter(({ players }) => players > 0);
  }
}
