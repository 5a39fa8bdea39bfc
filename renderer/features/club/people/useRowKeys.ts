import { useEffect } from 'react';
import { keyMeant } from '../../../common/device/keys.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { areShortcutsOn, isTyping } from '../../dashboard/shortcuts.ts';

/** Puts the focus on the row after, or before, the one it is in. */
function goToRow(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-person]')];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[current < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, current + step))];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** Moves among the rows of a club's list by J and K, wherever the focus is, under the rules of all such keys (R-shortcuts). */
export function useRowKeys(): void {
  const { memory } = useStores();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const step = { j: 1, k: -1 }[keyMeant(event)];
      if (step === undefined || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (isTyping(document.activeElement) || document.querySelector('dialog[open]')) return;
      if (areShortcutsOn(memory)) goToRow(step);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [memory]);
}
