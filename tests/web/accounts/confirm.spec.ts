import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../shared/locales/languages.ts';
import { newPlayer } from '../../support/web/games.ts';
import {
  confirmAddress,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  mailedLink,
  newAccount,
  newAddress,
  PASSWORD,
  test,
} from '../../support/web/test.ts';
import { words } from '../../support/words.ts';

const NEW_PASSWORD = 'nine yellow table tennis bats';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const linkTo = (page: Page, email: string) => mailedLink(page.request, email, 'confirm your email');
const yes = (page: Page) => page.getByRole('button', { name: 'Yes, this is my address' });

// R-validation
test('who is logged in confirms by one click', async ({ page }) => {
  const email = await newAccount(page.request, 'here');
  await logIn(page, email);
  await page.goto(await linkTo(page, email));
  await yes(page).click();
  await expect(page.getByText('Address confirmed')).toBeVisible();
});

test('elsewhere the password is asked for, by keyboard alone as well; a wrong one can be tried again', async ({
  page,
}) => {
  const email = await newAccount(page.request, 'elsewhere');
  await page.goto(await linkTo(page, email));
  await yes(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Did you make the account?');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('That isn’t the password of this account. Check it and try again.');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Address confirmed')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

// R-validation-again
test('a link that is too old has another one mailed, which works', { tag: '@needs-bodies' }, async ({ page }) => {
  const email = await newAccount(page.request, 'late');
  const old = await linkTo(page, email);
  // The server knows best what is too old: another test's clock is not moved.
  const refusal = { status: 409, json: { status: 409, messageId: 'E.link.used', message: 'over' } };
  await page.route('**/api/validateEmail', (route) => route.fulfill(refusal));
  await page.goto(old);
  await yes(page).click();
  await expect(page.getByRole('alert')).toContainText('This link has expired');
  await expect(page.getByRole('alert')).toHaveCount(1);
  const more = page.getByRole('button', { name: 'Email me a new link' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const asked = page.waitForRequest('**/api/sendValidation');
  await more.focus();
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toEqual({ token: new URLSearchParams(old.split('?')[1]).get('token') });
  await expect(heading(page)).toHaveText('A new link');
  await expect(page.getByRole('status').last()).toContainText('If the address still waits to be confirmed');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

// R-address-takeover
test('who has not made the account sets a new password, and who made it is out', async ({ page, browser }) => {
  const email = await newAccount(page.request, 'victim');
  const mallory = await browser.newPage();
  await logIn(mallory, email);
  const link = await linkTo(page, email);
  await page.goto(link);
  await yes(page).click();
  await page.getByRole('link', { name: 'Set a new password' }).click();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, email, NEW_PASSWORD);
  await mallory.reload();
  await expect(mallory).toHaveURL(/\/login/);
  await page.goto(link);
  await yes(page).click();
  await expect(page.getByText('has already been used')).toBeVisible();
});

// R-address-claim
test('a second address of another account asks for that account’s password, and offers no new one', async ({
  page,
}) => {
  const [owner, other] = [await newPlayer(page.request, 'Olga'), await newPlayer(page.request, 'Otto')];
  const added = newAddress('added');
  const emails = [{ email: owner.email, main: true }, { email: added }];
  const headers = { Authorization: `Bearer ${owner.token}` };
  await page.request.put('/api/me', { headers, data: { emails, currentPassword: PASSWORD } });
  await logIn(page, other.email);
  await page.goto(await linkTo(page, added));
  await yes(page).click();
  await expect(heading(page)).toHaveText('Did you add this address?');
  await expect(page.getByText('You’re logged in with a different account.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set a new password' })).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(heading(page)).toHaveText('Address confirmed');
});

test('a link that is used asks for nothing any more, and leads to where a new one is', async ({ page, browser }) => {
  const email = await newAccount(page.request, 'twice');
  const link = await linkTo(page, email);
  const late = await browser.newPage();
  await late.goto(link);
  await late.getByRole('button', { name: 'Yes, this is my address' }).click();
  await confirmAddress(page, link);
  await late.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await late.getByRole('button', { name: 'Confirm address' }).click();
  await expect(late.getByRole('alert')).toContainText('has already been used');
  await expect(late.getByLabel('Password', { exact: true })).toHaveCount(0);
  await expect(late.getByRole('main').getByRole('link', { name: 'Go to my profile' })).toBeVisible();
});

test('the question fits a narrow phone and reads well in every language, by day and night @wide', async ({ page }) => {
  const email = await newAccount(page.request, 'fits');
  const link = await linkTo(page, email);
  const wide = page.viewportSize();
  for (const language of LANGUAGES) {
    const t = words(language);
    await page.goto(`${link}&lang=${language}`);
    await page.getByRole('button', { name: t('validate.action') }).click();
    await expect(heading(page)).toHaveText(t('validate.proof.title'));
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, language);
    await page.setViewportSize(wide ?? { width: 1280, height: 800 });
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
});
