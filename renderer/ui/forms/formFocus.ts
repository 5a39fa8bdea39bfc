import type { KeyboardEvent } from 'react';

/** Moves to the first thing of a form that is marked as wrong, once it is drawn. */
export function focusProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true], [data-problem]')?.focus());
}

/** Enter in a field must not mail a dozen people: only the button sends. */
export function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/**
 * Keeps the focus in a step when the row it was in goes: else it would begin at the top of the page again.
 * @param removed the button that removes its own row
 */
export function focusAfterRemoval(removed: HTMLElement): void {
  const step = removed.closest('section, form');
  requestAnimationFrame(() => {
    const rows = step?.querySelectorAll<HTMLElement>('[data-row]');
    const next = rows?.[rows.length - 1]?.querySelector<HTMLElement>('input, button');
    (next ?? step?.querySelector<HTMLElement>('[data-add]'))?.focus();
  });
}
