import { describe, expect, it } from 'vitest';
import { timeLeft } from './timeLeft.ts';

const NOW = '2026-11-22T12:00:00.000Z';

describe('timeLeft', () => {
  const left = (to: string) => timeLeft(to, NOW, 'Europe/Brussels');

  it('says days of the calendar from two on, then hours and minutes, then nothing', () => {
    expect(left('2026-11-25T11:00:00.000Z')?.days).toBe(3);
    expect(left('2026-11-24T08:00:00.000Z')).toMatchObject({ days: 2, clock: '44:00' });
    expect(left('2026-11-23T22:59:00.000Z')).toMatchObject({ days: 0, clock: '34:59' });
    expect(left('2026-11-22T12:04:30.000Z')).toMatchObject({ clock: '0:05', minutes: 5 });
    expect(left(NOW)).toBeNull();
  });
});
