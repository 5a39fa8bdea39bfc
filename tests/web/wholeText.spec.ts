import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../shared/locales/languages.ts';
import { inviteGuest } from '../support/web/invitation.ts';
import { memberPages, organiserSession, VISITOR_PAGES } from '../support/web/pages.ts';
import { startServer } from '../support/web/server.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/web/test.ts';
import { expectWholeText } from '../support/web/wholeText.ts';
import { newWindow } from './scores/playing.ts';

// Twenty pages and more in eight languages.

/** Shows a page in one language after the other, on the narrowest phone: what is longer there has to fit as well. */
async function expectFits(page: Page, paths: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('[aria-busy=true], [data-skeleton]'), path).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    for (const language of LANGUAGES) {
      // Bars at the bottom of forms would be in the way of a press.
      await footer.locator(`a[lang=${language}]`).dispatchEvent('click');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectNoSidewaysScroll(page, `${path}, ${language}`);
      await expectWholeText(page, `${path}, ${language}`);
    }
  }
}

test('every page of visitors has its whole text in every language', async ({ page, request }) => {
  const { path } = await inviteGuest(request);
  await expectFits(page, [...VISITOR_PAGES, path]);
});

test('every page of a member has its whole text in every language', async ({ browser, contextOptions }) => {
  // The organiser's language changes with it: other tests look at the organiser of the other server.
  const server = await startServer(true);
  try {
    const page = await newWindow(browser, { ...contextOptions, baseURL: server.url });
    const token = await organiserSession(page.request);
    await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
    await expectFits(page, await memberPages(page.request, token));
  } finally {
    await server.stop();
  }
});

test('a header shows the code of every language whole', async ({ page, request }) => {
  const { path } = await inviteGuest(request);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const at of ['/login', path]) {
    await page.goto(at);
    const banner = page.getByRole('banner');
    for (const language of LANGUAGES) {
      await banner.getByRole('combobox').selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(banner.getByText(language.toUpperCase(), { exact: true })).toBeInViewport({ ratio: 1 });
    }
  }
});
