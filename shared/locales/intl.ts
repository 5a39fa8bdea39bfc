import { isRepeatedTime } from '../domain/calendar/zone.ts';
import type { DateFormat } from '../domain/values.ts';
import type { Language } from './languages.ts';

/** @returns the BCP 47 tag by which Intl writes a language: Portuguese is that of Portugal, not of Brazil */
export const intlTag = (language: Language): string => (language === 'pt' ? 'pt-PT' : language);

/** @returns the tag by which dates are written: of English alone the order of day and month is a choice (R-formats) */
export function dateTag({ language, dateFormat }: { language: Language; dateFormat: DateFormat }): string {
  if (language === 'en') return dateFormat === 'DD_MM_YYYY' ? 'en-GB' : 'en-US';
  return intlTag(language);
}

/** @returns a formatter; short weekdays in Portuguese are those that fit (`seg.`): Intl writes Portugal's out */
export function dateFormatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const isShortDay = options.weekday === 'short' && tag === 'pt-PT';
  return new Intl.DateTimeFormat(isShortDay ? 'pt' : tag, options);
}

/**
 * @returns the zone's short name, such as `CEST`, in the hour that winter time repeats: it tells its two halves apart; empty
 *   at all other times (R-half-hours)
 */
export function repeatedZone(
  instant: Date,
  timeZone: string,
  preferences: { language: Language; dateFormat: DateFormat },
): string {
  if (!isRepeatedTime(instant.getTime(), timeZone)) return '';
  const parts = new Intl.DateTimeFormat(dateTag(preferences), { timeZone, timeZoneName: 'short' }).formatToParts(
    instant,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const lists = new Map<string, Intl.ListFormat>();

/**
 * @returns the parts as one, joined with the language's "and" (`conjunction`) or "or" (`disjunction`); English is British,
 *   with no comma before either
 */
export function formatList(
  parts: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const key = language + type;
  const list = lists.get(key) ?? new Intl.ListFormat(language === 'en' ? 'en-GB' : intlTag(language), { type });
  lists.set(key, list);
  return list.format(parts);
}

/** @returns a label as it stands in the middle of a sentence: with a small first letter, which German keeps for no noun */
export function inSentence(label: string, language: Language): string {
  return language === 'de' ? label : label.charAt(0).toLocaleLowerCase(language) + label.slice(1);
}

/** @returns a label with its colon, which French sets apart by a no-break space */
export const withColon = (label: string, language: Language): string =>
  language === 'fr' ? `${label}\u00a0:` : `${label}:`;

/**
 * Drops the second of two full stops, where a value that ends with one, such as a date in Hungarian, stands before that
 * of a sentence.
 * @param values what the placeholders of the text were filled with
 */
export function withoutDoubleStops(text: string, values: Record<string, unknown>): string {
  return Object.values(values).reduce<string>(
    (result, value) =>
      typeof value === 'string' && value.endsWith('.') ? result.replaceAll(`${value}.`, value) : result,
    text,
  );
}
