import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiresAt, expiryLeft, isExpired } from './expiry.ts';

const CREATED = '2026-03-28T10:00:00.000Z';

describe('expiresAt', () => {
  it('is days times 24 hours after creation, also over a change of summer time', () => {
    expect(expiresAt(CREATED, 1, '2026-04-30T10:00:00.000Z')).toBe('2026-03-29T10:00:00.000Z');
    expect(expiresAt(CREATED, 7, '2026-04-30T10:00:00.000Z')).toBe('2026-04-04T10:00:00.000Z');
  });

  it('is capped at the start of the latest slot', () => {
    expect(expiresAt(CREATED, 7, '2026-03-30T18:00:00.000Z')).toBe('2026-03-30T18:00:00.000Z');
  });
});

describe('isExpired', () => {
  it('begins at the instant itself', () => {
    expect(isExpired('2026-03-29T10:00:00.000Z', '2026-03-29T09:59:59.999Z')).toBe(false);
    expect(isExpired('2026-03-29T10:00:00.000Z', '2026-03-29T10:00:00.000Z')).toBe(true);
  });
});

describe('expiryLeft', () => {
  const later = (milliseconds: number): string => new Date(Date.parse(CREATED) + milliseconds).toISOString();
  const HOUR = 3_600_000;

  it.each([
    [-HOUR, 'expired', 0],
    [0, 'expired', 0],
    [1, 'hours', 1],
    [HOUR / 2, 'hours', 1],
    [2 * HOUR - 1, 'hours', 1],
    [2 * HOUR, 'hours', 2],
    [24 * HOUR - 1, 'hours', 23],
    [24 * HOUR, 'day', 1],
    [48 * HOUR - 1, 'day', 1],
    [48 * HOUR, 'days', 2],
    [71 * HOUR, 'days', 2],
    [240 * HOUR, 'days', 10],
  ])('%i ms left: %s %i', (left, unit, count) => {
    expect(expiryLeft(later(left), CREATED)).toEqual({ unit, count });
  });

  it('shows nothing without an expiry', () => {
    expect(expiryLeft(null, CREATED)).toEqual({ unit: 'none', count: 0 });
  });

  it('is expired exactly when answers are refused, and never promises more than an hour too much', () => {
    const hoursOf = { none: 0, expired: 0, hours: 1, day: 24, days: 24 };
    fc.assert(
      fc.property(fc.integer({ min: -10 * HOUR, max: 2000 * HOUR }), (left) => {
        const shown = expiryLeft(later(left), CREATED);
        expect(shown.unit === 'expired').toBe(isExpired(later(left), CREATED));
        expect(shown.count * hoursOf[shown.unit] * HOUR).toBeLessThanOrEqual(Math.max(left, HOUR));
      }),
    );
  });
});
