import { describe, expect, it } from 'vitest';
import { timeLeft } from './timeLeft.ts';

const NOW = '2026-11-22T12:00:00.000Z';

describe('timeLeft', () => {
  const left = (to: string) => timeLeft(to, NOW, 'Europe/Brussels');

  it('says days of the calendar from two on, then hours, then minutes, then nothing', () => {
    expect(left('2026-11-25T11:00:00.000Z')).toEqual({ count: 3, unit: 'day' });
    expect(left('2026-11-24T08:00:00.000Z')).toEqual({ count: 2, unit: 'day' });
    expect(left('2026-11-23T22:59:00.000Z')).toEqual({ count: 34, unit: 'hour' });
    expect(left('2026-11-22T13:00:00.000Z')).toEqual({ count: 1, unit: 'hour' });
    expect(left('2026-11-22T12:04:30.000Z')).toEqual({ count: 5, unit: 'minute' });
    expect(left(NOW)).toBeNull();
  });
});
