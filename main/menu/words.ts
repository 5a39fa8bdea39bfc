import type { TextKey } from '../../shared/locales/keys.ts';
import { type Language, loadTexts } from '../../shared/locales/languages.ts';

/** @returns the text of a name in one language */
export type Words = (key: TextKey) => string;

/** Reads the texts of the one language that is shown. */
export async function loadWords(language: Language): Promise<Words> {
  const texts = await loadTexts(language);
  return (key) => texts[key] ?? key;
}
