import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  mailedLink,
  newAddress,
  signUp,
  test,
} from '../support/web/test.ts';

const NEW_PASSWORD = 'quiet grass court morning';
const RESET_MAIL = 'Set a new password';
const submitOf = (page: Page) => page.getByRole('button', { name: 'Email me a link' });
const saveOf = (page: Page) => page.getByRole('button', { name: 'Save new password' });

async function remind(page: Page, email: string): Promise<void> {
  await page.goto('/forgottenpassword');
  await page.getByLabel('Email address').fill(email);
  await submitOf(page).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
}

/** Signs up and drops the session. @returns its address */
async function forgetful(page: Page, name: string): Promise<string> {
  const email = newAddress(name);
  await signUp(page, { firstName: 'Ann', lastName: 'Baker', email });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you again');
  return email;
}

test('from the log-in to a new password, and in with it', async ({ page }) => {
  const email = await forgetful(page, 'forgot');
  await page.getByRole('link', { name: 'Log in with email' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgottenpassword');
  await remind(page, email);
  await page.goto(await mailedLink(page.request, email, RESET_MAIL));
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await saveOf(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your new password is saved. You can log in with it now.')).toBeVisible();
  await logIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL('/');
});

test('a reminder in German', async ({ page }) => {
  const email = newAddress('vergessen-und-zwar-von-jemandem-mit-einem-sehr-langen-namen');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/forgottenpassword?lang=de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen?');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Link zuschicken' }).click();
  await expect(page.getByText(`Wenn es zu ${email} ein Konto gibt`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zurück zur Anmeldung' }).click();
  await expect(page).toHaveURL(/\/login/);
});

// R-password-forgotten
test('it is said how the link was sent, and asked once more the address is there', async ({ page }) => {
  const email = newAddress('slow');
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  // What judges an address comes last of all: the form does not wait for it, and calls no right address wrong.
  await page.route(/\/assets\/proof-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/api/forgottenPassword', async (route) => {
    await page.getByRole('radio', { name: 'By text message' }).check();
    await route.continue();
  });
  await page.goto('/forgottenpassword');
  await page.getByLabel('Email address').fill(email);
  await expect(submitOf(page)).toBeEnabled();
  await expect(page.getByText('This doesn’t look like an email address.')).toBeHidden();
  await submitOf(page).click();
  await expect(page.getByRole('status').filter({ hasText: email })).not.toContainText('text message');
  goOn();
  await page.getByRole('button', { name: 'Ask once more' }).click();
  await page.getByRole('radio', { name: 'By email' }).check();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
});
