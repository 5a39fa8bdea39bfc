import type { KnownPerson } from '../../../../shared/contract/schemas/people.ts';
import type { Picked } from '../../invitees/KnownPeople.ts';

/**
 * @param closest ids of those one plays with, by how often and how lately
 * @param room how many tiles there are
 * @returns whom to show: the people picked, then those the organiser plays with most, then those they played with last
 */
export function tilesOf(
  people: readonly KnownPerson[],
  closest: readonly string[],
  picks: readonly Picked[],
  room: number,
): KnownPerson[] {
  const rank = new Map(closest.map((id, index) => [id, index]));
  const rankOf = ({ id }: KnownPerson) => rank.get(id) ?? closest.length;
  const ranked = [...people].sort(
    (a, b) => rankOf(a) - rankOf(b) || (b.lastPlayed ?? '').localeCompare(a.lastPlayed ?? ''),
  );
  const isPicked = ({ id }: KnownPerson) => picks.some((pick) => pick.id === id);
  const shown = new Set(ranked.filter(isPicked));
  for (const person of ranked) if (shown.size < room) shown.add(person);
  return ranked.filter((person) => shown.has(person));
}
