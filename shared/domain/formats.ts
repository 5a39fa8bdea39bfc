import type { Language } from '../locales/languages.ts';
import type { DateFormat, TimeFormat } from './values.ts';

/** How somebody reads dates and times (R-formats). */
export interface Formats {
  language: Language;
  dateFormat: DateFormat;
  timeFormat: TimeFormat;
}

/** @returns how dates and times are written for whoever has not said it, on pages and in mails alike */
export function defaultFormats(language: Language): Formats {
  return { language, dateFormat: 'DD_MM_YYYY', timeFormat: language === 'en' ? 'H12' : 'H24' };
}

/** @param saved what somebody has chosen; null or undefined where they have not */
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
