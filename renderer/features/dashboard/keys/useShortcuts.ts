import { useEffect, useRef } from 'react';
import { isComposing, keyMeant } from '../../../common/device/keys.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { areShortcutsOn, isTyping } from '../shortcuts.ts';

export interface ShortcutActions {
  organise: () => void;
  search: () => void;
  help: () => void;
}

/** Puts the focus on the card after, or before, the one it is in. */
function goToMove(step: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-move]')];
  const current = cards.findIndex((card) => card.contains(document.activeElement));
  const next = current < 0 ? 0 : Math.min(cards.length - 1, Math.max(0, current + step));
  const card = cards[next];
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}

/**
 * Gives the first answer of the card that has the focus; where something has to be chosen first, goes there.
 * @returns whether a card has it
 */
function answerMove(): boolean {
  const card = document.activeElement;
  if (!card?.hasAttribute('data-move')) return false;
  const answer = card.querySelector<HTMLButtonElement>('[data-answer]:not(:disabled)');
  if (answer) answer.click();
  else card.querySelector<HTMLElement>('input:not(:disabled), a[href]:not(h3 a)')?.focus();
  return true;
}

/**
 * Follows the keys of the dashboard (R-shortcuts). They do nothing while somebody types, with a modifier, or over a
 * dialog. They can be turned off: people who speak to their computer say single letters by accident.
 */
export function useShortcuts(actions: ShortcutActions): void {
  const { memory } = useStores();
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    const handlers: Record<string, () => void> = {
      n: () => current.current.organise(),
      '/': () => current.current.search(),
      '?': () => current.current.help(),
      j: () => goToMove(1),
      k: () => goToMove(-1),
    };
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing(event)) return;
      if (isTyping(document.activeElement) || document.querySelector('dialog[open]')) return;
      if (!areShortcutsOn(memory)) return;
      const handler = handlers[keyMeant(event)];
      handler?.();
      if (handler || (key === 'Enter' && answerMove())) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [memory]);
}
