import type { KeyboardEvent } from 'react';

/** Moves to the first thing of a form that is marked as wrong, once it is drawn. */
export function focusProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true], [data-problem]')?.focus());
}

/** Enter in a field must not mail a dozen people: only the button sends. */
export function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Moves to the last row of a step once it is drawn. @param within something of the step */
export function focusLastRow(within: HTMLElement): void {
  const step = within.closest('section, form');
  requestAnimationFrame(() => {
    const rows = step?.querySelectorAll<HTMLElement>('[data-row]');
    const next = rows?.[rows.length - 1]?.querySelector<HTMLElement>('input, button');
    (next ?? step?.querySelector<HTMLElement>('[data-add]'))?.focus();
  });
}

/** Keeps the focus in a list after a paste has become rows and its field is gone: on the first problem, else on the last row. */
export function focusPasted(list: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (list?.contains(document.activeElement)) return;
    const target = list?.querySelector<HTMLElement>('[aria-invalid=true]');
    (target ?? list?.querySelector<HTMLElement>('li:last-child :is(input, button)'))?.focus();
  });
}
