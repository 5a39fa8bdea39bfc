import { useSyncExternalStore } from 'react';
import { filled, intlTag } from '../../shared/locales/intl.ts';
import type { Language, Texts } from '../../shared/locales/languages.ts';
import { formatWait } from '../i18n/format.ts';
import { TextContext, type TextValues, type Translate, type Translator } from '../i18n/useText.ts';

/** @returns a guest's translator, without texts; it gives the same results as i18next (guestTranslator.test.ts) */
export function guestTranslator(): Translator {
  let t: Translate = (key) => key;
  const speaking = () => t;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    t: (key, values) => t(key, values),
    show: async (language, texts) => {
      t = speak(language, texts);
      for (const listener of listeners) listener();
    },
    Provider: ({ children }) => (
      <TextContext value={useSyncExternalStore(subscribe, speaking, speaking)}>{children}</TextContext>
    ),
  };
}

/** @returns a reader of the texts of one language */
function speak(language: Language, texts: Texts): Translate {
  const plurals = new Intl.PluralRules(intlTag(language));
  const formOf = (key: string, count: number) =>
    (count === 0 ? texts[`${key}_zero`] : undefined) ?? texts[`${key}_${plurals.select(count)}`];
  return (key, values = {}) => {
    const { count } = values;
    const text = (typeof count === 'number' ? formOf(key, count) : undefined) ?? texts[key] ?? key;
    return filled((kept) => fill(text, kept, language), values);
  };
}

/** `{{name}}`, or `{{retryAfter, wait}}` for seconds to wait. */
const PLACEHOLDER = /\{\{\s*(\w+)\s*(,\s*wait\s*)?\}\}/g;

function fill(text: string, values: TextValues, language: Language): string {
  return text.replace(PLACEHOLDER, (_all, name: string, wait?: string) => {
    const value = values[name] ?? '';
    return wait && typeof value === 'number' ? formatWait(value, language) : `${value}`;
  });
}
