import type { Language } from '../../shared/locales/languages.ts';

/** Dates of English mails as in Britain: most of the languages here write the day first. */
const LOCALES: Partial<Record<Language, string>> = { en: 'en-GB' };

/** Making one takes far longer than using it. Languages times the zones of the clubs that one process mails for. */
const MAX_FORMATS = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, timezone: string): Intl.DateTimeFormat {
  const key = `${language} ${timezone}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(LOCALES[language] ?? language, {
    timeZone: timezone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(key, format);
  return format;
}

/** @returns a slot in the venue's zone, such as `Thursday 26 November 2026, 18:30–20:00` */
export function slotText(language: Language, fromTime: Date, toTime: Date, timezone: string): string {
  return formatOf(language, timezone).formatRange(fromTime, toTime);
}
