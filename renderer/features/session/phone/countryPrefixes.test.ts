import { describe, expect, it, test } from 'vitest';
import type { Language } from '../../../../shared/locales/languages.ts';
import { COUNTRY_PREFIXES, defaultPrefix, findPrefix, namedPrefixes, withPrefix } from './countryPrefixes.ts';

test('about 240 countries, and the territories of +1 with their area codes', () => {
  const countries = new Set(COUNTRY_PREFIXES.map(({ country }) => country));
  expect(countries.size).toBeGreaterThanOrEqual(240);
  expect(COUNTRY_PREFIXES).toContainEqual({ country: 'AS', prefix: '1-684' });
  const bare = COUNTRY_PREFIXES.filter(({ prefix }) => prefix === '1').map(({ country }) => country);
  expect(bare.sort()).toEqual(['CA', 'US']);
});

test('names and order are those of the language', () => {
  const find = (language: Language, part: string) => namedPrefixes(language).findIndex(({ label }) => label === part);
  expect(find('en', 'Belgium +32')).toBeGreaterThan(-1);
  expect(find('de', 'Belgien +32')).toBeGreaterThan(-1);
  expect(find('hu', 'Amerikai Szamoa +1-684')).toBeGreaterThan(-1);
  expect(find('de', 'Österreich +43')).toBeLessThan(find('de', 'Portugal +351'));
});

test.each([
  ['DE', 'DE'],
  ['XX', 'BE'],
  [undefined, 'BE'],
])('the country %s starts with %s', (given, expected) => {
  expect(defaultPrefix(given).country).toBe(expected);
});

test.each([
  ['32', '470 12 34 56', '+32470123456'],
  ['32', '0470/12.34.56', '+320470123456'],
  ['1-684', '633 1234', '+16846331234'],
  ['32', '+33 6 12 34 56 78', '+33612345678'],
  ['32', '00 33 6 12 34 56 78', '+33612345678'],
  ['32', '0032470123456', '+32470123456'],
  ['32', '', ''],
  ['32', ' ', ''],
])('+%s and %j give %j', (prefix, text, number) => {
  expect(withPrefix(prefix, text)).toBe(number);
});

describe('findPrefix', () => {
  const list = namedPrefixes('en');
  it.each([
    ['Hungary', 'HU'],
    ['hungary +36', 'HU'],
    ['1-684', 'AS'],
    ['+1-684', 'AS'],
    ['belg', 'BE'],
    ['353', 'IE'],
    ['+44', 'GB'],
    ['44', 'GB'],
    ['+1', 'US'],
    ['+7', 'RU'],
    ['+39', 'IT'],
    ['0039', 'IT'],
    ['1 684', 'AS'],
    ['Vatican City +39', 'VA'],
  ])('%s is found', (text, country) => expect(findPrefix(list, text)?.country).toBe(country));
  it.each(['', ' ', 'B', 'Atlantis', '999'])('%o is none, or not one', (text) => {
    expect(findPrefix(list, text)).toBeNull();
  });
});
