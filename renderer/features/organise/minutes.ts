import type { Language } from '../../../shared/locales/languages.ts';

/** @returns a length in the words of the language, such as `90 min` */
export function formatMinutes(minutes: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'minute' }).format(minutes);
}
