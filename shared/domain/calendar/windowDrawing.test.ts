import { describe, expect, it } from 'vitest';
import { partlyCovered, withCells, withoutCells } from './windowDrawing.ts';

const ZONE = 'Europe/Brussels';
const at = (time: string) => `2026-11-24T${time}:00.000Z`;
const window = (from: string, to: string) => ({ fromTime: at(from), toTime: at(to) });
const drawn = (windows: ReturnType<typeof window>[], ...cells: string[]) => withCells(windows, cells.map(at), ZONE);
const erased = (windows: ReturnType<typeof window>[], ...cells: string[]) => withoutCells(windows, cells.map(at), ZONE);

describe('drawing cells', () => {
  it('makes windows of the cells that touch, in the order of time', () => {
    expect(drawn([], '19:00', '17:30', '17:00')).toEqual([window('17:00', '18:00'), window('19:00', '19:30')]);
  });

  it('joins windows that touch what is drawn, and no others', () => {
    const others = [window('08:00', '09:00'), window('09:00', '10:00')];
    expect(drawn([...others, window('17:00', '18:00'), window('18:30', '20:00')], '18:00')).toEqual([
      ...others,
      window('17:00', '20:00'),
    ]);
  });

  it('keeps the odd end of a typed window', () => {
    expect(drawn([window('17:15', '19:00')], '19:00')).toEqual([window('17:15', '19:30')]);
    expect(drawn([window('17:15', '19:00')], '17:00')).toEqual([window('17:00', '19:00')]);
  });
});

describe('erasing cells', () => {
  it('shortens, parts or takes away a window', () => {
    expect(erased([window('17:00', '19:00')], '17:00')).toEqual([window('17:30', '19:00')]);
    expect(erased([window('17:00', '19:00')], '17:30')).toEqual([window('17:00', '17:30'), window('18:00', '19:00')]);
    expect(erased([window('17:00', '18:00')], '17:00', '17:30')).toEqual([]);
  });

  it('leaves no piece over that is shorter than a cell, and other windows alone', () => {
    const short = window('08:00', '08:15');
    expect(erased([short, window('17:15', '19:00')], '17:30')).toEqual([short, window('18:00', '19:00')]);
  });
});

describe('cells covered in part', () => {
  it('are those at the odd ends of a window', () => {
    const odd = window('17:15', '18:45');
    const cells = ['16:30', '17:00', '17:30', '18:00', '18:30', '19:00'].map(at);
    expect([...partlyCovered([odd], cells)]).toEqual([
      [at('17:00'), odd],
      [at('18:30'), odd],
    ]);
  });
});
