import { expect, it } from 'vitest';
import { SPORTS } from '../../../shared/domain/values.ts';
import { sportOfDay } from './sportOfDay.ts';

// R-banner
it('is the same one all day, and another one the next', () => {
  expect(sportOfDay(new Date('2026-11-21T00:00:00Z'))).toBe(sportOfDay(new Date('2026-11-21T23:59:59Z')));
  const days = SPORTS.map((_, day) => sportOfDay(new Date(Date.UTC(2026, 10, day + 1))));
  expect(new Set(days).size).toBe(SPORTS.length);
});
