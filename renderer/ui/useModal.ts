import { type RefObject, useEffect, useRef } from 'react';

/** @returns what a `<dialog>` takes as its ref to be modal for as long as it is mounted */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
