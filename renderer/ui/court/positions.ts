import type { ReactNode } from 'react';
import { positionOn } from '../../../shared/court/courtPlans.ts';

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

/**
 * The positions of the players of two sides.
 * @param hasNet without one both sides share the floor: one side in the upper half, the other in the lower
 */
export function positionsOf(
  sides: readonly [readonly CourtPlayer[], readonly CourtPlayer[]],
  hasNet: boolean,
): Position[] {
  return sides.flatMap((players, side) =>
    players.map((player, at) => {
      const { x, y } = positionOn({ side: side === 0 ? 0 : 1, at, of: players.length, hasNet });
      return { key: player?.key ?? `open ${side} ${at}`, x, y, player };
    }),
  );
}
