import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language, Texts } from '../../shared/locales/languages.ts';
import { formatWait } from './format.ts';

const NAMESPACE = 'translation';

/** @returns an i18next without texts: they are put in by `showTexts` */
export function createI18n(): I18n {
  const i18n = createInstance();
  i18n.use(initReactI18next);
  void i18n.init({
    initAsync: false,
    lng: undefined,
    fallbackLng: false,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    // Names of texts hold dots and colons that mean nothing.
    keySeparator: false,
    nsSeparator: false,
    resources: {},
    // React escapes already.
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  // A text says of a number that it is seconds to wait: `{{retryAfter, wait}}`.
  i18n.services.formatter?.add('wait', (seconds: number, language) => formatWait(seconds, language ?? 'en'));
  return i18n;
}

/** Replaces the texts of a language and speaks it from now on. */
export async function showTexts(i18n: I18n, language: Language, texts: Texts): Promise<void> {
  i18n.addResourceBundle(language, NAMESPACE, texts, false, true);
  await i18n.changeLanguage(language);
}
