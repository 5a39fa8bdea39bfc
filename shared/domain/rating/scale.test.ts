import { describe, expect, it } from 'vitest';
import { SPORTS } from '../values.ts';
import { ntrpToShown, RATING_SYSTEMS, ratingSystemValues, roundShown, shownChange, toElo, toShown } from './scale.ts';

describe('scales', () => {
  it.each([
    [1500, 5],
    [1700, 6],
    [1400, 4.5],
    [500, 0],
  ])('Elo %d is shown as %d', (elo, shown) => {
    expect(toShown(elo)).toBe(shown);
    expect(toElo(shown)).toBe(elo);
  });

  it('shows one decimal', () => {
    expect(roundShown(5.349)).toBe(5.3);
    expect(roundShown(5.35)).toBe(5.4);
  });

  it.each([
    // 5.254 and 5.108 on the scale, 0.146 apart.
    [1550.8, -29.2, -0.14],
    [1500, 0.9, 0],
    [1500.9, 0.2, 0.01],
    [1550.8, 0, 0],
  ])('a change of Elo %d by %d is what the shown levels differ by: %d', (before, change, shown) => {
    expect(shownChange(before, change)).toBe(shown);
  });

  it.each([
    [3.5, 5],
    [4, 6.25],
    [2.5, 2.5],
    [5.5, 10],
  ])('NTRP %d is %d', (ntrp, shown) => {
    expect(ntrpToShown(ntrp)).toBe(shown);
  });

  it('lists the club scale for every sport and NTRP for tennis', () => {
    expect(RATING_SYSTEMS.map(({ code, values }) => [code, values[0]?.value, values.at(-1)?.value])).toEqual([
      ['CLUB', '1', '10'],
      ['NTRP', '1.5', '7.0'],
    ]);
    expect(ratingSystemValues()).toHaveLength(SPORTS.length * 10 + 12);
    expect(ratingSystemValues()).toContainEqual({
      systemCode: 'CLUB',
      systemValue: '7',
      sportType: 'PADEL',
      productRank: 7,
    });
    expect(
      ratingSystemValues()
        .filter(({ systemCode }) => systemCode === 'NTRP')
        .every(({ sportType }) => sportType === 'TENNIS'),
    ).toBe(true);
  });
});
