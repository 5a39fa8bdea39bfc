import type { Page } from '@playwright/test';
import { expect, fillLogIn, logIn, newAccount, test } from '../support/web/test.ts';
import { words } from '../support/words.ts';

const en = words('en');
const KEY = 'crosscourt.session';
const keptToken = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), KEY);

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: en('nav.menu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('nav.logOut') })
    .click();
}

test('a new tab is logged in, and log-out in one logs out the others', { tag: '@needs-second-page' }, async ({
  page,
  context,
}) => {
  await logIn(page, await newAccount(page.request, 'tabs'));
  const [second, third] = [await context.newPage(), await context.newPage()];
  await second.goto('/friendsAndBalls');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(second).toHaveURL('/friendsAndBalls');
  await third.goto('/login');
  await expect(third).toHaveURL('/');
  await logOut(second);
  for (const tab of [page, second, third]) {
    await expect(tab).toHaveURL(({ pathname }) => pathname === '/login');
    expect(await keptToken(tab)).toBeNull();
  }
  await page.reload();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/login');
});

test('log-in in one tab logs in the others, where they wanted to go', { tag: '@needs-second-page' }, async ({
  page,
  context,
}) => {
  const email = await newAccount(page.request, 'both');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other).toHaveURL(({ pathname }) => pathname === '/login');
  await logIn(page, email);
  await expect(other).toHaveURL('/profile');
});

test('a dead token logs out cleanly, and the log-in leads back', async ({ page }) => {
  const email = await newAccount(page.request, 'dead');
  await logIn(page, email);
  await page.evaluate((key) => sessionStorage.setItem(key, 'not-a-living-token'), KEY);
  await page.goto('/friendsAndBalls');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/login');
  expect(await keptToken(page)).toBeNull();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('login.welcome'));
  await expect(page.getByText(en('login.ended'))).toBeVisible();
  await page.getByRole('link', { name: en('login.mail') }).click();
  await fillLogIn(page, email);
  await expect(page).toHaveURL('/friendsAndBalls');
});
