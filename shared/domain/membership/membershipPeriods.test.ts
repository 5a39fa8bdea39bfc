import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEMBERSHIP_LEVELS } from '../values.ts';
import { PAID_LEVELS, PLAN_PERIODS } from './membership.ts';
import { membershipAt, membershipPeriods, type Purchase, planEnd } from './membershipPeriods.ts';

const DAY = 86_400_000;
const at = (day: string) => Date.parse(`${day}T10:00:00.000Z`);
let ids = 0;
function purchase(level: Purchase['level'], months: number | null, boughtAt: string, endedAt?: string): Purchase {
  ids += 1;
  return { id: `p${ids}`, level, months, boughtAt: at(boughtAt), endedAt: endedAt ? at(endedAt) : null };
}
const told = (purchases: Purchase[]) =>
  membershipPeriods(purchases).map(
    ({ level, from, to }) =>
      `${level} ${new Date(from).toISOString().slice(0, 10)}..${to === null ? '' : new Date(to).toISOString().slice(0, 10)}`,
  );

describe('what one has of what was bought', () => {
  test('a month is one of the calendar, from the moment it was bought', () => {
    expect(told([purchase('LOVEIT', 1, '2026-01-31')])).toEqual(['LOVEIT 2026-01-31..2026-02-28']);
    expect(told([purchase('LOVEIT', 12, '2024-02-29')])).toEqual(['LOVEIT 2024-02-29..2025-02-28']);
  });

  test('the same level again goes on for longer', () => {
    const twice = [purchase('LOVEIT', 1, '2026-03-01'), purchase('LOVEIT', 3, '2026-03-10')];
    expect(told(twice)).toEqual(['LOVEIT 2026-03-01..2026-04-01', 'LOVEIT 2026-04-01..2026-07-01']);
    expect(membershipAt(membershipPeriods(twice), at('2026-03-15')).levelEndsAt).toBe(at('2026-07-01'));
  });

  test('a higher level starts at once; the unused days of the lower one follow', () => {
    const both = [purchase('LOVEIT', 1, '2026-03-01'), purchase('OWNIT', 1, '2026-03-11')];
    expect(told(both)).toEqual([
      'LOVEIT 2026-03-01..2026-03-11',
      'OWNIT 2026-03-11..2026-04-11',
      // 21 of 31 days were left.
      'LOVEIT 2026-04-11..2026-05-02',
    ]);
    const now = membershipAt(membershipPeriods(both), at('2026-03-20'));
    expect(now).toMatchObject({ level: 'OWNIT', months: 1, levelEndsAt: at('2026-04-11') });
    expect(now.next).toHaveLength(1);
  });

  test('a lower level starts when the present one ends', () => {
    const both = [purchase('OWNIT', 3, '2026-03-01'), purchase('LOVEIT', 1, '2026-03-02')];
    expect(told(both)).toEqual(['OWNIT 2026-03-01..2026-06-01', 'LOVEIT 2026-06-01..2026-07-01']);
  });

  test('a refund ends it, and what it had put off goes on at once', () => {
    const both = [purchase('LOVEIT', 1, '2026-03-01'), purchase('OWNIT', 12, '2026-03-11', '2026-03-15')];
    expect(told(both)).toEqual([
      'LOVEIT 2026-03-01..2026-03-11',
      'OWNIT 2026-03-11..2026-03-15',
      'LOVEIT 2026-03-15..2026-04-05',
    ]);
    expect(told([purchase('LOVEIT', 1, '2026-03-01', '2026-03-01')])).toEqual([]);
  });

  test('what is bought after everything has ended starts then', () => {
    const apart = [purchase('LOVEIT', 1, '2026-03-01'), purchase('LOVEIT', 1, '2026-06-01')];
    expect(told(apart)).toEqual(['LOVEIT 2026-03-01..2026-04-01', 'LOVEIT 2026-06-01..2026-07-01']);
    expect(membershipAt(membershipPeriods(apart), at('2026-05-01'))).toMatchObject({
      level: 'PLAYIT',
      from: at('2026-04-01'),
      to: at('2026-06-01'),
    });
  });

  test('a membership without end has none; nothing bought is the free level for ever', () => {
    const gift = membershipPeriods([purchase('OWNIT', null, '2026-01-01')]);
    expect(membershipAt(gift, at('2036-01-01'))).toMatchObject({ level: 'OWNIT', to: null, levelEndsAt: null });
    expect(membershipAt([], 0)).toEqual({
      level: 'PLAYIT',
      months: null,
      from: null,
      to: null,
      levelEndsAt: null,
      next: [],
    });
  });
});

