import { describe, expect, it } from 'vitest';
import { COURT_PLANS, courtPaths } from '../../../shared/court/courtPlans.ts';
import { SPORTS } from '../../../shared/domain/values.ts';
import { COURT_KINDS, COURT_PICTURE, drawCourtPicture } from './courtPicture.ts';

/** The centre and the radius of the circles in which people are drawn. */
const positionsIn = (svg: string) =>
  [...svg.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
const openIn = (svg: string) => svg.split('stroke-dasharray').length - 1;

// R-link-picture
describe.each(SPORTS)('the picture of %s', (sport) => {
  it.each(COURT_KINDS)('has the lines of its court as pages have them, and no words: %s', (kind) => {
    const svg = drawCourtPicture(sport, kind);
    expect(svg).toContain(`d="${courtPaths(COURT_PLANS[sport]).lines}"`);
    expect(svg).not.toContain('<text');
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('keeps its people apart, and inside', () => {
    const positions = positionsIn(drawCourtPicture(sport, 'double'));
    expect(positions).toHaveLength(4);
    for (const [x, y] of positions) {
      expect(Math.min(x, COURT_PICTURE.width - x, y, COURT_PICTURE.height - y)).toBeGreaterThan(60);
      const others = positions.filter((other) => other[0] !== x || other[1] !== y);
      expect(Math.min(...others.map(([x2, y2]) => Math.hypot(x - x2, y - y2)))).toBeGreaterThan(112);
    }
  });
});

it('shows the organiser, and a position for each missing player', () => {
  expect(COURT_KINDS.map((kind) => openIn(drawCourtPicture('PADEL', kind)))).toEqual([0, 1, 3]);
});
