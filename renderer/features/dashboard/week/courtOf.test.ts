import { describe, expect, it } from 'vitest';
import { courtOf } from './courtOf.ts';

describe('courtOf', () => {
  it.each([
    ['Parkside court 2', 'court 2'],
    ['TC Blau-Weiß Platz 12', 'Platz 12'],
    ['Városliget 2. pálya', '2. pálya'],
    ['Court 1', 'Court 1'],
    ['Riverbank courts', null],
    ['Club 1880 Hall', null],
    ['', null],
    [undefined, null],
  ])('finds the court of %s', (venue, court) => {
    expect(courtOf(venue)).toBe(court);
  });
});
