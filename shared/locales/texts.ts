import { LANGUAGES, type Language, loadTexts, type Texts } from './languages.ts';

const entries = await Promise.all(LANGUAGES.map(async (language) => [language, await loadTexts(language)] as const));

/** All texts of all languages, for the server. Pages load only the language they show. */
export const TEXTS = Object.fromEntries(entries) as Record<Language, Texts>;
