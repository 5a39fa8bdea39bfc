import { readFileSync, writeFileSync } from 'node:fs';
import type { Rectangle } from 'electron';
import { isRecord } from '../isRecord.ts';

/** How the window was left. */
export interface WindowState {
  bounds: Rectangle;
  maximized: boolean;
}

export const SMALLEST = { width: 360, height: 560 };
const USUAL = { width: 1280, height: 860 };
/** So much of the window's upper edge has to be on a screen, in pixels, to be taken hold of. */
const GRIP = { width: 100, height: 32 };

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** @returns what was written before; null for nothing, or nothing that makes sense */
export function readWindowState(file: string): WindowState | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { bounds, maximized } = isRecord(value) ? value : {};
    const { x, y, width, height } = isRecord(bounds) ? bounds : {};
    if (!isNumber(x) || !isNumber(y) || !isNumber(width) || !isNumber(height)) return null;
    return { bounds: { x, y, width, height }, maximized: maximized === true };
  } catch {
    return null;
  }
}

/** Never fails: a window in its usual place is no loss. */
export function writeWindowState(file: string, state: WindowState): void {
  try {
    writeFileSync(file, JSON.stringify(state), { mode: 0o600 });
  } catch {
    // A full disk, or a folder that is gone.
  }
}

const overlap = (start: number, length: number, otherStart: number, otherLength: number) =>
  Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);

/**
 * Where the window opens: as it was left, unless the screen it was on is gone.
 * @param workAreas of all screens, the main one first
 * @returns without x and y where the system may choose the place
 */
export function boundsOnScreen(
  left: WindowState | null,
  workAreas: readonly Rectangle[],
): Partial<Rectangle> & { width: number; height: number } {
  const main = workAreas[0] ?? { x: 0, y: 0, ...USUAL };
  const sizeOn = (size: { width: number; height: number }, area: Rectangle) => ({
    width: Math.max(SMALLEST.width, Math.min(size.width, area.width)),
    height: Math.max(SMALLEST.height, Math.min(size.height, area.height)),
  });
  if (!left) return sizeOn(USUAL, main);
  const { x, y, width, height } = left.bounds;
  const area = workAreas.find(
    (each) =>
      overlap(x, width, each.x, each.width) >= GRIP.width &&
      overlap(y, GRIP.height, each.y, each.height) === GRIP.height,
  );
  return area ? { x, y, ...sizeOn({ width, height }, area) } : sizeOn({ width, height }, main);
}
