import type { ReactNode } from 'react';

/** Somebody on the court, or `null` where somebody is still missing. */
export type CourtPlayer = { key: string; picture: ReactNode; name: string } | null;

export interface Position {
  key: string;
  /** Per cent of the court's length. */
  x: number;
  /** Per cent of its width. */
  y: number;
  player: CourtPlayer;
}

/** Per cent along the court where one, or two, of the left side stand; the right side mirrors them. */
const ALONG = { one: [29], two: [19, 36] };
/** Partners stand a little apart across the court. */
const ACROSS = { one: [50], two: [68, 30] };

/**
 * Where the players of two sides stand.
 * @param hasNet without one both sides share the floor: one side in the upper half, the other in the lower
 */
export function positionsOf(
  sides: readonly [readonly CourtPlayer[], readonly CourtPlayer[]],
  hasNet: boolean,
): Position[] {
  return sides.flatMap((players, side) => {
    const number = players.length > 1 ? 'two' : 'one';
    return players.map((player, at) => {
      const along = ALONG[number][at] ?? 50;
      const across = ACROSS[number][at] ?? 50;
      const mirrored = side === 0 ? [along, across] : [100 - along, 100 - across];
      const [x = 50, y = 50] = hasNet ? mirrored : [at === 0 ? 66 : 40, side === 0 ? 28 : 72];
      return { key: player?.key ?? `open ${side} ${at}`, x, y, player };
    });
  });
}
