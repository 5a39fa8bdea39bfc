import { createInstance, type i18n } from 'i18next';
import { filled, intlTag } from '../shared/locales/intl.ts';
import type { TextKey } from '../shared/locales/keys.ts';
import { LANGUAGES, type Language } from '../shared/locales/languages.ts';
import { TEXTS } from '../shared/locales/texts.ts';

const instances = new Map<Language, i18n>();

for (const language of LANGUAGES) {
  const instance = createInstance({
    lng: intlTag(language),
    fallbackLng: 'en',
    resources: { [intlTag(language)]: { translation: TEXTS[language] }, en: { translation: TEXTS.en } },
    keySeparator: false,
    nsSeparator: false,
    // Mails escape for HTML where they write HTML.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  await instance.init();
  instances.set(language, instance);
}

/** @returns the text in a language, its placeholders filled */
export function textIn(language: Language, key: TextKey, values: Record<string, string | number> = {}): string {
  return filled((kept) => instances.get(language)?.t(key, kept) ?? key, values);
}
