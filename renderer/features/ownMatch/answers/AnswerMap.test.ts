import { describe, expect, it } from 'vitest';
import { startGrid } from './AnswerMap.tsx';

const NOW = '2026-11-20T09:00:00.000Z';
const period = (day: number, from: number, to: number) => ({
  fromTime: `2026-11-${day}T${from}:00:00.000Z`,
  toTime: `2026-11-${day}T${to}:00:00.000Z`,
});
const grid = (windows: ReturnType<typeof period>[], now = NOW) =>
  startGrid({ windows, duration: 90, timezone: 'Europe/Brussels', now });
const hours = ({ rows }: ReturnType<typeof startGrid>) => rows.map(({ sample }) => sample.slice(11, 16));

describe('startGrid', () => {
  it('has a row for every start and none for the rest of a match', () => {
    const { days, rows, active } = grid([period(26, 17, 19)]);
    expect(days.map(({ day }) => day)).toEqual(['2026-11-26']);
    expect(rows.map(({ sample }) => sample.slice(11, 16))).toEqual(['17:00', '17:30']);
    expect([...active]).toEqual(days[0]?.starts);
  });
  it('marks the gap that the rows left out make', () => {
    const model = grid([period(26, 17, 19), period(27, 19, 21)]);
    expect(hours(model)).toEqual(['17:00', '17:30', '19:00', '19:30']);
    expect(model.rows.map(({ afterGap }) => afterGap)).toEqual([false, false, true, false]);
    expect(model.days[1]?.cells.slice(0, 2)).toEqual([null, null]);
  });
  it('leaves out days that are over, and is empty when everything is', () => {
    const windows = [period(26, 17, 19), period(27, 17, 19)];
    expect(grid(windows, '2026-11-26T18:00:00.000Z').days.map(({ day }) => day)).toEqual(['2026-11-27']);
    expect(grid(windows, '2026-11-28T18:00:00.000Z')).toMatchObject({ days: [], rows: [] });
  });
});
