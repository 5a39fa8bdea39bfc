import { type RefObject, useLayoutEffect, useRef } from 'react';
import { stepInto } from './dialogSteps.ts';

/** As the style sheets of dialogs say it. */
const SHEET = '(max-width: 40rem) and (prefers-reduced-motion: no-preference)';
const MS = 200;

/** Shows a sheet that is leaving the page on its way down, as a picture that nothing can be done with. */
function slideAway(dialog: HTMLDialogElement): void {
  if (!window.matchMedia(SHEET).matches) return;
  const picture = document.createElement('div');
  picture.inert = true;
  picture.ariaHidden = 'true';
  picture.className = dialog.className;
  picture.style.translate = dialog.style.translate;
  picture.append(...[...dialog.children].map((child) => child.cloneNode(true)));
  picture.dataset.leaving = '';
  document.body.append(picture);
  setTimeout(() => picture.remove(), MS);
}

/**
 * @param onClose Back asks for it; left out where the dialog has to be answered
 * @returns the ref of a `<dialog>` that is modal for as long as it is mounted
 */
export function useModal(onClose?: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  // Before the dialog leaves the page: one that is gone gives the focus back to nothing.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let focused: EventTarget | null = null;
    const note = ({ target }: Event) => {
      focused = target;
    };
    // A second Escape closes a dialog whatever the page says to it. One that stays is shown again, as it was.
    const stay = () => {
      const before = focused;
      element.showModal();
      (before as HTMLElement | null)?.focus();
    };
    element.addEventListener('focusin', note);
    element.addEventListener('close', stay);
    element.showModal();
    const leave = stepInto(() => close.current?.());
    return () => {
      leave();
      element.removeEventListener('close', stay);
      element.close();
      slideAway(element);
    };
  }, []);
  return dialog;
}
