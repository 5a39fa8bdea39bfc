import type { TextKey } from '../../shared/locales/keys.ts';
import { type Language, loadTexts } from '../../shared/locales/languages.ts';

/** @returns the text of a name in one language */
export type Text = (key: TextKey) => string;

/** Reads the texts of the one language that is shown. */
export async function loadText(language: Language): Promise<Text> {
  const texts = await loadTexts(language);
  return (key) => texts[key] ?? key;
}
