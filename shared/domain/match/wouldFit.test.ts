import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Acceptor } from './agreement.ts';
import { agreeWith } from './agreement.ts';
import { wouldFit } from './wouldFit.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const at = (halfHours: number) => new Date(Date.UTC(2026, 10, 24, 17) + halfHours * 1_800_000).toISOString();
const slot = (from: number, to: number) => ({ fromTime: at(from), toTime: at(to) });
const OFFER = { windows: [slot(0, 6)], venues: ['hall', 'park'], duration: 90, timezone: 'Europe/Brussels' };
const person = (id: string, slots: Acceptor['slots'], venues: Acceptor['venues'] = null): Acceptor => ({
  ...{ id, slots, venues },
});
const anna = person('anna', [slot(0, 6)]);
const bert = person('bert', [slot(1, 6)]);
const early = person('emma', [slot(0, 3)]);

// R-would-fit
it('says when those who are in can play, where a yes does not suit all of them', () => {
  const others = { confirmed: [anna, bert], waiting: [], missing: 1 };
  expect(wouldFit(early, others, OFFER, NOW)).toEqual({ starts: [at(1), at(2), at(3)], venues: ['hall', 'park'] });
  expect(wouldFit(person('emma', [slot(1, 4)]), others, OFFER, NOW)).toBeNull();
  expect(wouldFit(person('emma', null), others, OFFER, NOW)).toBeNull();
});

it('says where, too', () => {
  const others = { confirmed: [person('anna', null, ['park'])], waiting: [], missing: 1 };
  expect(wouldFit(person('emma', null, ['hall']), others, OFFER, NOW)?.venues).toEqual(['park']);
});

it('before anybody is in, a yes that suits one of the others is one', () => {
  const late = person('cleo', [slot(3, 6)]);
  expect(wouldFit(early, { confirmed: [], waiting: [anna, late], missing: 3 }, OFFER, NOW)).toBeNull();
  expect(wouldFit(early, { confirmed: [], waiting: [late], missing: 3 }, OFFER, NOW)?.starts).toEqual([at(3)]);
  // Nobody else, or somebody who would take the same spot.
  expect(wouldFit(early, { confirmed: [], waiting: [], missing: 3 }, OFFER, NOW)).toBeNull();
  expect(wouldFit(early, { confirmed: [], waiting: [late], missing: 1 }, OFFER, NOW)).toBeNull();
});

it('names what would fit and nothing else', () => {
  const someSlots = fc.option(
    fc.array(
      fc.nat({ max: 3 }).map((from) => slot(from, from + 3)),
      { minLength: 1, maxLength: 2 },
    ),
  );
  const someVenues = fc.option(fc.subarray(OFFER.venues, { minLength: 1 }));
  const people = (label: string, maxLength: number) =>
    fc
      .array(fc.tuple(someSlots, someVenues), { maxLength })
      .map((all) => all.map(([slots, venues], index) => person(`${label}${index}`, slots, venues)));
  fc.assert(
    fc.property(people('in', 2), people('yes', 2), fc.tuple(someSlots, someVenues), ([...confirmed], waiting, mine) => {
      const others = { confirmed, waiting, missing: 3 - confirmed.length };
      const told = wouldFit(person('me', ...mine), others, OFFER, NOW);
      for (const start of told?.starts ?? []) {
        const changed = person('me', [
          { fromTime: start, toTime: new Date(Date.parse(start) + 5_400_000).toISOString() },
        ]);
        const groups = confirmed.length > 0 ? [confirmed] : waiting.map((one) => [one]);
        const anywhere = groups.map((group) => group.map((one) => ({ ...one, venues: null })));
        expect(anywhere.some((group) => agreeWith([...group, changed], OFFER, NOW))).toBe(true);
      }
    }),
  );
});
