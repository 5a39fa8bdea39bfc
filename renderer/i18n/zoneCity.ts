import type { Language } from '../../shared/locales/languages.ts';
import { searchable } from '../../shared/locales/searchable.ts';
import { otherCityName } from './zoneCityNames.ts';

/** Names that zones have kept though their cities have others now. */
const RENAMED: Record<string, string> = {
  'Africa/Asmera': 'Asmara',
  'America/Coral_Harbour': 'Atikokan',
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe Islands',
  'Europe/Kiev': 'Kyiv',
  'Europe/Tirane': 'Tirana',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

const englishCity = (zone: string): string => RENAMED[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** @returns the city by which people know a zone, in a language: `Wien` for Europe/Vienna in German */
export const zoneCity = (zone: string, language: Language): string =>
  otherCityName(zone, language) ?? englishCity(zone);

/**
 * The zone meant by an input: a city in the language of the page or in English, or the zone's own name; capitals and
 * accents do not matter.
 * @returns null when there is none, or more than one
 */
export function zoneMeant(text: string, zones: readonly string[], language: Language): string | null {
  const wanted = searchable(text.trim());
  if (wanted === '') return null;
  const namesOf = (zone: string) => [zoneCity(zone, language), englishCity(zone), zone, zone.replaceAll('_', ' ')];
  const meant = zones.filter((zone) => namesOf(zone).some((name) => searchable(name) === wanted));
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
