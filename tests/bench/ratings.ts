import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { replayMatches } from '../../server/ratings/replayMatches.ts';
import { SPORTS } from '../../shared/domain/values.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import type { Bench } from './bench.ts';

const ROWS = 500_000;
const PLAYERS = 20_000;
const ROWS_A_DAY = 400;
/** `npm run ratings`: seconds and bytes at most (R-measure-ratings). */
const MOST_SECONDS = 30;
const MOST_BYTES = 1e9;

/** A repeatable draw from 0 to 1. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Players of fixed strength who win as the rule of ratings says; every tenth row is a double. */
async function writeFile(path: string): Promise<void> {
  const next = draws(7);
  const strengths = Array.from({ length: PLAYERS }, () => 1500 + 400 * (next() + next() - 1));
  const file = createWriteStream(path);
  file.write('date,sport,winner1,winner2,loser1,loser2,score\n');
  for (let row = 0; row < ROWS; row += 1) {
    const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(row / ROWS_A_DAY))).toISOString().slice(0, 10);
    const size = row % 10 === 0 ? 2 : 1;
    const start = Math.floor(next() * PLAYERS);
    const ids = Array.from({ length: 2 * size }, (_, index) => (start + index * 37) % PLAYERS);
    const strength = (side: number[]) => side.reduce((sum, id) => sum + (strengths[id] ?? 0), 0) / size;
    const [one, other] = [ids.slice(0, size), ids.slice(size)];
    const isFirst = next() < 1 / (1 + 10 ** ((strength(other) - strength(one)) / 400));
    const [winners, losers] = isFirst ? [one, other] : [other, one];
    const name = (id: number | undefined) => (id === undefined ? '' : `Player ${id}`);
    const names = [winners[0], winners[1], losers[0], losers[1]].map(name).join(',');
    const isFull = !file.write(`${day},${SPORTS[start % SPORTS.length]},${names},6-4 6-4\n`);
    if (isFull) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

/** `npm run ratings -- replay` over half a million matches. */
export const bench: Bench = async () => {
  const folder = temporaryFolder();
  try {
    const path = join(folder.path, 'matches.csv');
    await writeFile(path);
    const begun = performance.now();
    const { quality } = await replayMatches(createReadStream(path));
    const seconds = (performance.now() - begun) / 1000;
    const bytes = process.resourceUsage().maxRSS * 1024;
    const megabytes = Math.round(bytes / 1e6);
    return {
      lines: [
        `${ROWS} rows replayed in ${seconds.toFixed(1)} s with ${megabytes} MB, calibration error ${quality?.calibrationError.toFixed(4)}`,
      ],
      faults: [
        ...(seconds > MOST_SECONDS ? [`takes ${seconds} s`] : []),
        ...(bytes > MOST_BYTES ? [`takes ${megabytes} MB`] : []),
      ],
    };
  } finally {
    folder.remove();
  }
};
