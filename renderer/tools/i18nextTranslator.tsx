import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { formatWait } from '../i18n/format.ts';
import type { Translator } from '../i18n/translator.ts';
import { TextContext, type Translate } from '../i18n/useText.ts';

const NAMESPACE = 'translation';

/** @returns the app's translator, without texts: they are put in by `show` */
export function i18nextTranslator(): Translator {
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
  return {
    t: (key, values) => i18n.t(key, values ?? {}),
    show: async (language, texts) => {
      i18n.addResourceBundle(language, NAMESPACE, texts, false, true);
      await i18n.changeLanguage(language);
    },
    Provider: ({ children }) => {
      const { t } = useTranslation(NAMESPACE, { i18n });
      return <TextContext value={t as unknown as Translate}>{children}</TextContext>;
    },
  };
}
