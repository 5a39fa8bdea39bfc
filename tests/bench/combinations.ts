import { Chance } from '../../server/demo/chance.ts';
import type { Offer } from '../../shared/domain/match/agreement.ts';
import { bestCombinations, type Willing } from '../../shared/domain/match/bestCombinations.ts';
import type { Period } from '../../shared/domain/values.ts';
import type { Bench } from './bench.ts';

const PEOPLE = 30;
const DAYS = 14;
const VENUES = 10;
const TIMES = 40;
/** Milliseconds, the median (R-measure-combinations). */
const MOST = 50;

const HOUR_MS = 3_600_000;
const FIRST = Date.UTC(2026, 10, 26);
const hours = (day: number, from: number, to: number): Period => ({
  fromTime: new Date(FIRST + (day * 24 + from) * HOUR_MS).toISOString(),
  toTime: new Date(FIRST + (day * 24 + to) * HOUR_MS).toISOString(),
});

/** Two weeks from seven to ten in the evening, and people who can on most days for some hours. */
function sample(chance: Chance): [Willing, Offer] {
  const venues = Array.from({ length: VENUES }, (_, index) => `v${index}`);
  const days = Array.from({ length: DAYS }, (_, day) => day);
  const waiting = Array.from({ length: PEOPLE }, (_, index) => {
    const slots = days.flatMap((day) => {
      const from = 7 + chance.whole(12);
      return chance.next() < 0.7 ? [hours(day, from, Math.min(22, from + 2 + chance.whole(4)))] : [];
    });
    const ratherNot = { slots: slots.filter(() => chance.next() < 0.2), venues: chance.several(venues, 1) };
    return { id: `p${index}`, slots, venues: chance.several(venues, 5), ratherNot };
  });
  const windows = days.map((day) => hours(day, 7, 22));
  return [
    { confirmed: [], waiting, missing: 3 },
    { windows, venues, duration: 90, timezone: 'Europe/Budapest' },
  ];
}

/** The best combinations of two weeks for thirty people: what a page does each time that the answers change. */
export const bench: Bench = async () => {
  const samples = Array.from({ length: TIMES }, (_, index) => sample(new Chance(index + 1)));
  const times = samples.map(([willing, offer]) => {
    const begun = performance.now();
    bestCombinations(willing, offer, new Date(FIRST).toISOString());
    return performance.now() - begun;
  });
  const cold = times[0] ?? 0;
  times.sort((a, b) => a - b);
  const [median, worst] = [times[TIMES / 2] ?? 0, times.at(-1) ?? 0];
  return {
    lines: [
      `${PEOPLE} people, ${DAYS} days, ${VENUES} venues: ${median.toFixed(1)} ms, ${cold.toFixed(1)} the first time, ${worst.toFixed(1)} at most`,
    ],
    faults: median > MOST ? [`takes ${median.toFixed(0)} ms`] : [],
  };
};
