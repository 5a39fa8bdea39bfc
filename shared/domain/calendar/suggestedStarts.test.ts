import { describe, expect, it } from 'vitest';
import { suggestedStarts } from './suggestedStarts.ts';

const NOW = '2026-11-22T10:00:00.000Z';
const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000Z`;
const period = (day: number, from: string, to: string) => ({ fromTime: at(day, from), toTime: at(day, to) });
const offer = (...windows: ReturnType<typeof period>[]) => ({ windows, duration: 90, timezone: 'Europe/Brussels' });
const WEEK = offer(
  period(25, '17:00', '20:00'),
  period(26, '17:30', '20:00'),
  period(28, '09:00', '12:00'),
  period(29, '09:00', '12:00'),
);

describe('the starts that are offered first', () => {
  it('are the earliest of different days while nobody has answered', () => {
    expect(suggestedStarts(WEEK, [], NOW)).toEqual([at(25, '17:00'), at(26, '17:30'), at(28, '09:00')]);
  });

  it('are those that most of the others share, however late', () => {
    const choices = [[period(29, '10:00', '12:00')], [period(29, '10:30', '12:00')], [period(26, '18:00', '20:00')]];
    expect(suggestedStarts(WEEK, choices, NOW)).toEqual([at(26, '18:00'), at(26, '18:30'), at(29, '10:30')]);
  });

  it('take no side for who accepts everything, and none for who can make nothing of it', () => {
    expect(suggestedStarts(WEEK, [null, []], NOW)).toEqual(suggestedStarts(WEEK, [], NOW));
  });

  it('lie beside each other where there is one day, and overlap only where there is no room', () => {
    expect(suggestedStarts(offer(period(25, '17:00', '22:00')), [], NOW)).toEqual([
      at(25, '17:00'),
      at(25, '18:30'),
      at(25, '20:00'),
    ]);
    expect(suggestedStarts(offer(period(25, '17:00', '19:00')), [], NOW)).toEqual([at(25, '17:00'), at(25, '17:30')]);
  });

  it('are days of the venue', () => {
    const late = { ...offer(period(25, '21:30', '24:00')), duration: 60 };
    // Half past ten in the evening, and midnight, which is the next day; not half past eleven.
    expect(suggestedStarts(late, [], NOW, 2)).toEqual([at(25, '21:30'), at(25, '23:00')]);
  });

  it('are never past, and none where nothing is offered', () => {
    expect(suggestedStarts(WEEK, [], at(26, '18:00'))).toEqual([at(26, '18:30'), at(28, '09:00'), at(29, '09:00')]);
    expect(suggestedStarts(WEEK, [], at(30, '10:00'))).toEqual([]);
    expect(suggestedStarts(offer(), [], NOW)).toEqual([]);
  });
});
