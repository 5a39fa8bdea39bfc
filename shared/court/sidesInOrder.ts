/**
 * Puts the players of a match without teams on its court, the same way for everybody: the first one who joins stands across the
 * net from the organiser, then the two halves fill from the left (R-partner).
 * @param others beside the organiser, in the order in which they are listed
 * @param size players on a side, 1 or 2
 * @param nobody stands for somebody who is missing
 * @returns the organiser's side first
 */
export function sidesInOrder<Player>(
  owner: Player,
  others: readonly Player[],
  size: 1 | 2,
  nobody: Player,
): [Player[], Player[]] {
  const [first = nobody, second = nobody, third = nobody] = others;
  if (size === 1) return [[owner], [first]];
  return [
    [owner, second],
    [first, third],
  ];
}
