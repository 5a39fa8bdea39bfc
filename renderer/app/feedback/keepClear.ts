import { type Box, toastSpot } from './toastSpot.ts';

/** What can be pressed or typed into. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="button"]';

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** What can be pressed in the window, outside the toasts. */
function controlsBeside(host: Element): Box[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !host.contains(control) && control.checkVisibility())
    .map(boxOf)
    .filter(({ top, height }) => top < window.innerHeight && top + height > 0);
}

/**
 * Keeps the toasts off what can be pressed, as long as there are any: when the page moves or changes below them they move
 * (R-toasts). They stay where they are under the pointer and with the focus.
 * @param host holds the list of the toasts
 */
export function keepClear(host: HTMLElement): void {
  let moved = { x: 0, y: 0 };
  let due = 0;
  const moveList = () => {
    due = 0;
    const list = host.querySelector('.Toastify__toast-container');
    if (!list || host.matches(':hover, :focus-within')) return;
    const shown = boxOf(list);
    if (shown.height === 0) return;
    const usual = { ...shown, left: shown.left - moved.x, top: shown.top - moved.y };
    const room = { left: 0, top: 0, width: document.documentElement.clientWidth, height: window.innerHeight };
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
