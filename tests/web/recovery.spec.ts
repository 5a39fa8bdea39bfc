import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  mailedLink,
  newAddress,
  outbox,
  PASSWORD,
  signUp,
  test,
} from '../support/web/test.ts';
import { words } from '../support/words.ts';

const NEW_PASSWORD = 'quiet grass court morning';
const RESET_MAIL = 'Set a new password';
const submitOf = (page: Page) => page.getByRole('button', { name: 'Email me a link' });
const saveOf = (page: Page) => page.getByRole('button', { name: 'Save new password' });

/** Asks for a reset link. @returns what the page says afterwards, without the address */
async function remind(page: Page, email: string): Promise<string> {
  await page.goto('/forgottenpassword');
  await page.getByLabel('Email address').fill(email);
  await submitOf(page).click();
  const answer = page.getByRole('status').filter({ hasText: email });
  await expect(answer).toBeVisible();
  return (await answer.innerText()).replace(email, '');
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

test('who is still logged in has to log in with the new password', async ({ page }) => {
  const email = newAddress('stillin');
  await signUp(page, { firstName: 'Ann', lastName: 'Baker', email });
  await remind(page, email);
  await page.goto(await mailedLink(page.request, email, RESET_MAIL));
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await saveOf(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you again');
  await expect(page).toHaveURL('/login');
});

test('the answer is the same for an address nobody has', async ({ page }) => {
  const known = await forgetful(page, 'known');
  const unknown = newAddress('unknown');
  expect(await remind(page, known)).toBe(await remind(page, unknown));
  await mailedLink(page.request, known, RESET_MAIL);
  expect(await outbox(page.request, unknown)).toEqual([]);
});

test('a used link says what to do and leads to a new one, and what was typed stays', async ({ page }) => {
  const email = await forgetful(page, 'used');
  await remind(page, email);
  const link = await mailedLink(page.request, email, RESET_MAIL);
  for (const password of [NEW_PASSWORD, PASSWORD]) {
    await page.goto(link);
    await page.getByLabel('New password').fill(password);
    await saveOf(page).click();
    if (password === NEW_PASSWORD) await expect(page).toHaveURL('/login');
  }
  await expect(page.getByRole('alert')).toHaveText(
    'This link has expired, has been replaced or has already been used. Ask for a new one.',
  );
  await expect(page.getByText('harder to guess')).toHaveCount(0);
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgottenpassword');
});

test('a link can be asked for with a whole address, once, and not while asking', async ({ page }) => {
  const email = newAddress('once');
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api/forgottenPassword', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/forgottenpassword');
  await expect(submitOf(page)).toBeDisabled();
  await page.getByLabel('Email address').fill('once@mail');
  await expect(page.getByText('Not complete yet')).toBeAttached();
  await expect(page.getByText('This doesn’t look like an email address.')).toBeVisible();
  await expect(submitOf(page)).toBeDisabled();
  await page.getByLabel('Email address').fill(email);
  await expect(page.getByText('Looks right')).toBeAttached();
  await expect(submitOf(page)).toBeEnabled();
  await submitOf(page).click();
  await expect(submitOf(page)).toBeDisabled();
  answer();
  await expect(page.getByText(`If there’s an account for ${email}`)).toBeVisible();
  // That is the page now; another time is asked for on purpose.
  await expect(submitOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ask once more' })).toBeEnabled();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/login');
});

test('the fourth reminder in an hour is refused, and the address stays', async ({ page }) => {
  const email = newAddress('often');
  for (let tries = 0; tries < 3; tries += 1) await remind(page, email);
  await page.goto('/forgottenpassword');
  await page.getByLabel('Email address').fill(email);
  await submitOf(page).click();
  await expect(page.getByText('Too many attempts.')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(submitOf(page)).toBeEnabled();
});

test('a new password is blocked while empty or weak, can be looked at, and survives a lost network', async ({
  page,
}) => {
  await page.goto('/setNewPassword/some-token');
  await expect(saveOf(page)).toBeDisabled();
  const field = page.getByLabel('New password');
  await field.fill('tennis');
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible();
  await expect(saveOf(page)).toBeDisabled();
  await field.fill(NEW_PASSWORD);
  await expect(page.getByText('Very strong')).toBeVisible();
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.route('**/api/setNewPassword', (route) => route.abort());
  await saveOf(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('We couldn’t reach the server.');
  await page.unroute('**/api/setNewPassword');
  await page.getByRole('button', { name: 'Try again' }).click();
  // The one thing that is wrong, and the one way on.
  await expect(page.getByText('This link has expired')).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('the ways to sign up lead where they say', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign up, it’s free' }).click();
  await expect(page).toHaveURL('/signupsocial');
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await expect(page.getByText('Apple login isn’t set up at this club.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Google|Facebook/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign up with email' }).click();
  await expect(page).toHaveURL('/signupmail');
  await page.goto('/signupsocial');
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/login');
});

test('who is logged in is led away from the ways to sign up', async ({ page }) => {
  await signUp(page, { firstName: 'Ann', lastName: 'Baker', email: newAddress('inside') });
  await page.goto('/signupsocial');
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

test('the rules of recovery in Hungarian', async ({ page }) => {
  const t = words('hu');
  const email = newAddress('elfelejtett');
  await page.goto('/forgottenpassword?lang=hu');
  const mailMe = page.getByRole('button', { name: t('forgotten.submit') });
  await expect(mailMe).toBeDisabled();
  await page.getByLabel(t('signIn.email')).fill('ann@');
  await expect(page.getByText(t('forgotten.unusable'))).toBeAttached();
  await expect(mailMe).toBeDisabled();
  await page.getByLabel(t('signIn.email')).fill(email);
  await expect(page.getByText(t('forgotten.usable'))).toBeAttached();
  await mailMe.click();
  await expect(page.getByText(t('forgotten.sent', { email }))).toBeVisible();
  await expect(mailMe).toHaveCount(0);
  await page.getByRole('button', { name: t('forgotten.again') }).click();
  await page.getByRole('radio', { name: t('forgotten.way.phone') }).check();
  await expect(page.getByLabel(t('phone.number'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('forgotten.phone.submit') })).toBeDisabled();

  await page.goto('/setNewPassword/some-token');
  const save = page.getByRole('button', { name: t('newPassword.submit') });
  await expect(save).toBeDisabled();
  await page.getByLabel(t('newPassword.password')).fill(NEW_PASSWORD);
  await save.click();
  await expect(page.getByRole('alert')).toHaveText(t('error.E.link.used'));
  await page.getByRole('link', { name: t('newPassword.askAgain') }).click();
  await expect(page).toHaveURL('/forgottenpassword');

  await page.goto('/email/validate?token=some-token');
  await page.getByRole('button', { name: t('validate.action') }).click();
  await expect(page.getByRole('alert')).toHaveText(t('error.E.link.used'));
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
