import type { Page } from '@playwright/test';

/** How something else changes the texts of a page: a translator puts its own in their place, others theirs around ours. */
export type ForeignWay = 'replaces' | 'wraps';

/** Changes every text of the page now, and each that comes later, as browsers that translate a page do. */
export async function changeTexts(page: Page, way: ForeignWay): Promise<void> {
  await page.evaluate((how) => {
    const change = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest('font, script, style, option, textarea, title')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      if (how === 'replaces') inner.textContent = text.data;
      text.replaceWith(outer);
      if (how === 'wraps') inner.append(text);
    };
    const changeIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) if (text.isConnected) change(text);
    };
    changeIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(changeIn);
    }).observe(document.body, { childList: true, subtree: true });
  }, way);
}
