import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { TextKey } from '../../shared/locales/keys.ts';
import type { Language, Texts } from '../../shared/locales/languages.ts';

/** The source of texts: i18next in the app; on a guest's phone, where every kilobyte counts, a small one of ours. */
export interface Translator {
  t: Translate;
  /** Replaces the texts of a language and speaks it from now on. */
  show(language: Language, texts: Texts): Promise<void>;
  /** Hands the texts to components, which follow a change of language. */
  Provider: ComponentType<{ children: ReactNode }>;
}

/** @returns whether something fetched is a list of texts, not a page of an error or of a hotel's Wi-Fi */
export function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length > 0 &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Fills the placeholders of a text; `count` also chooses its plural form. */
export type TextValues = Record<string, string | number>;

/** @returns the text of a name in the language shown */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** Filled by the translator's provider. */
export const TextContext = createContext<Translate | null>(null);

/** The texts in the language shown; a component that uses it follows a change of language. */
export function useText(): Translate {
  const t = useContext(TextContext);
  if (!t) throw new Error('useText outside of a translator');
  return t;
}