const anyPurchase = fc
  .record({
    level: fc.constantFrom(...PAID_LEVELS),
    months: fc.constantFrom(...PLAN_PERIODS),
    bought: fc.integer({ min: 0, max: 900 }),
    keptFor: fc.option(fc.integer({ min: 0, max: 500 }), { nil: null }),
  })
  .map(({ level, months, bought, keptFor }) => ({
    id: '',
    level,
    months,
    boughtAt: at('2026-01-01') + bought * DAY,
    endedAt: keptFor === null ? null : at('2026-01-01') + (bought + keptFor) * DAY,
  }));
const anyLedger = fc
  .array(anyPurchase, { maxLength: 8 })
  .map((list) => list.map((each, index) => ({ ...each, id: `p${index}` })));

const DAYS_OF: Record<number, [number, number]> = { 1: [28, 31], 3: [89, 92], 12: [365, 366] };

describe('of any purchases and refunds', () => {
  test('at any moment the level is the highest that has something left, and order does not matter', () => {
    fc.assert(
      fc.property(anyLedger, fc.integer({ min: -10, max: 3000 }), (ledger, day) => {
        const now = at('2026-01-01') + day * DAY;
        const periods = membershipPeriods(ledger);
        const { level } = membershipAt(periods, now);
        const used = (id: string) =>
          periods
            .filter(({ purchaseId, from }) => purchaseId === id && from < now)
            .reduce((sum, { from, to }) => sum + Math.min(to ?? now, now) - from, 0);
        for (const one of ledger) {
          const isOpen = one.boughtAt <= now && (one.endedAt === null || now < one.endedAt);
          const isLeft = used(one.id) < (DAYS_OF[one.months]?.[0] ?? 0) * DAY;
          if (isOpen && isLeft) {
            expect(MEMBERSHIP_LEVELS.indexOf(level)).toBeGreaterThanOrEqual(MEMBERSHIP_LEVELS.indexOf(one.level));
          }
        }
        expect(membershipPeriods(ledger.toReversed())).toEqual(periods);
      }),
    );
  });

  test('periods never overlap, and each purchase gets what was paid for, no more and, unless refunded, no less', () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const periods = membershipPeriods(ledger);
        for (const [index, { from, to }] of periods.entries()) {
          expect(to).toBeGreaterThan(from);
          expect(from).toBeGreaterThanOrEqual(periods[index - 1]?.to ?? from);
        }
        for (const one of ledger) {
          const own = periods.filter(({ purchaseId }) => purchaseId === one.id);
          const days = own.reduce((sum, { from, to }) => sum + (to ?? 0) - from, 0) / DAY;
          const [least, most] = DAYS_OF[one.months] ?? [0, 0];
          expect(days).toBeLessThanOrEqual(most);
          if (one.endedAt === null) expect(days).toBeGreaterThanOrEqual(least);
          else for (const { to } of own) expect(to ?? 0).toBeLessThanOrEqual(one.endedAt);
        }
      }),
    );
  });

  test('what is bought later changes nothing of what was before', () => {
    fc.assert(
      fc.property(anyLedger, fc.integer({ min: 0, max: 900 }), (ledger, day) => {
        const now = at('2026-01-01') + day * DAY;
        const known = ledger
          .filter(({ boughtAt }) => boughtAt <= now)
          .map((one) => ({ ...one, endedAt: one.endedAt !== null && one.endedAt <= now ? one.endedAt : null }));
        expect(membershipAt(membershipPeriods(known), now).level).toBe(
          membershipAt(membershipPeriods(ledger), now).level,
        );
      }),
    );
  });
});

// R-plan-period
test.each([
  ['now', null, '2026-02-28'],
  ['credited', '2026-06-01', '2026-02-28'],
  ['longer', '2026-06-01', '2026-07-01'],
  ['later', '2026-06-01', '2026-07-01'],
  ['longer', null, null],
] as const)('a month that begins %s ends as its months do', (start, levelEnds, expected) => {
  const end = planEnd(1, start, levelEnds && at(levelEnds), at('2026-01-31'));
  expect(end && new Date(end).toISOString().slice(0, 10)).toBe(expected);
});
