import { type RefObject, useLayoutEffect, useRef } from 'react';

/** @returns what a `<dialog>` takes as its ref to be modal for as long as it is mounted */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the dialog leaves the page: one that is gone gives the focus back to nothing.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
