import type { ComponentType, ReactNode } from 'react';
import type { Language, Texts } from '../../shared/locales/languages.ts';
import type { Translate } from './useText.ts';

/** Where texts come from: i18next in the app, and on a guest's phone, where every kilobyte counts, a small one of ours. */
export interface Translator {
  t: Translate;
  /** Replaces the texts of a language and speaks it from now on. */
  show(language: Language, texts: Texts): Promise<void>;
  /** Hands the texts to components, which follow a change of language. */
  Provider: ComponentType<{ children: ReactNode }>;
}
