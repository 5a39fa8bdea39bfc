import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../shared/locales/languages.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  mailedLink,
  newAccount,
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

// R-validation, R-validation-again
test('the question and a link that is over fit a narrow phone and read well, by day and night', {
  tag: '@needs-bodies',
}, async ({ page }) => {
  const email = await newAccount(page.request, 'fits');
  const link = await linkTo(page, email);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of LANGUAGES) {
    const t = words(language);
    await page.goto(`${link}&lang=${language}`);
    await page.getByRole('button', { name: t('validate.action') }).click();
    await expect(heading(page)).toHaveText(t('validate.proof.title'));
    await expectNoSidewaysScroll(page, language);
  }
  const expectFine = async (when: string) => {
    await expectNoSidewaysScroll(page, when);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${when}, ${colorScheme}`);
    }
  };
  await expectFine('asked');
  // The server knows best what is too old: another test's clock is not moved.
  const refusal = { status: 409, json: { status: 409, messageId: 'E.link.used', message: 'over' } };
  await page.route('**/api/validateEmail', (route) => route.fulfill(refusal));
  await page.goto(`${link}&lang=en`);
  await yes(page).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expectFine('over');
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(heading(page)).toHaveText('A new link');
  await expectFine('mailed');
});
