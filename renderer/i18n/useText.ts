import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../shared/locales/keys.ts';

/** Fills the placeholders of a text; `count` also chooses its plural form. */
export type TextValues = Record<string, string | number>;

/** @returns the text of a name in the language shown */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** The texts in the language shown; a component that uses it follows a change of language. */
export function useText(): Translate {
  const { t } = useTranslation();
  return t as unknown as Translate;
}
