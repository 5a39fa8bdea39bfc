/** Which matches are rated together. */
import { type Gender, SPORTS, type Sport } from '../values.ts';

/** Ratings are compared within a pool only. `mixed`: not all of one gender. */
export interface Pool {
  sport: Sport;
  single: boolean;
  mixed: boolean;
}

/** The pool of a match. A player of unknown gender is ignored: they make no match mixed. */
export function poolOf(sport: Sport, sides: readonly (readonly { gender?: Gender | null }[])[]): Pool {
  const genders = new Set(sides.flatMap((side) => side.map(({ gender }) => gender ?? null)));
  genders.delete(null);
  return { sport, single: sides.every((side) => side.length === 1), mixed: genders.size > 1 };
}

/** A pool's name, such as `TENNIS:double:mixed`. */
export function poolKey({ sport, single, mixed }: Pool): string {
  return `${sport}:${single ? 'single' : 'double'}:${mixed ? 'mixed' : 'same'}`;
}

/** The name of a pool's ranking: players and pairs whose rating is provisional are listed apart (R-ranking-provisional). */
export function rankingKey(pool: Pool, isProvisional: boolean): string {
  return isProvisional ? `${poolKey(pool)}:provisional` : poolKey(pool);
}

/** The pool with a name from `poolKey`. */
export function poolOfKey(key: string): Pool {
  const [sport, size, kind] = key.split(':');
  return { sport: sport as Sport, single: size === 'single', mixed: kind === 'mixed' };
}

/** The names of all possible pools, in the order of the sports. */
export const POOL_KEYS: readonly string[] = SPORTS.flatMap((sport) =>
  [true, false].flatMap((single) => [false, true].map((mixed) => poolKey({ sport, single, mixed }))),
);
