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
