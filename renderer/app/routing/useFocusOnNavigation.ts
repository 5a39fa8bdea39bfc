import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long a page may take to be as long as it was. */
const PATIENCE_MS = 3000;
const GESTURES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where the page was left, again as it grows to its old size, until its reader moves themselves.
 * @param top pixels from the top
 * @returns a stop function
 */
function returnTo(top: number): () => void {
  const go = () => {
    window.scrollTo(0, top);
    if (window.scrollY >= top) stop();
  };
  const stop = () => {
    clearTimeout(patience);
    growth.disconnect();
    for (const gesture of GESTURES) window.removeEventListener(gesture, stop);
  };
  const patience = setTimeout(stop, PATIENCE_MS);
  const growth = new ResizeObserver(go);
  for (const gesture of GESTURES) window.addEventListener(gesture, stop, { passive: true });
  growth.observe(document.body);
  go();
  return stop;
}

/** The scroll position of each history entry, in pixels from the top. */
const positions = new Map<string, number>();

/**
 * After a change of page: begins at its top, with the focus on its content, as a new document would. Back and forward lead to
 * where the page was left (R-back).
 */
export function useFocusOnNavigation(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const previous = useRef({ pathname, key });
  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = { pathname, key };
    if (from.key === key) return;
    if (from.pathname !== pathname) document.getElementById('main')?.focus({ preventScroll: true });
    if (isReturn) return returnTo(positions.get(key) ?? 0);
    if (from.pathname !== pathname) window.scrollTo(0, 0);
  }, [pathname, key, isReturn]);
  // Before the next page is laid out: a shorter one scrolls by itself, which is no place where this one was left.
  useLayoutEffect(() => {
    const keep = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
  useEffect(() => {
    // By the browser itself when the page is loaded anew.
    const leaveToBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    take();
    window.addEventListener('pagehide', leaveToBrowser);
    window.addEventListener('pageshow', take);
    return () => {
      leaveToBrowser();
      window.removeEventListener('pagehide', leaveToBrowser);
      window.removeEventListener('pageshow', take);
    };
  }, []);
}
