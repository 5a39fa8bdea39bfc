import type { Page } from '@playwright/test';

declare global {
  interface Window {
    presses: number;
    shifted: number;
  }
}

/** Counts what a person does: each press, paste, and field they type into; and how far the page jumps meanwhile. */
export async function countPresses(page: Page, isPhone: boolean): Promise<void> {
  if (!isPhone) await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    window.presses = 0;
    window.shifted = 0;
    const typed = new Set<EventTarget | null>();
    const count = () => {
      window.presses += 1;
    };
    addEventListener('pointerdown', count, true);
    addEventListener('paste', count, true);
    addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement) || target.type === 'checkbox' || typed.has(target)) return;
        typed.add(target);
        count();
      },
      true,
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const measured = (page: Page) =>
  page.evaluate(() => ({ presses: window.presses, scrolled: scrollY, shifted: window.shifted }));
