import { acceptRace, raceFaults } from '../support/acceptRace.ts';
import type { Bench } from './bench.ts';

const PROCESSES = 4;
const GUESTS = 200;

/** One in, none lost (R-measure-race). */
export const bench: Bench = async (database) => {
  const result = await acceptRace(await database(), PROCESSES, GUESTS);
  return {
    lines: [
      `${GUESTS} accepts at once, ${PROCESSES} server processes: ${(result.milliseconds / 1000).toFixed(1)} s to the last answer`,
    ],
    faults: raceFaults(result),
  };
};
