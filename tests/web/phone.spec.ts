import type { Page } from '@playwright/test';
import { PLUS_ICON } from '../../renderer/ui/display/icons.ts';
import { expect, expectAccessible, outbox, PASSWORD, test } from '../support/web/test.ts';

/** @returns the digits of a Belgian mobile number after its prefix, which no other test uses */
function newNumber(): string {
  return `47${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
}

/** Where somebody is missing on the court. */
const openPlace = (page: Page) => page.locator(`path[d="${PLUS_ICON}"]`);

async function newestCode(page: Page, phone: string, nth: number): Promise<string> {
  await expect.poll(async () => (await outbox(page.request, phone)).length).toBe(nth);
  const [message] = await outbox(page.request, phone);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}

async function fillSignUp(page: Page, number: string): Promise<void> {
  await page.goto('/signupmobile');
  await page.getByLabel('Phone number').fill(number);
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Baker');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
}

test('signs up by phone, proves it with the newest code, logs in with the number as people write it', async ({
  page,
}) => {
  const number = newNumber();
  const phone = `+32${number}`;
  await fillSignUp(page, `0${number}`);
  await expect(page.getByLabel('Country code')).toHaveValue('Belgium +32');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page).toHaveURL(/\/login\/checkYourEmail$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there: check your messages');
  await expect(page.getByText(phone)).toBeVisible();
  await expect(openPlace(page)).toHaveCount(1);
  await expect(page.getByText('that’s safer than text messages alone')).toBeVisible();
  await expectAccessible(page);

  const first = await newestCode(page, phone, 1);
  await page.reload();
  // R-phone-code
  const code = page.getByLabel('Code from the message');
  await page.getByRole('button', { name: 'Confirm my number' }).press('Enter');
  await expect(code).toHaveAccessibleDescription('This field is required.');
  await expect(code).toBeFocused();
  await code.fill('123');
  await expect(code).toHaveAccessibleDescription('The code has six digits.');
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  const newest = await newestCode(page, phone, 2);
  if (first !== newest) {
    await page.getByLabel('Code from the message').fill(first);
    await page.getByRole('button', { name: 'Confirm my number' }).click();
    await expect(page.getByText('This code is wrong or too old.')).toBeVisible();
  }
  await page.getByLabel('Code from the message').fill(` ${newest.slice(0, 3)} ${newest.slice(3)}`);
  await page.getByRole('button', { name: 'Confirm my number' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Number confirmed');
  // No place on the court is open any more.
  await expect(openPlace(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Log in with phone' }).click();
  await expect(page).toHaveURL(/\/signinmobile$/);
  const logIn = page.getByRole('button', { name: 'Log in' });
  await page.getByLabel('Phone number').fill(`0${number.slice(0, 3)} ${number.slice(3)}`);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await logIn.click();
  await expect(page.getByRole('alert')).toContainText('That phone number and password don’t match.');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await logIn.click();
  await expect(page).toHaveURL(/\/$/);
});

test('a forgotten password is set anew by a link in a text message', async ({ page }) => {
  const number = newNumber();
  const phone = `+32${number}`;
  await fillSignUp(page, `0${number}`);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page).toHaveURL(/\/login\/checkYourEmail$/);
  await page.goto('/forgottenpassword');
  await page.getByRole('radio', { name: 'By text message' }).check();
  const send = page.getByRole('button', { name: 'Send me a text message' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Phone number').fill(`0${number}`);
  await send.click();
  await expect(page.getByText(`If ${phone} belongs to an account`)).toBeVisible();
  await expect(send).toHaveCount(0);
  await expectAccessible(page);

  const link = async () => (await outbox(page.request, phone)).flatMap(({ links }) => links)[0] ?? '';
  await expect.poll(link).toContain('/setNewPassword/');
  await page.goto(new URL(await link()).pathname);
  await page.getByLabel('New password').fill('quiet grass court morning');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/login$/);
});
