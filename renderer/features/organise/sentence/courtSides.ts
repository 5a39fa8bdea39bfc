import { type Evenness, evennessOf } from '../../../../shared/domain/match/evenness.ts';

/** A person who would play. */
export interface Invited {
  key: string;
  firstName: string;
  lastName: string;
  profileImageId: string | null;
  level: number | null;
  /** Whether their level is (R-rating-width). */
  provisional: boolean;
}

export interface CourtSides {
  /** The organiser's side first; null where somebody is still missing. */
  sides: [(Invited | null)[], (Invited | null)[]];
  /** How many have no room on the court. */
  more: number;
  /** Null while somebody is missing, or nobody knows how well they play. */
  evenness: Evenness | null;
  /** How even it is rests on a provisional level. */
  isRough: boolean;
}

/**
 * Puts people on a court in the order they were picked; a double that is full as even as it can be.
 * @param spots beside the organiser's
 */
export function courtSides(me: Invited, invited: readonly Invited[], spots: number): CourtSides {
  const others = Array.from({ length: spots }, (_, index) => invited[index] ?? null);
  const more = Math.max(0, invited.length - spots);
  const levels = others.flatMap((person) => person?.level ?? []);
  const isKnown = me.level !== null && levels.length === spots && more === 0;
  const evenness = isKnown && me.level !== null ? evennessOf(me.level, levels) : null;
  const isRough = evenness !== null && [me, ...others].some((person) => person?.provisional);
  if (spots === 1) return { sides: [[me], others], more, evenness, isRough };
  const partner = evenness?.partner ?? 0;
  const opponents = others.filter((_, index) => index !== partner);
  return { sides: [[me, others[partner] ?? null], opponents], more, evenness, isRough };
}
