import type { Page } from '@playwright/test';
import { expect, fillLogIn, logIn, newAccount, test } from '../support/web/test.ts';
import { words } from '../support/words.ts';

const en = words('en');
const KEY = 'crosscourt.session';
const keptToken = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), KEY);
const offlineNotice = (page: Page) => page.getByRole('status').filter({ hasText: en('app.offline') });

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

test('logging out leaves no way back, and the token is dead on the server', async ({ page }) => {
  const email = await newAccount(page.request, 'out');
  await logIn(page, email);
  const token = await keptToken(page);
  await page.goto('/friendsAndBalls');
  const revoked = page.waitForResponse('**/oauth/revoke');
  await logOut(page);
  await expect(page).toHaveURL('/login');
  expect((await revoked).ok()).toBe(true);
  const answer = await page.request.get('/api/me', { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
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
  await page.getByRole('link', { name: en('login.mail') }).click();
  await fillLogIn(page, email);
  await expect(page).toHaveURL('/friendsAndBalls');
});

test('when the server cannot be asked who this is, the session stays and the page says offline', async ({ page }) => {
  await logIn(page, await newAccount(page.request, 'away'));
  const token = await keptToken(page);
  await page.route('**/api/me', (route) => route.abort());
  await page.goto('/friendsAndBalls');
  await expect(offlineNotice(page)).toBeVisible();
  await expect(page).toHaveURL('/friendsAndBalls');
  expect(await keptToken(page)).toBe(token);
  await page.unroute('**/api/me');
  await offlineNotice(page)
    .getByRole('button', { name: en('alert.retry') })
    .click();
  await expect(offlineNotice(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('with nothing of the server there, the session stays too', async ({ page }) => {
  await logIn(page, await newAccount(page.request, 'gone'));
  const token = await keptToken(page);
  const anything = /\/(api|oauth|locales)\//;
  await page.route(anything, (route) => route.abort());
  await page.goto('/friendsAndBalls');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toBeVisible();
  await expect(offlineNotice(page)).toHaveCount(1);
  await expect(page).toHaveURL('/friendsAndBalls');
  expect(await keptToken(page)).toBe(token);
  await page.unroute(anything);
  await alert.getByRole('button', { name: en('alert.retry') }).click();
  await expect(alert).toBeHidden();
  await offlineNotice(page)
    .getByRole('button', { name: en('alert.retry') })
    .click();
  await expect(offlineNotice(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('friends.hero.title'));
  expect(await keptToken(page)).toBe(token);
});

test('a server error keeps the session as well', async ({ page }) => {
  await logIn(page, await newAccount(page.request, 'broken'));
  const token = await keptToken(page);
  await page.route('**/api/me', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/friendsAndBalls');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/friendsAndBalls');
  expect(await keptToken(page)).toBe(token);
});
