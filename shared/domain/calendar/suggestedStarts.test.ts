import { describe, expect, it } from 'vitest';
import { NOBODY_IN, suggestedStarts } from './suggestedStarts.ts';

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

type Choices = ReturnType<typeof period>[][];
/** @param missing more than said yes, unless it is said: then one more yes is not the last */
const saidYes = (waiting: (Choices[number] | null)[], missing: number) => ({ confirmed: [], waiting, missing });

// R-suggested-starts
describe('the starts that are offered first', () => {
  it('are the earliest of different days while nobody has answered', () => {
    expect(suggestedStarts(WEEK, NOBODY_IN, NOW)).toEqual([at(25, '17:00'), at(26, '17:30'), at(28, '09:00')]);
  });

  it('are all four of four: one alone is not hidden; of five they are three', () => {
    const four = [at(25, '17:00'), at(25, '17:30'), at(25, '18:00'), at(25, '18:30')];
    expect(suggestedStarts(offer(period(25, '17:00', '20:00')), NOBODY_IN, NOW)).toEqual(four);
    expect(suggestedStarts(offer(period(25, '17:00', '20:30')), NOBODY_IN, NOW)).toHaveLength(3);
  });

  it('are those that most of the others share, however late', () => {
    const choices = [[period(29, '10:00', '12:00')], [period(29, '10:30', '12:00')], [period(26, '18:00', '20:00')]];
    expect(suggestedStarts(WEEK, saidYes(choices, 9), NOW)).toEqual([
      at(26, '18:00'),
      at(26, '18:30'),
      at(29, '10:30'),
    ]);
  });

  it('are those that all who are in can make, where somebody is asked in for a player who left', () => {
    const evening = offer(period(25, '17:00', '20:00'));
    const confirmed = [[period(25, '17:00', '20:00')], [period(25, '17:30', '20:00')]];
    const asked = { confirmed, waiting: [], missing: 1 };
    expect(suggestedStarts(evening, asked, NOW)).toEqual([at(25, '17:30'), at(25, '18:00'), at(25, '18:30')]);
    expect(suggestedStarts(evening, { ...asked, missing: 2 }, NOW)).not.toContain(at(25, '17:00'));
    // Where nothing suits them any more all can be said.
    const none = { confirmed: [[period(26, '17:00', '18:30')]], waiting: [], missing: 1 };
    expect(suggestedStarts(evening, none, NOW)).toEqual(suggestedStarts(evening, NOBODY_IN, NOW));
  });

  it('are those at which the last yes makes a match', () => {
    const waiting = [[period(29, '09:00', '11:00')], [period(29, '09:30', '12:00')]];
    expect(suggestedStarts(WEEK, saidYes(waiting, 3), NOW)).toEqual([at(29, '09:30')]);
    expect(suggestedStarts(WEEK, saidYes(waiting, 2), NOW)).toEqual([
      ...[at(29, '09:00'), at(29, '09:30'), at(29, '10:00')],
    ]);
    expect(suggestedStarts(WEEK, saidYes(waiting, 4), NOW)).toHaveLength(3);
    expect(suggestedStarts(WEEK, saidYes(waiting, 1), NOW)).toContain(at(29, '09:30'));
  });

  it('ignore people who accept every start, and people who can make none', () => {
    expect(suggestedStarts(WEEK, saidYes([null, []], 9), NOW)).toEqual(suggestedStarts(WEEK, NOBODY_IN, NOW));
  });

  it('lie beside each other where there is one day, and overlap only where there is no room', () => {
    expect(suggestedStarts(offer(period(25, '17:00', '22:00')), NOBODY_IN, NOW)).toEqual([
      at(25, '17:00'),
      at(25, '18:30'),
      at(25, '20:00'),
    ]);
    expect(suggestedStarts(offer(period(25, '17:00', '19:00')), NOBODY_IN, NOW)).toEqual([
      at(25, '17:00'),
      at(25, '17:30'),
    ]);
  });

  it('are days of the venue', () => {
    const late = { ...offer(period(25, '21:30', '24:00')), duration: 60 };
    // Half past ten in the evening, and midnight, which is the next day; not half past eleven.
    expect(suggestedStarts(late, NOBODY_IN, NOW, 2)).toEqual([at(25, '21:30'), at(25, '23:00')]);
  });

  it('are never past, and none where nothing is offered', () => {
    expect(suggestedStarts(WEEK, NOBODY_IN, at(26, '18:00'))).toEqual([
      at(26, '18:30'),
      at(28, '09:00'),
      at(29, '09:00'),
    ]);
    expect(suggestedStarts(WEEK, NOBODY_IN, at(30, '10:00'))).toEqual([]);
    expect(suggestedStarts(offer(), NOBODY_IN, NOW)).toEqual([]);
  });
});
