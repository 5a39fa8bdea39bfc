/** What a dialog is for, before the cross: its fields, or the way out of a question, then any of its buttons. */
const FIELD = '[data-body] :is(input:not([type=radio]), input:checked, select, textarea)';
/** The way back is the first one: what is pressed without a look must do nothing. */
const WAY_BACK = 'footer button';
const FIRST = { dialog: [FIELD, '[data-body] input', WAY_BACK], alertdialog: [WAY_BACK, FIELD] };
const ANY = '[data-body] :is(button, a[href], summary)';

/** Begins an open dialog on the first control that is of use, where nothing in it has taken the focus itself (R-kept-focus). */
export function focusFirst(dialog: HTMLDialogElement | null, role: keyof typeof FIRST): void {
  const focused = document.activeElement;
  if (!dialog || (dialog.contains(focused) && !focused?.closest('header'))) return;
  for (const selector of [...FIRST[role], ANY]) {
    const first = dialog.querySelector<HTMLElement>(selector);
    first?.focus();
    if (first && document.activeElement === first) return;
  }
}
