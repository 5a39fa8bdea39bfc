import { type Box, toastSpot } from './toastSpot.ts';

/** Controls that can be pressed or typed into. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="button"]';

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Whether an element takes room; Safari 16.4 has no `checkVisibility` yet. */
const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';

/** Bars at the lower edge of a phone, under the thumb. */
const BARS = '[data-tabs], [data-bar]';
const GAP = 8;
/** A touch screen keeps the hover after a tap, also over a toast that comes to lie there. */
const STAYS = window.matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within';

/** @returns where the part of the window begins that a bar has, which no toast may be in */
function lowestEdge(): number {
  const tops = [...document.querySelectorAll(BARS)]
    .filter((bar) => isShown(bar) && getComputedStyle(bar).position !== 'static')
    .map((bar) => bar.getBoundingClientRect())
    // A sticky bar that is still on its way up from the end of a page is none yet.
    .filter(({ top }) => top < window.innerHeight)
    .map(({ top }) => top - GAP);
  return Math.min(window.innerHeight, ...tops);
}

/** The controls in the window, outside the toasts. */
function controlsBeside(host: Element): Box[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !host.contains(control) && isShown(control))
    .map(boxOf)
    .filter(({ top, height }) => top < window.innerHeight && top + height > 0);
}

/**
 * Keeps the toasts off controls, as long as there are any: when the page moves or changes below them they move
 * (R-toasts). They stay where they are under the pointer and with the focus.
 * @param host holds the list of the toasts
 */
export function keepClear(host: HTMLElement): void {
  let moved = { x: 0, y: 0 };
  let due = 0;
  const moveList = () => {
    due = 0;
    const list = host.querySelector('.Toastify__toast-container:has(.Toastify__toast)');
    if (!list || host.matches(STAYS)) return;
    const shown = boxOf(list);
    if (shown.height === 0) return;
    const usual = { ...shown, left: shown.left - moved.x, top: shown.top - moved.y };
    const room = { left: 0, top: 0, width: document.documentElement.clientWidth, height: lowestEdge() };
    const { left, top } = toastSpot(usual, controlsBeside(host), room);
    moved = { x: left - usual.left, y: top - usual.top };
    host.style.setProperty('--toast-x', `${moved.x}px`);
    host.style.setProperty('--toast-y', `${moved.y}px`);
  };
  const soon = () => {
    if (due === 0 && host.querySelector('.Toastify__toast')) due = requestAnimationFrame(moveList);
  };
  new MutationObserver(soon).observe(document.body, { childList: true, subtree: true });
  window.addEventListener('scroll', soon, { capture: true, passive: true });
  window.addEventListener('resize', soon);
}
