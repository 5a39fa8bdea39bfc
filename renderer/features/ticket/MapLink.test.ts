import { describe, expect, it } from 'vitest';
import { mapUrl } from './MapLink.tsx';

describe('the way to a map', () => {
  it('leads to the venue', () => {
    expect(mapUrl({ lat: '51.05', lon: '3.72' })).toContain('mlat=51.05&mlon=3.72');
  });
  it.each([
    ['0', '3.7'],
    ['51', '0'],
    ['', ''],
  ])('is not there for %s, %s', (lat, lon) => {
    expect(mapUrl({ lat, lon })).toBeNull();
  });
});
