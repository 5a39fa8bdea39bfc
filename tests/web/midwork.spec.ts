import type { Browser, Page } from '@playwright/test';
import { LIVE_PATH } from '../../shared/contract/live.ts';
import { firstGuest, openNote } from '../support/web/organise.ts';
import { test } from '../support/web/ownClock.ts';
import { expect, logIn, mailedLink, newAddress, PASSWORD } from '../support/web/test.ts';

const TOAST = 'You don’t have permission to do that. You may have to log in again.';

type ContextOptions = Parameters<Browser['newContext']>[0];

async function newWindow(browser: Browser, options: ContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // A change that is told live would find the dead session before the person does.
  await page.route(`**${LIVE_PATH}*`, (route) => route.abort());
  return page;
}

/** @returns the address of a new account whose address is proved */
async function newAccount(page: Page, firstName: string): Promise<string> {
  const email = newAddress(firstName.toLowerCase());
  const data = { firstName, lastName: 'Baker', password: PASSWORD, emails: [{ email, main: true }] };
  expect((await page.request.post('/api/signUp', { data })).status()).toBe(201);
  const link = await mailedLink(page.request, email, 'confirm your email');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  expect((await page.request.post('/api/validateEmail', { data: { token, password: PASSWORD } })).status()).toBe(200);
  return email;
}

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('crosscourt.session') ?? '');
const bearer = async (page: Page) => ({ Authorization: `Bearer ${await tokenOf(page)}` });

/** The session dies where it is kept: this window does not know yet, and asks nothing by itself that would tell it. */
async function endSession(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const answer = await page.request.post('/oauth/revoke', { headers: await bearer(page) });
  expect(answer.ok()).toBe(true);
}

/** What a person sees: the toast and the log-in, once. */
async function expectLoggedOut(page: Page): Promise<void> {
  await expect(page.getByText(TOAST)).toBeVisible();
  await expect(page.getByText(TOAST)).toHaveCount(1);
  await expect(page).toHaveURL(/\/login\?to=/);
}

async function logInAgain(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Log in with email' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function fillGuest(page: Page, email: string): Promise<void> {
  const row = await firstGuest(page);
  await row.getByLabel('First name').fill('Kim');
  await row.getByLabel('Last name').fill('Li');
  await row.getByLabel('Email address').fill(email);
}

test('a game being organised is there again after the log-in, and is sent', async ({ browser, contextOptions }) => {
  const page = await newWindow(browser, contextOptions);
  const email = await newAccount(page, 'Ann');
  await logIn(page, email);
  await page.goto('/organise');
  await page.getByLabel('Name of the place').fill('Court 7');
  await fillGuest(page, newAddress('kim'));
  await openNote(page);
  await page.getByLabel('Note', { exact: true }).fill('Bring new balls');
  await endSession(page);
  await page.getByRole('button', { name: /^Send (?!note)/ }).click();
  await expectLoggedOut(page);

  await logInAgain(page, email);
  await expect(page).toHaveURL(/\/organise$/);
  await openNote(page);
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Bring new balls');
  await expect(page.getByLabel('Name of the place')).toHaveValue('Court 7');
  await expect(page.getByRole('button', { name: /^Kim .*@mail.example$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Send (?!note)/ }).click();
  await expect(page).toHaveURL(/\/game\//);
  await page.goto('/organise');
  await openNote(page);
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
});
