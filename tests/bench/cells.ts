import type { Bench } from './bench.ts';
import { FIGURES } from './cells/figures.ts';
import { type Answers, measureDirectory } from './cells/measureDirectory.ts';
import { type Load, simulate } from './cells/simulate.ts';

/** Players, and the cells they are in. */
const SIZES = [
  [1_000_000, 2],
  [10_000_000, 4],
  [100_000_000, 20],
] as const;
/** Between regions, there and back. */
const FAR_MS = 80;

const whole = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
const percent = (part: number) => `${(part * 100).toFixed(2)} %`;
const said = ({ perSecond, p50, p99 }: Answers) =>
  `${whole(perSecond)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

function linesOf(load: Load): string[] {
  const { players, cells, asked, answeredByCell, answeredByCache, lookups, writes, rows, misled, largest } = load;
  const { peak } = FIGURES;
  // The largest cell has its busiest hour alone, as where people live far apart.
  const oneHot = largest * peak + 1 - largest;
  return [
    `${whole(players)} players in ${cells} cells: ${whole(asked)} log-ins and openings a second, of which the cell answers ${percent(answeredByCell / asked)}, its memory ${percent(answeredByCache / asked)}, the directory ${percent(lookups / asked)}`,
    `  directory, a second: ${whole(lookups)} lookups and ${whole(writes)} writes of ${whole(rows)} rows; busiest everywhere at once ${whole(lookups * peak)} and ${whole(writes * peak)}; in the largest cell alone (${percent(largest)} of all) ${whole(lookups * oneHot)} and ${whole(writes * oneHot)}`,
    `  sent to a cell that somebody had left: ${whole(misled * 86_400)} a day`,
  ];
}

/** What cells by region would ask of the directory that they share, beside what one table of PostgreSQL answers (R-measure-cells). */
export const bench: Bench = async (database) => {
  const loads = SIZES.map(([players, cells]) => simulate(players, cells));
  const measured = await measureDirectory(await database());
  const largest = loads.at(-1) as Load;
  const wait = measured.lookups.p50 + FAR_MS;
  const most = { lookups: largest.lookups * FIGURES.peak, writes: largest.writes * FIGURES.peak };
  return {
    lines: [
      ...loads.flatMap(linesOf),
      `one table of ${whole(measured.rows)} rows, ${whole(measured.bytesPerRow)} bytes each with its index: lookups ${said(measured.lookups)}; writes of ${FIGURES.linksPerMatch} rows ${said(measured.writes)}`,
      `a lookup from another region takes about ${wait.toFixed(0)} ms, in the mean ${((wait * largest.lookups) / largest.asked).toFixed(1)} ms of each log-in and opening`,
    ],
    faults: (['lookups', 'writes'] as const)
      .filter((what) => measured[what].perSecond < most[what])
      .map(
        (what) =>
          `${whole(measured[what].perSecond)} ${what} a second are fewer than the ${whole(most[what])} that ${whole(largest.players)} players need`,
      ),
  };
};
