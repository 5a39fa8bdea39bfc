import type { Page } from '@playwright/test';
import type { TextKey } from '../../shared/locales/keys.ts';
import { expect, fillLogIn, logIn, newAccount, newAddress, PASSWORD, test } from '../support/web/test.ts';
import { TESTED_LANGUAGES, words } from '../support/words.ts';

/** Every way from one page to another (R-routes, R-log-in-pages): the page, the words on the link, where it leads. */
const WAYS: readonly (readonly [from: string, link: TextKey, to: string])[] = [
  ['/login', 'login.mail', '/signinmail'],
  ['/login', 'login.mobile', '/signinmobile'],
  ['/login', 'login.signUp', '/signupsocial'],
  ['/login/checkYourEmail', 'login.mail', '/signinmail'],
  ['/signinmail', 'signIn.forgot', '/forgottenpassword'],
  ['/signinmail', 'signIn.other', '/login'],
  ['/signinmail', 'login.signUp', '/signupsocial'],
  ['/signinmobile', 'signIn.forgot', '/forgottenpassword'],
  ['/signinmobile', 'signIn.other', '/login'],
  ['/signinmobile', 'login.signUp', '/signupsocial'],
  ['/signupsocial', 'signUp.mail', '/signupmail'],
  ['/signupsocial', 'signUp.mobile', '/signupmobile'],
  ['/signupsocial', 'login.title', '/login'],
  ['/signupmail', 'signUp.mobile', '/signupmobile'],
  ['/signupmail', 'login.title', '/login'],
  ['/signupmobile', 'signUp.mail', '/signupmail'],
  ['/signupmobile', 'login.title', '/login'],
  ['/forgottenpassword', 'forgotten.back', '/login'],
  ['/setNewPassword/some-token', 'forgotten.back', '/login'],
  ['/nothing-here', 'notFound.home', '/login'],
];

const FREE = ['/login', '/signinmail', '/signinmobile', '/signupsocial', '/signupmail', '/signupmobile'];

const INNER = ['/', '/profile', '/friendsAndBalls', '/game/x', '/organise', '/ratingsAndRankings'];

const pathOf = (page: Page) => new URL(page.url()).pathname;

test('every link of the pages for everybody leads where it says; log-in and sign-up say that the base level is free', async ({
  page,
}) => {
  const t = words('en');
  const main = page.getByRole('main');
  for (const [from, link, to] of WAYS) {
    // On the page already: the way back is a link as well, and needs no new page.
    if (pathOf(page) !== from) await page.goto(from);
    if (FREE.includes(from)) await expect(page.getByText(t('footer.free')), from).toBeVisible();
    // A small way in is named by the one word that is seen, and in full after it.
    const named = main.getByRole('link', { name: t(link), exact: true });
    await named.or(main.getByRole('link', { name: `: ${t(link)}` })).click();
    await expect(page, `${from} → ${link}`).toHaveURL(({ pathname }) => pathname === to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

for (const language of TESTED_LANGUAGES) {
  test(`who wants to go inside logs in and is there, in ${language}`, async ({ page }) => {
    const t = words(language);
    const email = await newAccount(page.request, 'inside');
    await page.goto(`/game/x?tab=notes&lang=${language}#n3`);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/login');
    await page.getByRole('link', { name: t('login.mail') }).click();
    await fillLogIn(page, email, undefined, t);
    await expect(page).toHaveURL(`/game/x?tab=notes&lang=${language}#n3`);
  });
}

test('inner pages lead who is logged out to the log-in, and then to where they wanted to go', async ({ page }) => {
  const email = await newAccount(page.request, 'inner');
  for (const path of INNER) {
    await page.goto(path);
    await expect(page, path).toHaveURL(({ pathname }) => pathname === '/login');
  }
  await page.getByRole('link', { name: 'Log in with email' }).click();
  await fillLogIn(page, email);
  await expect(page).toHaveURL(INNER.at(-1) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the way back survives changing one’s mind about how to log in', async ({ page }) => {
  const email = await newAccount(page.request, 'mind');
  await page.goto('/friendsAndBalls');
  await page.getByRole('link', { name: 'Log in with phone' }).click();
  await page.getByRole('link', { name: 'Other ways to log in' }).click();
  await page.getByRole('link', { name: 'Log in with email' }).click();
  await page.reload();
  await fillLogIn(page, email);
  await expect(page).toHaveURL('/friendsAndBalls');
});

test('who is logged in is led away from log-in and sign-up', async ({ page }) => {
  await logIn(page, await newAccount(page.request, 'away'));
  for (const path of [...FREE, '/login/checkYourEmail']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

test('the log-in never leads to another site', async ({ page, baseURL }) => {
  const email = await newAccount(page.request, 'foreign');
  const targets = [
    '//evil.example/login',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '\t//evil.example',
  ];
  for (const target of targets) {
    await page.goto(`/signinmail?to=${encodeURIComponent(target)}`);
    await fillLogIn(page, email);
    await expect(page, target).toHaveURL('/');
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
    await page.evaluate(() => sessionStorage.clear());
  }
});

for (const path of ['/signinmail/extra', '/login/other', '/SignInMail', '/setNewPassword', '/setNewPassword/a/b']) {
  test(`${path} page doesn’t exist`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist');
    expect(pathOf(page)).toBe(path);
  });
}

test('“How it works” leads where the deployment says, in header and footer alike', async ({ page }) => {
  const url = 'https://club.example/start';
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const config = await answer.json();
    await route.fulfill({ response: answer, json: { ...config, links: { ...config.links, quickStart: url } } });
  });
  await page.goto('/signinmobile');
  await expect(page.getByRole('banner').getByRole('link', { name: 'How it works' })).toHaveAttribute('href', url);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Quick start' })).toHaveAttribute('href', url);
});

test('the pages of the footer open', async ({ page }) => {
  await page.goto('/login');
  const names = [
    'Quick start',
    'App Store',
    'Google Play',
    'Social media',
    'Privacy',
    'Terms of use',
    'Legal notice',
    'Licences',
  ];
  await expect(page.getByRole('navigation', { name: 'About this site' }).getByRole('link')).toHaveText(names);
  for (const name of names) {
    await page.goto('/login');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page, name).toHaveURL(/\/(quickstart|apps|social|privacy|terms|imprint|licences)$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a newcomer lands where they wanted to go, after signing up on the way', async ({ page }) => {
  const t = words('en');
  await page.goto('/organise');
  await page.getByRole('link', { name: t('login.signUp') }).click();
  await page.getByRole('link', { name: t('signUp.mail') }).click();
  const email = newAddress('newcomer');
  await page.getByLabel(t('signIn.email')).fill(email);
  await page.getByLabel(t('signUp.firstName')).fill('Ned');
  await page.getByLabel(t('signUp.lastName')).fill('Newcomer');
  await page.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('signUp.repeat')).fill(PASSWORD);
  await page.getByRole('button', { name: t('signUp.submit') }).click();
  await page.getByRole('link', { name: t('login.mail') }).click();
  await page.getByLabel(t('signIn.email')).fill(email);
  await page.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('login.title') }).click();
  await expect(page).toHaveURL(/\/organise$/);
});
