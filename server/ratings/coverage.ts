import type { PlayerRating } from '../../shared/domain/rating/rating.ts';
import { toShown } from '../../shared/domain/rating/scale.ts';
import { ratingWidth } from '../../shared/domain/rating/width.ts';

/** After how many matches it is looked how sure a rating says it is, and after how many more whether it was. */
const LOOKS = [3, 5, 12, 20, 30, 50, 80, 120, 200];
const LATER = 30;

/** Of the players with this many matches: for how many it is known where they were later, and who was within the width. */
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

/** How many players later lay within the width of their rating (R-rating-width), of one pool after another. */
export class CoverageMeter {
  readonly #counts = LOOKS.map((matches): Coverage => ({ matches, players: 0, inside: 0 }));
  readonly #open = new Map<string, Look[]>();

  /**
   * Takes a player's rating after a day on which they have played.
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
    // Several matches of one day may step over one: the first day's end from it on is taken.
    for (const [index, at] of LOOKS.entries()) {
      if (before < at && matches >= at)
        left.push({ index, shown, width: ratingWidth(matches), dueAt: matches + LATER });
    }
    if (left.length > 0) this.#open.set(key, left);
    else this.#open.delete(key);
  }

  /** @returns one for each number of matches that somebody has been looked at after */
  counts(): Coverage[] {
    return this.#counts.filter(({ players }) => players > 0);
  }
}
