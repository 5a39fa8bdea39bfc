/** A part of the window, in CSS pixels from its top left. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Between a toast and a control. */
const GAP = 8;

/** @returns how much of one box lies over another, in square pixels */
function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/**
 * Finds the spot for the toasts that covers no control, as near to their usual one as possible (R-toasts). In a window full of
 * controls it is the spot that covers least of them.
 * @param usual their spot if nothing is in their way
 * @param controls those in the window
 * @param room the part of the window in which they may be
 */
export function toastSpot(usual: Box, controls: readonly Box[], room: Box): Pick<Box, 'left' | 'top'> {
  const lowest = Math.min(usual.top, room.top + room.height - usual.height);
  const tops = [lowest, ...controls.map(({ top }) => top - GAP - usual.height)].filter(
    (top) => top >= room.top && top <= lowest,
  );
  const right = room.left + room.width - usual.width;
  const lefts = [usual.left, room.left, (room.left + right) / 2].filter((left) => left >= room.left && left <= right);
  let best = { left: usual.left, top: usual.top, covered: Number.POSITIVE_INFINITY, far: 0 };
  for (const left of lefts.length > 0 ? lefts : [usual.left]) {
    for (const top of tops) {
      const box = { ...usual, left, top };
      const covered = controls.reduce((sum, control) => sum + overlap(box, control), 0);
      const far = Math.abs(left - usual.left) + usual.top - top;
      if (covered < best.covered || (covered === best.covered && far < best.far)) best = { left, top, covered, far };
    }
  }
  return { left: best.left, top: best.top };
}
