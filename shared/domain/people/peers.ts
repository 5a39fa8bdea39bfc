/** How far apart the levels of two people may be to count as the same level, on the shown scale (R-people-fitting). */
export const PEER_REACH = 0.5;

/** Whether two shown levels count as the same level, ends included, by the decimals that people read. */
export const arePeers = (one: number, other: number): boolean =>
  Math.round(Math.abs(one - other) * 10) <= PEER_REACH * 10;
