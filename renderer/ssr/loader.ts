/*
 * Built for browsers that can't run the rest (scripts/pageFiles.ts): it may use nothing younger than a browser of 2018.
 *
 * A page from the server runs this alone before its first touch or an idle moment: it fetches the rest then. A
 * button that is pressed on the way, or a choice, is made again once the page answers; without the rest the form is sent as it is
 * (R-rendered-pages).
 */
import { HYDRATED, HYDRATION_FAILED } from './hydrated.ts';
import { isTooOld, showWithoutScript } from './oldBrowser.ts';

const own = document.querySelector<HTMLScriptElement>('script[data-main]');
/** Repeats an action that came too early; the last counts. */
let again: (() => void) | null = null;
let isUnderWay = false;

function start(): void {
  if (isUnderWay || !own) return;
  isUnderWay = true;
  const { main = '', files = '', texts = '' } = own.dataset;
  for (const href of files.match(/\S+/g) ?? []) preload({ rel: 'modulepreload', href });
  preload({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: texts });
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { type: 'module', src: main, onerror: strand }));
}

/** Without its code a page still has its form. */
function strand(): void {
  showWithoutScript();
  letGo();
}

function letGo(): void {
  removeEventListener('click', hold, true);
  removeEventListener('change', holdChoice, true);
  again?.();
}

function preload(what: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), what));
}

function hold(event: Event): void {
  start();
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('#root button') : null;
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  again = () => button.click();
}

function holdChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return;
  const { value } = target;
  again = () => {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** Safari has no idle moments; a second after the page is there is one. */
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));

if (isTooOld()) showWithoutScript();
else if (own) {
  for (const kind of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(kind, start, { once: true, passive: true });
  addEventListener('click', hold, true);
  addEventListener('change', holdChoice, true);
  addEventListener(HYDRATED, letGo, { once: true });
  addEventListener(HYDRATION_FAILED, strand, { once: true });
  if (document.readyState === 'complete') whenIdle(start);
  else addEventListener('load', () => whenIdle(start), { once: true });
}
