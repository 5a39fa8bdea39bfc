import { describe, expect, it } from 'vitest';
import { toastSpot } from './toastSpot.ts';

const room = { left: 0, top: 0, width: 1280, height: 800 };
const usual = { left: 940, top: 700, width: 320, height: 80 };
const send = { left: 980, top: 740, width: 280, height: 48 };

// R-toasts
describe('the spot of the toasts', () => {
  it('is the usual one where nothing can be pressed', () => {
    expect(toastSpot(usual, [{ left: 0, top: 0, width: 300, height: 40 }], room)).toEqual({ left: 940, top: 700 });
  });

  it('is just above what would be covered', () => {
    expect(toastSpot(usual, [send], room)).toEqual({ left: 940, top: 652 });
  });

  it('is in another column where that is nearer than the next free place above', () => {
    const column = { left: 940, top: 100, width: 320, height: 700 };
    expect(toastSpot(usual, [column], room)).toEqual({ left: 480, top: 700 });
  });

  it('leaves out bars at the edges of the window', () => {
    const inside = { ...room, top: 60, height: 680 };
    expect(toastSpot(usual, [], inside)).toEqual({ left: 940, top: 660 });
  });

  it('covers least where there is no free place', () => {
    const all = { left: 0, top: 0, width: 1280, height: 660 };
    const half = { left: 900, top: 700, width: 380, height: 100 };
    const spot = toastSpot(usual, [all, half, { left: 0, top: 660, width: 200, height: 140 }], room);
    expect(spot).toEqual({ left: 480, top: 700 });
  });
});
