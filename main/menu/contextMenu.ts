import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import type { Text } from './text.ts';

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
