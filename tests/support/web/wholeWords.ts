import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Fails where a word, or a score such as 6–3, goes on in the next line without a hyphen. Elements that hyphenate by the
 * language's rules are left out, as the tests' browser has no rules of German and Hungarian; so are addresses, which
 * break anywhere.
 */
export async function expectWholeWords(page: Page, when: string): Promise<void> {
  const broken = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('option')) continue;
      // Of a pixel's size: for screen readers alone.
      if (holder.clientWidth === 1) continue;
      if (getComputedStyle(holder).hyphens === 'auto') continue;
      for (const { 0: token, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        if (/[@/:\u00ad]|\.\p{L}/u.test(token)) continue;
        for (const part of token.matchAll(/\d+–\d+|[\p{L}\p{M}\p{N}’]+/gu)) {
          range.setStart(node, index + part.index);
          range.setEnd(node, index + part.index + part[0].length);
          const lines = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
          );
          if (lines.size > 1) found.push(`${part[0]} in “${holder.textContent?.slice(0, 40)}” (${holder.className})`);
        }
      }
    }
    return found;
  });
  expect(broken, when).toEqual([]);
}
