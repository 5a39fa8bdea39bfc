/**
 * To be run in every page of WebKit, whose driver makes what a mouse does in the page, and there presses no pointer and moves no
 * focus: a press begins and ends one, and leaves the focus where a person's press would.
 */
export function actAsMouse(): void {
  const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
  const pressPointer = (kind: string) => (event: MouseEvent) => {
    if (event.isTrusted) return;
    const { clientX, clientY, button, buttons, ctrlKey, shiftKey, altKey, metaKey } = event;
    const traits = {
      bubbles: true,
      cancelable: true,
      composed: true,
      view: window,
      pointerType: 'mouse',
      isPrimary: true,
    };
    const where = { clientX, clientY, button, buttons, ctrlKey, shiftKey, altKey, metaKey, pointerId: 1 };
    event.target?.dispatchEvent(new PointerEvent(kind, { ...traits, ...where }));
  };
  addEventListener('mousedown', pressPointer('pointerdown'), true);
  addEventListener('mouseup', pressPointer('pointerup'), true);
  addEventListener('mousedown', ({ isTrusted, defaultPrevented, target }) => {
    if (isTrusted || defaultPrevented || !(target instanceof Element)) return;
    const taker = target.closest<HTMLElement>(FOCUSABLE);
    if (taker) taker.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
