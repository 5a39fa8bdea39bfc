import type { Page } from '@playwright/test';
import { type Issuer, startIssuer } from '../support/standIns/issuer.ts';
import { startServer, type WebServer } from '../support/web/server.ts';
import { expect, expectAccessible, newAddress, PASSWORD, test } from '../support/web/test.ts';

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

test('Google: a second account of the same address is not made, a second log-in finds the first', async ({ page }) => {
  const ids: string[] = [];
  for (const start of ['/login', '/signupsocial']) {
    await page.goto(server.url + start);
    await google(page).click();
    await expectLoggedIn(page, /\/$/);
    const token = await page.evaluate(() => sessionStorage.getItem('crosscourt.session'));
    const me = await page.request.get(`${server.url}/api/me`, { headers: { Authorization: `Bearer ${token}` } });
    ids.push((await me.json()).id);
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(ids[0]).toBe(ids[1]);
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

test('Facebook: a window that the browser blocks shows that it failed', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${server.url}/login`);
  await facebook(page).click();
  await expect(page.getByRole('alert').first()).toContainText('We couldn’t log you in.');
});

test('Facebook: an address that has an account here does not open it', async ({ page }) => {
  const account = { firstName: 'Ann', lastName: 'Baker', password: PASSWORD, emails: [{ email: issuer.person.email }] };
  expect((await page.request.post(`${server.url}/api/signUp`, { data: account })).status()).toBe(201);
  await page.goto(`${server.url}/login`);
  await facebook(page).click();
  await expect(page.getByRole('alert').first()).toContainText('There’s already an account with this address');
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

test('Apple: cancelled, or by a link of somebody else’s, shows that it failed and logs nobody in', async ({ page }) => {
  await page.goto(`${server.url}/login`);
  issuer.behaviour = 'cancels';
  await apple(page).click();
  await expect(page.getByRole('alert').first()).toContainText('We couldn’t log you in.');
  await expect(page).toHaveURL(/\/login$/);
  const foreign = encodeURIComponent(JSON.stringify({ id: 'a', state: 'theirs', firstName: '', lastName: '' }));
  await page.goto(`${server.url}/login?at=${foreign}`);
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

test('without set-up there is no Google, no Facebook, no foreign script, and Apple says so', async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/login');
  await apple(page).click();
  await expect(page.getByText('Apple login isn’t set up at this club.')).toBeVisible();
  await expect(facebook(page)).toHaveCount(0);
  expect([...origins]).toEqual([baseURL]);
});
