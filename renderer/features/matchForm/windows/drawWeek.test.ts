import { describe, expect, it } from 'vitest';
import { WindowList } from '../WindowList.ts';
import { wallWindowsOf } from '../windowTimes.ts';
import { drawWeek, weekOf } from './drawWeek.ts';

const ZONE = 'Europe/Brussels';
const utc = (from: string, to: string) => ({ fromTime: `${from}:00.000Z`, toTime: `${to}:00.000Z` });
const week = (first: string, isWholeDay = false, now = '2026-01-01T00:00:00.000Z', windows = [] as never[]) =>
  drawWeek(first, windows, { timezone: ZONE, now, isWholeDay });

function listOf(now = '2026-01-01T00:00:00.000Z'): WindowList {
  return new WindowList(() => ({ duration: 60, timezone: ZONE, now: new Date(now) }));
}
const rowsOf = (list: WindowList) => list.rows.map(({ day, from, to }) => `${day} ${from}-${to}`);

describe('a week', () => {
  it('begins on the language’s first day', () => {
    expect([weekOf('2026-11-25', 1), weekOf('2026-11-25', 0)]).toEqual(['2026-11-23', '2026-11-22']);
    expect([weekOf('2026-11-22', 1), weekOf('2026-11-22', 0)]).toEqual(['2026-11-16', '2026-11-22']);
  });

  it('has seven days with the usual hours, by half hours of the venue’s clock', () => {
    const { days, rows } = week('2026-11-23');
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    expect(rows).toHaveLength(32);
    expect(days[0]?.cells[0]).toBe('2026-11-23T06:00:00.000Z');
  });

  it('reaches as far as a window does, and over the whole day when asked to', () => {
    const early = utc('2026-11-24T04:15', '2026-11-24T05:00');
    const { days } = drawWeek('2026-11-23', [early], {
      timezone: ZONE,
      now: '2026-01-01T00:00:00.000Z',
      isWholeDay: false,
    });
    expect(days[0]?.cells[0]).toBe('2026-11-23T04:00:00.000Z');
    expect(week('2026-11-23', true).rows).toHaveLength(48);
  });

  it('is off where it has begun', () => {
    const { active, days } = week('2026-11-23', false, '2026-11-24T17:00:00.000Z');
    expect(days[0]?.cells.some((cell) => cell && active.has(cell))).toBe(false);
    expect([active.has('2026-11-24T17:00:00.000Z'), active.has('2026-11-24T17:30:00.000Z')]).toEqual([false, true]);
  });

  it('has neither cell of the hour that summer time skips', () => {
    const { days, rows } = week('2026-03-23', true);
    expect(rows).toHaveLength(48);
    expect(days[6]?.cells.filter((cell) => cell !== null)).toHaveLength(46);
    const sunday = days[6]?.cells ?? [];
    expect(sunday.slice(3, 7)).toEqual(['2026-03-29T00:30:00.000Z', null, null, '2026-03-29T01:00:00.000Z']);
  });

  it('has both cells of each half hour that winter time repeats', () => {
    const { days, rows } = week('2026-10-19', true);
    expect(rows).toHaveLength(50);
    expect(days[6]?.cells.slice(4, 8)).toEqual([
      '2026-10-25T00:00:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:00:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
    expect(days[5]?.cells.filter((cell) => cell !== null)).toHaveLength(48);
  });
});

describe('windows that are drawn', () => {
  it('become rows that are typed, joined where they touch', () => {
    const list = listOf();
    list.take([{ day: '2026-11-24', from: '18:15', to: '20:00' }]);
    expect(list.draw(['2026-11-24T19:00:00.000Z', '2026-11-25T17:00:00.000Z'], [])).toBe(true);
    expect(rowsOf(list)).toEqual(['2026-11-24 18:15-20:30', '2026-11-25 18:00-18:30']);
    list.draw([], ['2026-11-24T18:00:00.000Z']);
    expect(rowsOf(list)).toEqual(['2026-11-24 18:15-19:00', '2026-11-24 19:30-20:30', '2026-11-25 18:00-18:30']);
  });

  it('leave rows alone that they do not change, unfinished ones too', () => {
    const list = listOf();
    list.take([
      { day: '', from: '18:00', to: '21:00' },
      { day: '2026-11-24', from: '18:00', to: '20:00' },
    ]);
    const [unfinished, evening] = list.rows.map(({ key }) => key);
    list.draw(['2026-11-23T17:00:00.000Z'], []);
    expect(rowsOf(list)).toEqual(['2026-11-23 18:00-18:30', '2026-11-24 18:00-20:00', ' 18:00-21:00']);
    expect(list.rows.map(({ key }) => key).slice(1)).toEqual([evening, unfinished]);
  });

  it('are one window over midnight', () => {
    const list = listOf();
    list.draw(['2026-11-24T22:30:00.000Z', '2026-11-24T23:00:00.000Z'], []);
    expect(rowsOf(list)).toEqual(['2026-11-24 23:30-00:30']);
    expect(list.starts).toEqual(['2026-11-24T22:30:00.000Z']);
  });

  it('are refused when there are too many', () => {
    const list = listOf();
    const cells = Array.from({ length: 61 }, (_, index) => new Date(Date.UTC(2026, 10, 1, index * 2)).toISOString());
    expect(list.draw(cells, [])).toBe(false);
    expect(list.rows).toEqual([]);
  });

  it.each([
    ['the second of two hours', ['2026-10-25T01:00', '2026-10-25T01:30'], utc('2026-10-25T01:00', '2026-10-25T02:00')],
    ['the first of two hours', ['2026-10-25T00:00', '2026-10-25T00:30'], utc('2026-10-25T00:00', '2026-10-25T01:00')],
    ['half of each hour', ['2026-10-25T00:30', '2026-10-25T01:00'], utc('2026-10-25T00:30', '2026-10-25T01:30')],
    ['over the skipped hour', ['2026-03-29T00:30', '2026-03-29T01:00'], utc('2026-03-29T00:30', '2026-03-29T01:30')],
  ])('have their true length on a daylight-saving night: %s', (_name, cells, period) => {
    const list = listOf();
    list.draw(
      cells.map((cell) => `${cell}:00.000Z`),
      [],
    );
    expect(list.periods).toEqual([period]);
    expect(list.problems.size).toBe(0);
    const kept = JSON.parse(JSON.stringify(wallWindowsOf(period, ZONE)));
    list.take(kept);
    expect(list.periods).toEqual([period]);
  });

  it('take the end along when the beginning is set after it, and end on the next day when the end is set before it', () => {
    const list = listOf();
    list.take([{ day: '2026-11-24', from: '18:00', to: '21:00' }]);
    const key = list.rows[0]?.key ?? '';
    list.set(key, { from: '22:00' });
    expect(rowsOf(list)).toEqual(['2026-11-24 22:00-01:00']);
    list.set(key, { to: '00:30' });
    expect(list.periods).toEqual([utc('2026-11-24T21:00', '2026-11-24T23:30')]);
    list.set(key, { from: '23:00' });
    expect(list.periods).toEqual([utc('2026-11-24T22:00', '2026-11-24T23:30')]);
  });

  it('are the first of two hours again once they are typed', () => {
    const list = listOf();
    list.draw(['2026-10-25T01:00:00.000Z', '2026-10-25T01:30:00.000Z'], []);
    const key = list.rows[0]?.key ?? '';
    list.set(key, { from: '02:00' });
    expect(list.periods).toEqual([utc('2026-10-25T00:00', '2026-10-25T02:00')]);
  });
});
