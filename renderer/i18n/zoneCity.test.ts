import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/locales/languages.ts';
import { zoneCity, zoneMeant } from './zoneCity.ts';
import { otherCityName } from './zoneCityNames.ts';

const ZONES = Intl.supportedValuesOf('timeZone');

// R-venue-zone
describe('a zone', () => {
  it.each([
    ['pt', 'Lisboa', 'Europe/Lisbon'],
    ['de', 'Wien', 'Europe/Vienna'],
    ['hu', 'Bécs', 'Europe/Vienna'],
    ['hu', 'becs', 'Europe/Vienna'],
    ['nl', 'Parijs', 'Europe/Paris'],
    ['fr', 'New York', 'America/New_York'],
    ['es', 'nueva york', 'America/New_York'],
    ['it', 'London', 'Europe/London'],
    ['en', 'europe/brussels', 'Europe/Brussels'],
    ['en', 'America/New York', 'America/New_York'],
  ] as const)('is found in %s by %s', (language, text, zone) => {
    expect(zoneMeant(text, ZONES, language)).toBe(zone);
  });

  it('is none of what is no city, nor of nothing', () => {
    for (const text of ['', '  ', 'Atlantis', 'Wie']) expect(zoneMeant(text, ZONES, 'de')).toBeNull();
  });

  it.each(LANGUAGES)('has a city that no other zone has in %s, so that each can be chosen', (language) => {
    for (const zone of ZONES) expect(zoneMeant(zoneCity(zone, language), ZONES, language)).toBe(zone);
  });
});

it('a city has a name in each language where it has one in any', () => {
  for (const zone of ZONES.filter((each) => otherCityName(each, 'de') !== null)) {
    for (const language of LANGUAGES.filter((each) => each !== 'en'))
      expect(otherCityName(zone, language)).toMatch(/\S/);
  }
});
