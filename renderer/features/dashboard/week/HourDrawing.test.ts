import { configure } from 'mobx';
import { beforeEach, expect, it } from 'vitest';
import { HourDrawing } from './HourDrawing.ts';

configure({ enforceActions: 'always' });

let drawing: HourDrawing;
beforeEach(() => {
  drawing = new HourDrawing({ column: 2, hour: 18 }, () => ({ from: 9, to: 22, columns: 7 }));
});

it('draws up and down within one day', () => {
  drawing.begin({ column: 2, hour: 18 });
  drawing.extend({ column: 2, hour: 16 });
  drawing.extend({ column: 3, hour: 20 });
  expect(drawing.span).toEqual({ column: 2, from: 16, to: 19 });
  expect(drawing.has({ column: 2, hour: 17 })).toBe(true);
  expect(drawing.has({ column: 3, hour: 17 })).toBe(false);
});

it('is moved by keys, and draws with Shift', () => {
  expect(drawing.press('Enter', false)).toBe(false);
  drawing.press('ArrowRight', false);
  drawing.press('ArrowDown', true);
  drawing.press('ArrowDown', true);
  expect(drawing.span).toEqual({ column: 3, from: 18, to: 21 });
  drawing.press('ArrowUp', true);
  expect(drawing.span).toEqual({ column: 3, from: 18, to: 20 });
  drawing.press('ArrowLeft', true);
  expect(drawing.span).toBeNull();
  expect(drawing.at).toEqual({ column: 2, hour: 19 });
});

it('stays on the board', () => {
  for (const key of ['End', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])
    drawing.press(key, false);
  expect(drawing.at).toEqual({ column: 6, hour: 21 });
  drawing.press('Home', false);
  expect(drawing.at.column).toBe(0);
});
