import type { Language } from '../locales/languages.ts';
import type { DateFormat, TimeFormat } from './values.ts';

/** How a person reads dates and times (R-formats). */
export interface Formats {
  language: Language;
  dateFormat: DateFormat;
  timeFormat: TimeFormat;
}

/** @returns the formats for people who have not chosen any, on pages and in mails alike: English is British */
export function defaultFormats(language: Language): Formats {
  return { language, dateFormat: 'DD_MM_YYYY', timeFormat: 'H24' };
}

/** @param saved what a person has chosen; null or undefined where they have not */
export function formatsOf(
  language: Language,
  saved?: { dateFormat: DateFormat | null; timeFormat: TimeFormat | null } | null,
): Formats {
  const usual = defaultFormats(language);
  return {
    language,
    dateFormat: saved?.dateFormat ?? usual.dateFormat,
    timeFormat: saved?.timeFormat ?? usual.timeFormat,
  };
}
