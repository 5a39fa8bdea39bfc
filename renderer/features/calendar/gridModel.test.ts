import { describe, expect, it } from 'vitest';
import { activeCells, gridModel } from './gridModel.ts';

const BRUSSELS = 'Europe/Brussels';
const NOW = '2026-11-01T00:00:00.000Z';
const window = (fromTime: string, toTime: string) => ({ fromTime: `${fromTime}:00.000Z`, toTime: `${toTime}:00.000Z` });

describe('gridModel', () => {
  it('has the offered days and half hours of the venue only, with a break between morning and evening', () => {
    const { days, rows } = gridModel({
      windows: [window('2026-11-20T17:15', '2026-11-20T20:00'), window('2026-11-22T08:00', '2026-11-22T10:00')],
      duration: 60,
      timezone: BRUSSELS,
      now: NOW,
    });
    expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-22']);
    expect(rows).toHaveLength(9);
    expect(rows.map(({ afterGap }) => afterGap).indexOf(true)).toBe(4);
    expect(days[0]?.cells[4]).toBe('2026-11-20T17:30:00.000Z');
    expect(days[0]?.cells[0]).toBeNull();
    expect(days[1]?.starts).toHaveLength(3);
  });

  it('leaves inactive what is past or too short for a match', () => {
    const active = activeCells({
      windows: [window('2026-11-20T17:00', '2026-11-20T19:00'), window('2026-11-21T17:15', '2026-11-21T18:30')],
      duration: 90,
      timezone: BRUSSELS,
      now: '2026-11-20T17:00:00.000Z',
    });
    expect([...active]).toEqual(['2026-11-20T17:30:00.000Z', '2026-11-20T18:00:00.000Z', '2026-11-20T18:30:00.000Z']);
  });

  it('shows both halves of the repeated hour, the second after the first', () => {
    const { rows, days } = gridModel({
      windows: [window('2026-10-24T23:00', '2026-10-25T03:00')],
      duration: 60,
      timezone: BRUSSELS,
      now: '2026-10-01T00:00:00.000Z',
    });
    expect(rows).toHaveLength(8);
    expect(days[0]?.cells).toEqual([...(days[0]?.cells ?? [])].sort());
  });

  it('shows no cell in the skipped hour', () => {
    const { days } = gridModel({
      windows: [window('2027-03-28T00:00', '2027-03-28T02:00'), window('2027-04-04T00:00', '2027-04-04T02:00')],
      duration: 30,
      timezone: BRUSSELS,
      now: NOW,
    });
    expect(days.map(({ cells }) => cells.filter(Boolean).length)).toEqual([4, 4]);
    expect(days[0]?.cells).not.toEqual(days[1]?.cells);
  });
});
