import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { intlTag } from '../../../../shared/locales/intl.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { searchable } from '../../../../shared/locales/searchable.ts';

/**
 * The territories that share +1 are told apart by the area code, and people know their prefix with it. The United
 * States and Canada have too many of them.
 */
const AREAS: Record<string, readonly string[]> = {
  AG: ['268'],
  AI: ['264'],
  AS: ['684'],
  BB: ['246'],
  BM: ['441'],
  BS: ['242'],
  DM: ['767'],
  DO: ['809', '829', '849'],
  GD: ['473'],
  GU: ['671'],
  JM: ['876', '658'],
  KN: ['869'],
  KY: ['345'],
  LC: ['758'],
  MP: ['670'],
  MS: ['664'],
  PR: ['787', '939'],
  SX: ['721'],
  TC: ['649'],
  TT: ['868'],
  VC: ['784'],
  VG: ['284'],
  VI: ['340'],
};

/** The country that a shared prefix alone means. */
const MAIN_COUNTRIES: Record<string, string> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  290: 'SH',
  358: 'FI',
  590: 'GP',
  599: 'CW',
};

/** The default when the deployment's country is not known (R-country-prefix). */
const FALLBACK_COUNTRY = 'BE';

/** One entry of the country list. */
export interface CountryPrefix {
  /** ISO 3166 alpha-2. */
  country: string;
  /** As people write it: `32`, `1-684`. */
  prefix: string;
}

/** Every country the phone library knows, one entry a prefix; in no order. */
export const COUNTRY_PREFIXES: readonly CountryPrefix[] = getCountries().flatMap((country): CountryPrefix[] => {
  const code = getCountryCallingCode(country);
  const areas = AREAS[country];
  return areas ? areas.map((area) => ({ country, prefix: `${code}-${area}` })) : [{ country, prefix: code }];
});

/** @returns the entry a page starts with */
export function defaultPrefix(countryCode: string | undefined): CountryPrefix {
  const of = (country: string | undefined) => COUNTRY_PREFIXES.find((entry) => entry.country === country);
  return of(countryCode) ?? of(FALLBACK_COUNTRY) ?? { country: FALLBACK_COUNTRY, prefix: '32' };
}

/** An entry under the name it has in a language. */
export interface NamedPrefix {
  entry: CountryPrefix;
  label: string;
}

/**
 * @param text as typed: a whole label, the name of a country, or a prefix with or without its plus; a prefix that
 * several countries share means the largest of them
 * @returns the one entry that is meant, or null while it may be several or none
 */
export function findPrefix(list: readonly NamedPrefix[], text: string): CountryPrefix | null {
  const words = searchable(text.trim());
  if (words === '') return null;
  // A prefix as people write it: `+44`, `0044`, `1 684`.
  const digits = /^[+\d\s-]+$/.test(words) ? words.replace(/\D/g, '').replace(/^00/, '') : null;
  const isWhole = ({ label, entry }: NamedPrefix) =>
    searchable(label) === words || entry.prefix.replace('-', '') === digits;
  const whole = list.filter(isWhole);
  const found = whole.length > 0 ? whole : list.filter(({ label }) => searchable(label).startsWith(words));
  const [only, ...more] = found;
  if (only && more.length === 0) return only.entry;
  return whole.find(({ entry }) => entry.country === MAIN_COUNTRIES[entry.prefix])?.entry ?? null;
}

/** @returns the entries as a person finds them: named and sorted in the language */
export function namedPrefixes(language: Language): NamedPrefix[] {
  const names = new Intl.DisplayNames(intlTag(language), { type: 'region' });
  const { compare } = new Intl.Collator(intlTag(language));
  return COUNTRY_PREFIXES.map((entry) => ({
    entry,
    label: `${names.of(entry.country) ?? entry.country} +${entry.prefix}`,
  })).sort((a, b) => compare(a.label, b.label));
}

/**
 * @param text as typed; a number with its own `+`, or `00`, is taken as it is
 * @returns `+` prefix number without spaces, or empty for an empty text
 */
export function withPrefix(prefix: string, text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return '';
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return text.trim().startsWith('+') ? `+${digits}` : `+${prefix.replace('-', '')}${digits}`;
}
