import type { Page } from '@playwright/test';
import { expect, test } from '../support/web/test.ts';
import { words } from '../support/words.ts';

const hu = words('hu');

/** Hungarian now, after a reload without the address's help, and on the next page. */
async function expectKept(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(hu('login.welcome'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await page.goto('/login');
  await expect(title).toHaveText(hu('login.welcome'));
  await page.getByRole('link', { name: hu('login.mail') }).click();
  await expect(title).toHaveText(hu('login.title'));
  await page.reload();
  await expect(title).toHaveText(hu('login.title'));
}

test('?lang= switches the language and keeps it', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/login?lang=hu');
  await expectKept(page);
});

test('?lang= is kept for people who go on before a script has run', { tag: '@needs-no-script' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const early = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await (await early.newPage()).goto('/login?lang=hu');
  await page.context().addCookies(await early.cookies());
  await page.goto('/signinmail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hu('login.title'));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hu('login.welcome'));
});

test('the header switches the language at once and keeps it', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('banner').getByLabel('Language').selectOption('Magyar');
  await expectKept(page);
});

test('the guest’s header switches the language at once and keeps it, for pages of the server too', async ({ page }) => {
  await page.goto('/extinv/nothingHere/nobody');
  await page.getByRole('banner').getByLabel('Language').selectOption('Magyar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(page.getByRole('contentinfo')).toContainText(hu('footer.free'));
  const again = await page.reload();
  expect(await again?.text()).toContain('<html lang="hu">');
  await page.goto('/login');
  await expectKept(page);
});
