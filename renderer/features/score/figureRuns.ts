/**
 * @param figures ascending whole numbers
 * @returns them as texts, three and more in a row as one: `0–4`, `7`
 */
export function figureRuns(figures: readonly number[]): string[] {
  const runs: [number, number][] = [];
  for (const figure of figures) {
    const last = runs.at(-1);
    if (last && last[1] === figure - 1) last[1] = figure;
    else runs.push([figure, figure]);
  }
  return runs.flatMap(([from, to]) => {
    if (to - from >= 2) return [`${from}–${to}`];
    return from === to ? [`${from}`] : [`${from}`, `${to}`];
  });
}
