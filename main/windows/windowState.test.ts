import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { boundsOnScreen, readWindowState, writeWindowState } from './windowState.ts';

const folder = mkdtempSync(join(tmpdir(), 'window-'));
afterAll(() => rmSync(folder, { recursive: true }));

const laptop = { x: 0, y: 25, width: 1440, height: 850 };
const second = { x: 1440, y: 0, width: 1920, height: 1080 };
const at = (x: number, y: number, width = 800, height = 700) => ({ bounds: { x, y, width, height }, maximized: false });

describe('placeOnScreen', () => {
  it('opens as it was left, on any screen that is there', () => {
    expect(boundsOnScreen(at(1600, 100), [laptop, second])).toEqual({ x: 1600, y: 100, width: 800, height: 700 });
    expect(boundsOnScreen(at(-600, 25), [laptop])).toEqual({ x: -600, y: 25, width: 800, height: 700 });
  });
  it.each([
    ['a screen that is gone', at(1600, 100)],
    ['a title bar above the screen', at(100, -300)],
    ['a corner only', at(1400, 100)],
  ])('comes back from %s', (_where, left) => {
    expect(boundsOnScreen(left, [laptop])).toEqual({ width: 800, height: 700 });
  });
  it('is never larger than the screen, nor smaller than it works', () => {
    expect(boundsOnScreen(at(0, 25, 5000, 5000), [laptop])).toEqual({ x: 0, y: 25, width: 1440, height: 850 });
    expect(boundsOnScreen(at(0, 25, 150, 10), [laptop])).toEqual({ x: 0, y: 25, width: 360, height: 560 });
    expect(boundsOnScreen(null, [laptop])).toEqual({ width: 1280, height: 850 });
  });
});

describe('the file', () => {
  it('gives back what was written', () => {
    const file = join(folder, 'window.json');
    writeWindowState(file, { ...at(1, 2), maximized: true });
    expect(readWindowState(file)).toEqual({ ...at(1, 2), maximized: true });
    writeWindowState(join(folder, 'missing', 'window.json'), at(1, 2));
  });
  it.each(['', 'null', '[]', '{"bounds":{"x":1}}', '{"bounds":{"x":"1","y":1,"width":1,"height":1}}'])(
    'is as good as none when it says %s',
    (content) => {
      const file = join(folder, 'broken.json');
      writeFileSync(file, content);
      expect(readWindowState(file)).toBeNull();
    },
  );
});
