import { createInstance, type TFunction } from 'i18next';
import { useMemo } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { filled, intlTag } from '../../shared/locales/intl.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '../../shared/locales/languages.ts';
import { formatWait } from '../i18n/format.ts';
import { TextContext, type Translate, type Translator } from '../i18n/useText.ts';

const NAMESPACE = 'translation';

const writing =
  (t: TFunction): Translate =>
  (key, values = {}) =>
    filled((kept) => t(key, kept), values);

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
  i18n.services.formatter?.add('wait', (seconds: number, tag) =>
    formatWait(seconds, toLanguage(tag) ?? DEFAULT_LANGUAGE),
  );
  return {
    t: writing(i18n.t),
    show: async (language, texts) => {
      // Its plural forms are those of the tag: of none, Portuguese has another in Brazil.
      i18n.addResourceBundle(intlTag(language), NAMESPACE, texts, false, true, { skipCopy: true });
      await i18n.changeLanguage(intlTag(language));
    },
    Provider: ({ children }) => {
      const { t } = useTranslation(NAMESPACE, { i18n });
      const write = useMemo(() => writing(t), [t]);
      return <TextContext value={write}>{children}</TextContext>;
    },
  };
}
