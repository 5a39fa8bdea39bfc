import fc from 'fast-check';
import type { Offer } from '../../shared/domain/match/agreement.ts';
import type { Combination, Willing } from '../../shared/domain/match/bestCombinations.ts';
import type { Period } from '../../shared/domain/values.ts';

/** Midnight of the first day; what follows counts half hours from then. */
export const FIRST = Date.UTC(2026, 10, 26);
export const CELL_MS = 1_800_000;
export const DAY = 48;
export const at = (cell: number) => new Date(FIRST + cell * CELL_MS).toISOString();
export const slot = (from: number, to: number): Period => ({ fromTime: at(from), toTime: at(to) });

/** What’s on offer and what people answered, in half hours. */
export interface Instance {
  /** For each day, from which half hour to which. */
  windows: [number, number][];
  venues: string[];
  /** Half hours and venues of each: 0 no, 1 rather not, 2 yes. */
  people: { cells: number[]; venues: number[] }[];
  confirmed: number;
  missing: number;
  /** Half hours of a match. */
  length: number;
}

/** Half hours of a day that anybody is asked about. */
export const CELLS = 6;
/** Up to six people, five days and four venues. */
export const instance: fc.Arbitrary<Instance> = fc
  .record({ days: fc.integer({ min: 1, max: 5 }), venues: fc.integer({ min: 1, max: 4 }) })
  .chain(({ days, venues }) =>
    fc.record({
      windows: fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 3, max: CELLS })), {
        ...{ minLength: days, maxLength: days },
      }),
      venues: fc.constant(Array.from({ length: venues }, (_, index) => `v${index}`)),
      people: fc.array(
        fc.record({
          cells: fc.array(fc.constantFrom(0, 1, 2, 2, 2), { minLength: days * CELLS, maxLength: days * CELLS }),
          venues: fc.array(fc.constantFrom(0, 1, 2, 2), { minLength: venues, maxLength: venues }),
        }),
        { minLength: 0, maxLength: 6 },
      ),
      confirmed: fc.integer({ min: 0, max: 2 }),
      missing: fc.integer({ min: 0, max: 5 }),
      length: fc.integer({ min: 1, max: 3 }),
    }),
  );

/** The instance as the product keeps it. */
export function offered({ windows, venues, people, confirmed, missing, length }: Instance): [Willing, Offer] {
  const cellAt = (index: number) => Math.floor(index / CELLS) * DAY + (index % CELLS);
  const slots = (cells: readonly number[], least: number, most: number) =>
    cells.flatMap((cell, index) => (cell >= least && cell <= most ? [slot(cellAt(index), cellAt(index) + 1)] : []));
  const chosen = (answers: readonly number[], least: number, most: number) =>
    venues.filter((_, index) => (answers[index] ?? 0) >= least && (answers[index] ?? 0) <= most);
  const all = people.map((person, index) => ({
    id: `p${index}`,
    slots: slots(person.cells, 1, 2),
    venues: chosen(person.venues, 1, 2),
    ratherNot: { slots: slots(person.cells, 1, 1), venues: chosen(person.venues, 1, 1) },
  }));
  return [
    { confirmed: all.slice(0, confirmed), waiting: all.slice(confirmed), missing },
    {
      windows: windows.map(([from, to], day) => slot(day * DAY + from, day * DAY + to)),
      ...{ venues, duration: length * 30, timezone: 'UTC' },
    },
  ];
}

/** Every time, every venue and every group of people, looked at one by one. */
export function byBruteForce({ windows, venues, people, confirmed, missing, length }: Instance): Combination[] {
  type Found = { day: number; start: number; venue: number; group: number[]; reluctant: number[]; lacks: number };
  const starts = windows.flatMap(([from, to], day) =>
    Array.from({ length: CELLS }, (_, start) => ({ day, start })).filter(
      ({ start }) => start >= from && start + length <= to,
    ),
  );
  const atStart = (person: number, { day, start }: { day: number; start: number }) => {
    const cells = Array.from({ length }, (_, step) => people[person]?.cells[day * CELLS + start + step] ?? 0);
    // A start is marked by all of its half hours.
    return cells.includes(0) ? 0 : Math.max(...cells);
  };
  const atVenue = (person: number, venue: number) => people[person]?.venues[venue] ?? 0;
  const isIn = (person: number) => person < confirmed;
  const found: Found[] = [];
  for (const { day, start } of starts) {
    for (const venue of venues.keys()) {
      let best: Found | null = null;
      for (let mask = 1; mask < 2 ** people.length; mask += 1) {
        const group = [...people.keys()].filter((person) => mask & (2 ** person));
        const answers = group.map((person) => Math.min(atStart(person, { day, start }), atVenue(person, venue)));
        const isWhole = [...people.keys()].every((person) => !isIn(person) || group.includes(person));
        const lacks = missing - group.filter((person) => !isIn(person)).length;
        if (!isWhole || lacks < 0 || answers.includes(0)) continue;
        const reluctant = group.filter((_, index) => answers[index] === 1);
        const one: Found = { day, start, venue, group, reluctant, lacks };
        if (!best || isBetterGroup(one, best)) best = one;
      }
      if (best) found.push(best);
    }
  }
  function isBetterGroup(one: Found, other: Found): boolean {
    if (one.lacks !== other.lacks) return one.lacks < other.lacks;
    if (one.reluctant.length !== other.reluctant.length) return one.reluctant.length < other.reluctant.length;
    // Of those who would rather not, and of those who are glad to, who said yes first.
    const order = ({ group, reluctant }: Found) => [
      ...group.filter((person) => !reluctant.includes(person)),
      ...group.filter((person) => reluctant.includes(person)),
    ];
    const [mine, others] = [order(one), order(other)];
    const differs = mine.findIndex((person, index) => person !== others[index]);
    return differs >= 0 && (mine[differs] ?? 0) < (others[differs] ?? 0);
  }
  const rank = ({ lacks, reluctant, day, start, venue }: Found) =>
    (((lacks * 10 + reluctant.length) * 10 + day) * CELLS + start) * 10 + venue;
  found.sort((one, other) => rank(one) - rank(other));
  const picked: Found[] = [];
  for (const one of found) {
    const isLike = (better: Found) =>
      better.day === one.day &&
      Math.abs(better.start - one.start) < length &&
      one.group.every((person) => better.group.includes(person));
    if (picked.length < 3 && !picked.some(isLike)) picked.push(one);
  }
  const reasonOf = ({ day, start, group, reluctant, lacks }: Found): Combination['reason'] => {
    if (lacks > 0) return 'missing';
    if (reluctant.length > 0) return 'ratherNot';
    const times = starts.filter((time) => group.every((person) => atStart(person, time) > 0));
    const count = [...venues.keys()].filter((venue) => group.every((person) => atVenue(person, venue) > 0)).length;
    if (times.length === 1 && starts.length > 1) return venues.length > 1 && count === 1 ? 'only' : 'onlyStart';
    return times.length > 1 && times[0]?.day === day && times[0].start === start ? 'earliest' : 'suits';
  };
  return picked.map((one) => ({
    ...slot(one.day * DAY + one.start, one.day * DAY + one.start + length),
    venue: venues[one.venue] ?? '',
    people: one.group.map((person) => `p${person}`),
    ratherNot: one.reluctant.map((person) => `p${person}`),
    missing: one.lacks,
    reason: reasonOf(one),
  }));
}
