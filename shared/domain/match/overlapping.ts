import type { Period } from '../values.ts';

export const overlap = (one: Period, other: Period): boolean =>
  one.fromTime < other.toTime && other.fromTime < one.toTime;

/**
 * Agreed matches of one person that are at the same time (R-clashes).
 * @returns groups of at least two, each with matches that overlap another one in it, the earliest first
 */
export function overlappingGroups<Slot extends Period>(slots: readonly Slot[]): Slot[][] {
  const groups: Slot[][] = [];
  let end = '';
  for (const slot of [...slots].sort((a, b) => a.fromTime.localeCompare(b.fromTime))) {
    const group = groups.at(-1);
    if (group && slot.fromTime < end) group.push(slot);
    else groups.push([slot]);
    end = group && end > slot.toTime ? end : slot.toTime;
  }
  return groups.filter((group) => group.length > 1);
}
