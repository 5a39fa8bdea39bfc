/** What somebody works on by clicks alone: the cells of a calendar, and choices. */
const PICKED = '[role="gridcell"], [role="radio"], [role="checkbox"], [aria-pressed]';

/**
 * Notices work on the page that is on screen: typing, choosing, picking cells.
 * @param here the path on screen: what was done on an earlier page is done with
 * @returns whether there was any on the current page
 */
export function watchTouches(page: Document, here: () => string): () => boolean {
  let touchedPath: string | null = null;
  const touch = () => {
    touchedPath = here();
  };
  page.addEventListener('input', touch, true);
  page.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest(PICKED)) touch();
    },
    true,
  );
  return () => touchedPath === here();
}
