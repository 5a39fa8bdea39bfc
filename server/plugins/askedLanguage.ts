import { DEFAULT_LANGUAGE, type Language, toLanguage } from '../../shared/locales/languages.ts';

/** @returns the first language of an Accept-Language header that we speak */
export function askedLanguage(header: string | undefined): Language {
  const tags = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim());
  return tags.map(toLanguage).find((language) => language !== null) ?? DEFAULT_LANGUAGE;
}
