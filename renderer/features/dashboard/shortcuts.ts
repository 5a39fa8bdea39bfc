import type { TextKey } from '../../../shared/locales/keys.ts';

/** Keys of the dashboard, as they are typed, and their actions (R-shortcuts). */
export const SHORTCUTS = [
  { keys: ['N'], text: 'keys.organise' },
  { keys: ['/'], text: 'keys.search' },
  { keys: ['J', 'K'], text: 'keys.moves' },
  { keys: ['Enter'], text: 'keys.answer' },
  { keys: ['?'], text: 'keys.help' },
] as const satisfies readonly { keys: readonly string[]; text: TextKey }[];

/** Under which the device remembers that somebody wants none. */
const KEPT_AS = 'shortcuts';
const OFF = 'off';

interface Remembers {
  get: (name: string) => string | null;
  set: (name: string, value: string) => void;
}

export const areShortcutsOn = (memory: Remembers): boolean => memory.get(KEPT_AS) !== OFF;

export function setShortcuts(memory: Remembers, on: boolean): void {
  memory.set(KEPT_AS, on ? '' : OFF);
}

/** @returns whether the element with the focus takes letters itself */
export function isTyping(element: Element | null): boolean {
  return element?.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]') != null;
}
