import { describe, expect, it } from 'vitest';
import { timeLeft } from './timeLeft.ts';

const NOW = '2026-11-22T12:00:00.000Z';

describe('timeLeft', () => {
  it('says days from two on, then hours and minutes, then nothing', () => {
    expect(timeLeft('2026-11-25T11:00:00.000Z', NOW)?.days).toBe(2);
    expect(timeLeft('2026-11-24T11:59:00.000Z', NOW)).toMatchObject({ days: 0, clock: '47:59' });
    expect(timeLeft('2026-11-22T12:04:30.000Z', NOW)).toMatchObject({ clock: '0:05', minutes: 5 });
    expect(timeLeft(NOW, NOW)).toBeNull();
  });
});
