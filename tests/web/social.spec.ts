import type { Page } from '@playwright/test';
import { type Issuer, startIssuer } from '../support/standIns/issuer.ts';
import { startServer, type WebServer } from '../support/web/server.ts';
import { expect, expectAccessible, newAddress, test } from '../support/web/test.ts';

let issuer: Issuer;
let server: WebServer;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  issuer = await startIssuer();
  server = await startServer(false, {
    GOOGLE_CLIENT_ID: 'club.apps.example',
    FACEBOOK_APP_ID: '4711',
    FACEBOOK_APP_SECRET: 'shh',
    APPLE_CLIENT_ID: 'example.club.web',
    GOOGLE_URL: issuer.url,
    FACEBOOK_URL: issuer.url,
    APPLE_URL: issuer.url,
  });
});
test.afterAll(async () => {
  await server.stop();
  await issuer.close();
});
test.beforeEach(() => {
  issuer.behaviour = 'agrees';
  const email = newAddress('social');
  issuer.person = { sub: email, email, email_verified: true, given_name: 'Sol', family_name: 'Social' };
});

const google = (page: Page) => page.getByRole('button', { name: 'Google', exact: true });
const facebook = (page: Page) => page.getByRole('button', { name: 'Continue with Facebook' });
const apple = (page: Page) => page.getByRole('button', { name: 'Continue with Apple' });

async function expectLoggedIn(page: Page, path: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => sessionStorage.getItem('crosscourt.session'))).toBeTruthy();
}

test('Google: log-in leads to where one wanted to go', async ({ page }) => {
  await page.goto(`${server.url}/friendsAndBalls`);
  await google(page).click();
  await expectLoggedIn(page, /\/friendsAndBalls$/);
});

test('Facebook: logs in; closing its window shows that it failed, and one can try again', async ({ page }) => {
  await page.goto(`${server.url}/login`);
  issuer.behaviour = 'cancels';
  await facebook(page).click();
  await expect(page.getByRole('alert').first()).toContainText('We couldn’t log you in.');
  issuer.behaviour = 'agrees';
  await facebook(page).click();
  await expectLoggedIn(page, /\/$/);
});

test('Apple: goes to its page and back, with nothing left in the address', async ({ page }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto(`${server.url}/organise`);
  await apple(page).click();
  await expectLoggedIn(page, /\/organise$/);
  // Neither ID token nor session was ever in an address: the handle alone was.
  expect(addresses.filter((address) => /eyJ|access_token/.test(address))).toEqual([]);
  await page.goBack();
  expect(page.url()).not.toContain('at=');
});

test('Apple: cancelled, it shows that it failed', async ({ page }) => {
  await page.goto(`${server.url}/login`);
  issuer.behaviour = 'cancels';
  await apple(page).click();
  await expect(page.getByRole('alert').first()).toContainText('We couldn’t log you in.');
  await expect(page).toHaveURL(/\/login$/);
});

test('a provider out of reach is said in words, and the other ways stay', { tag: '@needs-lost-scripts' }, async ({
  page,
}) => {
  await page.route('**/gsi/client', (route) => route.abort());
  await page.route('**/appleid.auth.js', (route) => route.abort());
  await page.goto(`${server.url}/login?lang=de`);
  await expect(page.getByText('Google ist gerade nicht erreichbar.')).toBeVisible();
  await page.getByRole('button', { name: 'Apple' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Die Anmeldung hat nicht geklappt.');
  await expect(page.getByRole('link', { name: /E-Mail/ }).first()).toBeVisible();
});

test('the pages with all buttons are accessible in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/login', '/signupsocial']) {
      await page.goto(server.url + path);
      await expect(google(page)).toBeVisible();
      await expectAccessible(page);
    }
  }
});
