/** Marks of a scale stand at halves of a level. */
const STEP = 0.5;

export interface LevelScale {
  /** The ends of the scale, at half levels. */
  from: number;
  to: number;
  /** Where half levels are marked, in per cent from the left. */
  marks: number[];
  /** Where a level stands, in per cent from the left. */
  at: (level: number) => number;
  /** Within how many of these the level will be: its left end and how long it is, in per cent. */
  band: { left: number; length: number };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * A piece of the scale of levels that holds all of them.
 * @param levels on the shown scale; the first is the one that the band is around
 * @param width how far it may be from where it will be
 */
export function levelScale([level, ...others]: readonly [number, ...number[]], width: number): LevelScale {
  const all = [level - width, level + width, ...others];
  // Rounded first: 4.7 + 0.3 is a hair above 5, and would open another half.
  const from = Math.floor(hundredths(Math.min(...all)) / STEP) * STEP;
  const to = Math.max(from + STEP, Math.ceil(hundredths(Math.max(...all)) / STEP) * STEP);
  const at = (value: number) => hundredths((100 * (value - from)) / (to - from));
  const count = Math.round((to - from) / STEP);
  return {
    from,
    to,
    at,
    marks: Array.from({ length: Math.max(0, count - 1) }, (_, index) => at(from + (index + 1) * STEP)),
    band: { left: at(level - width), length: hundredths((100 * 2 * width) / (to - from)) },
  };
}
