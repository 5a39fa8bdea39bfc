import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import type { Language } from '../../shared/locales/languages.ts';
import type { Text } from './text.ts';

/** Which spelling a language means where there are several, the most likely one first. */
const SPELLINGS: Partial<Record<Language, string[]>> = {
  en: ['en-GB', 'en-US'],
  pt: ['pt-PT', 'pt-BR'],
};

/**
 * @param known spellings that the system has dictionaries for
 * @returns what notes are checked by: the language shown, and the system's where it differs
 */
export function spellings(shown: Language, system: string, known: readonly string[]): string[] {
  const wanted = [system, ...(SPELLINGS[shown] ?? [shown])];
  const first = wanted.find((each) => known.includes(each) && each.split('-')[0] === shown);
  const own = SPELLINGS[shown]?.find((each) => known.includes(each)) ?? (known.includes(shown) ? shown : undefined);
  const list = [first ?? own, known.includes(system) ? system : undefined];
  return [...new Set(list.filter((each) => each !== undefined))];
}

interface ContextMenuDeps {
  text: Text;
  replace: (word: string) => void;
  learn: (word: string) => void;
}

type Clicked = Pick<
  ContextMenuParams,
  'isEditable' | 'misspelledWord' | 'dictionarySuggestions' | 'selectionText' | 'editFlags'
>;

/**
 * The menu of a right click: better spellings first, then what can be done with the text.
 * @returns empty where there is nothing to do
 */
export function contextMenu(clicked: Clicked, { text, replace, learn }: ContextMenuDeps): MenuItemConstructorOptions[] {
  const { isEditable, misspelledWord, dictionarySuggestions, selectionText, editFlags } = clicked;
  const spelling: MenuItemConstructorOptions[] =
    isEditable && misspelledWord !== ''
      ? [
          ...dictionarySuggestions.map((word) => ({ label: word, click: () => replace(word) })),
          { label: text('menu.learnSpelling'), click: () => learn(misspelledWord) },
          { type: 'separator' },
        ]
      : [];
  if (isEditable) {
    return [
      ...spelling,
      { role: 'cut', label: text('menu.cut'), enabled: editFlags.canCut },
      { role: 'copy', label: text('menu.copy'), enabled: editFlags.canCopy },
      { role: 'paste', label: text('menu.paste'), enabled: editFlags.canPaste },
    ];
  }
  return selectionText.trim() === '' ? [] : [{ role: 'copy', label: text('menu.copy') }];
}
