import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Fails where a text does not fit its box and its end is cut off, or marked with three dots: what people have typed may be,
 * where the box says so by `data-cut`.
 */
export async function expectWholeText(page: Page, when: string): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const words = text
        .map(({ textContent }) => textContent?.trim() ?? '')
        .join(' ')
        .trim();
      if (words === '' || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      // Of a pixel's size: for screen readers alone.
      if (element.clientWidth <= 1 || element.closest('[data-cut], option, [aria-hidden=true], svg')) return [];
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCutSideways = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const isCutBelow = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
      return isCutSideways || isCutBelow ? [`“${words.slice(0, 50)}” (${element.className})`] : [];
    }),
  );
  expect(cut, when).toEqual([]);
}
