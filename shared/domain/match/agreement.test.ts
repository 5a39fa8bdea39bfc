import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Acceptor, agreeWith, firstAgreement, type Offer } from './agreement.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const at = (hour: number) => `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`;
const offer: Offer = {
  windows: [{ fromTime: at(8), toTime: at(20) }],
  venues: ['a', 'b'],
  duration: 60,
  timezone: 'Europe/Brussels',
};
const acceptor = (id: string, from?: number, to?: number, venues: string[] | null = null): Acceptor => ({
  id,
  slots: from === undefined || to === undefined ? null : [{ fromTime: at(from), toTime: at(to) }],
  venues,
});

test('who chose nothing takes everything: the earliest slot, the first place', () => {
  expect(firstAgreement([], [acceptor('x')], 1, offer, NOW)).toEqual({
    acceptors: ['x'],
    slot: { fromTime: at(8), toTime: at(9) },
    venue: 'a',
  });
});

test('the first acceptor who can make a slot is taken, even if later ones could make more', () => {
  const waiting = [acceptor('tooShort', 10, 10), acceptor('late', 18, 20), acceptor('early', 8, 9)];
  expect(firstAgreement([], waiting, 1, offer, NOW)?.acceptors).toEqual(['late']);
});

test('of several sets the one that is earliest by acceptance', () => {
  const waiting = [acceptor('one', 8, 10), acceptor('two', 12, 14), acceptor('three', 9, 13), acceptor('four', 9, 10)];
  expect(firstAgreement([], waiting, 2, offer, NOW)).toMatchObject({
    acceptors: ['one', 'three'],
    slot: { fromTime: at(9), toTime: at(10) },
  });
});

test('nobody has a venue in common with somebody who chose another', () => {
  const waiting = [acceptor('one', 8, 20, ['a']), acceptor('two', 8, 20, ['b'])];
  expect(firstAgreement([], waiting, 2, offer, NOW)).toBeNull();
});

test('what is agreed suits everybody in it, and nothing is left out that would have suited', () => {
  const choice = fc.record({ from: fc.integer({ min: 8, max: 19 }), length: fc.integer({ min: 1, max: 6 }) });
  fc.assert(
    fc.property(fc.array(choice, { minLength: 1, maxLength: 7 }), fc.integer({ min: 1, max: 3 }), (choices, needed) => {
      const waiting = choices.map(({ from, length }, index) =>
        acceptor(`p${index}`, from, Math.min(20, from + length)),
      );
      const found = firstAgreement([], waiting, needed, offer, NOW);
      if (found) {
        const group = waiting.filter(({ id }) => found.acceptors.includes(id));
        expect(group).toHaveLength(needed);
        for (const { slots } of group) {
          expect(
            (slots?.[0]?.fromTime ?? '') <= found.slot.fromTime && found.slot.toTime <= (slots?.[0]?.toTime ?? ''),
          ).toBe(true);
        }
      } else if (needed <= waiting.length) {
        expect(agreeWith(waiting.slice(0, needed), offer, NOW)).toBeNull();
      }
    }),
  );
});
