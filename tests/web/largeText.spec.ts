import type { Page } from '@playwright/test';
import { inviteGuest } from '../support/web/invitation.ts';
import { memberPages, organiserSession, VISITOR_PAGES } from '../support/web/pages.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/web/test.ts';

// R-large-text: twice what browsers begin with. People set it in their browser; it is no zoom.
test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

/** Fails where a text ends beside the page, or is drawn to be read; the calendar of answers is, in a frame of its own. */
async function expectWithin(page: Page, when: string): Promise<void> {
  const beside = await page.evaluate(() => {
    const range = document.createRange();
    /** Of a pixel's size: for screen readers alone. */
    const isSpoken = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isSpoken(element.parentElement));
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      if (
        !isText ||
        !element.checkVisibility() ||
        isSpoken(element) ||
        element.closest('[data-cut], [data-days], option, svg')
      )
        return [];
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right > window.innerWidth + 1 ? [element.textContent?.slice(0, 50)] : [];
    });
  });
  expect(beside, when).toEqual([]);
}

async function expectFits(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    for (const language of ['de', 'hu']) {
      const when = `${path}, ${language}`;
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 }), when).toBeVisible();
      await expect(page.locator('[aria-busy=true], [data-skeleton]'), when).toHaveCount(0);
      await expectNoSidewaysScroll(page, when);
      await expectWithin(page, when);
    }
}

test('every page of visitors fits a narrow phone with letters of twice the size', { tag: '@needs-devtools' }, async ({
  page,
  request,
}) => {
  const { path } = await inviteGuest(request);
  await expectFits(page, [...VISITOR_PAGES, path]);
});

test('every page of a member fits a narrow phone with letters of twice the size', { tag: '@needs-devtools' }, async ({
  page,
  request,
}) => {
  const token = await organiserSession(request);
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
  await expectFits(page, await memberPages(request, token));
});
