import type { Page } from '@playwright/test';

/**
 * Waits until nothing on the page is on its way: colours of a theme, a dialog that opens. What turns for ever is no
 * change. Asked frame by frame: the browser leaves some promises of transitions open that were replaced by others.
 */
export const untilAtRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isChanging = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 10_000,
        );
    do await new Promise((next) => requestAnimationFrame(next));
    while (isChanging());
  });
