import { createContext, useContext } from 'react';
import type { TextKey } from '../../shared/locales/keys.ts';

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
