import type { Texts } from '../../shared/locales/languages.ts';

/** @returns whether something fetched is a list of texts, not a page of an error or of a hotel's Wi-Fi */
export function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length > 0 &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
