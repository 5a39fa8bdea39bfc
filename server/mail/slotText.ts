import type { Language } from '../../shared/locales/languages.ts';

/** Dates of English mails as in Britain: most of the languages here write the day first. */
const LOCALES: Partial<Record<Language, string>> = { en: 'en-GB' };

/** @returns a slot in the venue's zone, such as `Thursday 26 November 2026, 18:30–20:00` */
export function slotText(language: Language, fromTime: Date, toTime: Date, timezone: string): string {
  const format = new Intl.DateTimeFormat(LOCALES[language] ?? language, {
    timeZone: timezone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.formatRange(fromTime, toTime);
}
