import { describe, expect, it } from 'vitest';
import { gridModel } from './gridModel.ts';
import { firstPosition, keptPosition, moved } from './gridMoves.ts';
import { cellsBetween, withRange } from './rangeSelection.ts';

const cell = (day: number, time: string) => `2026-11-${day}T${time}:00.000Z`;
const model = gridModel({
  windows: [
    { fromTime: cell(20, '17:00'), toTime: cell(20, '20:00') },
    { fromTime: cell(21, '18:00'), toTime: cell(21, '20:00') },
  ],
  duration: 90,
  timezone: 'UTC',
  now: cell(19, '00:00'),
});

describe('moving on the grid', () => {
  it('begins at the first cell that can be chosen', () => {
    expect(firstPosition(model)).toEqual({ day: 0, row: 0 });
  });
  it('goes to the nearest cell of the next day where nothing is offered at that time', () => {
    expect(moved(model, { day: 0, row: 0 }, 'ArrowRight', false)).toEqual({ day: 1, row: 2 });
  });
  it('reaches the head of a day above its first cell, and stays at the edges', () => {
    expect(moved(model, { day: 1, row: 2 }, 'ArrowUp', false)).toEqual({ day: 1, row: -1 });
    expect(moved(model, { day: 1, row: -1 }, 'ArrowUp', false)).toEqual({ day: 1, row: -1 });
    expect(moved(model, { day: 1, row: 5 }, 'ArrowDown', false)).toEqual({ day: 1, row: 5 });
    expect(moved(model, { day: 1, row: 5 }, 'ArrowRight', false)).toEqual({ day: 1, row: 5 });
  });
  it('jumps with Home, End and the page keys', () => {
    expect(moved(model, { day: 1, row: 4 }, 'Home', false)).toEqual({ day: 0, row: 4 });
    expect(moved(model, { day: 0, row: 1 }, 'End', true)).toEqual({ day: 1, row: 5 });
    expect(moved(model, { day: 1, row: 4 }, 'PageUp', false)).toEqual({ day: 1, row: 2 });
    expect(moved(model, { day: 0, row: 0 }, 'x', false)).toBeNull();
  });
  it('keeps a place on the grid when its cell has become past', () => {
    expect(keptPosition(model, { day: 1, row: 0 })).toEqual({ day: 1, row: 2 });
    expect(keptPosition(model, { day: 7, row: 0 })).toEqual({ day: 0, row: 0 });
  });
});

describe('a range by keyboard', () => {
  const range = (from: [number, number], to: [number, number]) =>
    cellsBetween(model, { day: from[0], row: from[1] }, { day: to[0], row: to[1] });

  it('adds exactly the range when a match fits into it', () => {
    const wanted = range([0, 0], [0, 3]);
    expect([...withRange(new Set(), wanted, model.active, 90)].sort()).toEqual(wanted);
    expect(wanted).toHaveLength(4);
  });
  it('fills a range that is too short up to a match', () => {
    expect(withRange(new Set(), range([0, 0], [0, 1]), model.active, 90).size).toBe(3);
    expect([...withRange(new Set(), range([0, 5], [0, 5]), model.active, 90)].sort()).toEqual([
      cell(20, '18:30'),
      cell(20, '19:00'),
      cell(20, '19:30'),
    ]);
  });
  it('spans days and leaves out what is not offered', () => {
    expect(range([0, 1], [1, 3])).toEqual([
      cell(20, '17:30'),
      cell(20, '18:00'),
      cell(20, '18:30'),
      cell(21, '18:00'),
      cell(21, '18:30'),
    ]);
  });
});
