/** How even a match would be, from the levels people read (R-evenness). */

export interface Evenness {
  /** The organiser's partner, by index among the others; null in singles. */
  partner: number | null;
  /** Mean levels of the organiser's side and of the other. */
  own: number;
  other: number;
  kind: 'even' | 'close' | 'uneven';
}

/** Differences of levels: up to here the weaker side wins two of five, and one of three. */
const EVEN = 0.35;
const CLOSE = 0.65;

const mean = (levels: readonly number[]) => levels.reduce((sum, level) => sum + level, 0) / levels.length;

/**
 * @param own the organiser's level
 * @param others the levels of one opponent, or of the three others of a double
 * @returns how even it is, for a double with the partner that makes it most even; null for any other number of people
 */
export function evennessOf(own: number, others: readonly number[]): Evenness | null {
  if (others.length !== 1 && others.length !== 3) return null;
  const partners = others.length === 1 ? [null] : [0, 1, 2];
  const pairings = partners.map((partner) => ({
    partner,
    own: partner === null ? own : mean([own, others[partner] ?? own]),
    other: mean(others.filter((_, index) => index !== partner)),
  }));
  const difference = (pairing: { own: number; other: number }) => Math.abs(pairing.own - pairing.other);
  const [best] = pairings.sort((a, b) => difference(a) - difference(b));
  if (!best) return null;
  const apart = difference(best);
  return { ...best, kind: apart <= EVEN ? 'even' : apart <= CLOSE ? 'close' : 'uneven' };
}
