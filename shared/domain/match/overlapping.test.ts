import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlap, overlappingGroups } from './overlapping.ts';

const at = (halfHours: number) => new Date(Date.UTC(2026, 10, 24, 17) + halfHours * 1_800_000).toISOString();
const slot = (from: number, to: number) => ({ fromTime: at(from), toTime: at(to) });

// R-clashes
it('groups what is at the same time, in order; what only touches is apart', () => {
  const [early, late, alone, touching] = [slot(0, 3), slot(2, 5), slot(9, 11), slot(11, 12)];
  expect(overlappingGroups([touching, late, alone, early])).toEqual([[early, late]]);
  expect(overlappingGroups([])).toEqual([]);
});

it('leaves out what overlaps nothing, and groups what overlaps', () => {
  const slots = fc.array(fc.tuple(fc.nat({ max: 40 }), fc.integer({ min: 1, max: 6 })), { maxLength: 12 });
  fc.assert(
    fc.property(slots, (drawn) => {
      const all = drawn.map(([from, length]) => slot(from, from + length));
      const groups = overlappingGroups(all);
      const groupOf = (one: object) => groups.find((group) => group.some((each) => each === one));
      for (const one of all) {
        const others = all.filter((other) => other !== one && overlap(one, other));
        expect(groupOf(one) !== undefined).toBe(others.length > 0);
        for (const other of others) expect(groupOf(other)).toBe(groupOf(one));
      }
    }),
  );
});
