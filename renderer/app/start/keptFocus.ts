const CONTROL = ':is(input, textarea, select, button):not(:disabled)';

/** The element with the focus, then its ancestors; empty without one. */
let path: Element[] = [];

function pathOf(element: Element): Element[] {
  const around = element.parentElement ? pathOf(element.parentElement) : [];
  return [element, ...around];
}

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled');

/** The first control of the form or dialog it was in, else the page's content. */
function nextFocus(): HTMLElement | null {
  const frame = path.find((element) => element.isConnected && element.matches('form, dialog[open]'));
  return frame?.querySelector<HTMLElement>(CONTROL) ?? document.getElementById('main');
}

function check(): void {
  const [last] = path;
  if (!last || isUsable(last) || document.activeElement !== document.body) return;
  nextFocus()?.focus({ preventScroll: true });
}

/** After whatever moves the focus itself where it takes something off the page. */
const checkLater = () => void requestAnimationFrame(() => setTimeout(check));

/**
 * Keeps people who use a keyboard or a screen reader where they work: when the element with the focus leaves the page, or can't
 * be used any more, the focus goes to the next thing there, never back to the beginning of the document (R-kept-focus).
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) path = pathOf(target);
  });
  document.addEventListener('focusout', ({ target }) => {
    // This event comes before the element is removed. If it stays, the person clicked elsewhere: no focus is lost.
    setTimeout(() => {
      if (target instanceof Element && isUsable(target) && document.activeElement === document.body) path = [];
    });
  });
  new MutationObserver(() => {
    const [last] = path;
    if (last && !isUsable(last)) checkLater();
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}
