import type { KeyboardEvent } from 'react';

/** Moves to the first thing of a form that is marked as wrong, once it is drawn. */
export function focusProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true], [data-problem]')?.focus());
}

/** Enter in a field must not mail a dozen people: only the button sends. */
export function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
