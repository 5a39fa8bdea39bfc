import type { Page } from '@playwright/test';
import { openFold } from '../../support/web/organise.ts';
import { expect, expectAccessible, newAccount, newAddress, PASSWORD, test } from '../../support/web/test.ts';

async function fill(page: Page, email: string): Promise<void> {
  await page.goto('/signupmail');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Baker');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
}

// R-sign-up-taken
test('a taken address takes the person to its field, with log-in and new password at hand', async ({ page }) => {
  const taken = await newAccount(page.request, 'taken');
  await fill(page, taken);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(page.getByText('There’s already an account with this address.')).toBeInViewport();
  await expectAccessible(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Log in' }).first()).toBeInViewport();
  await main.getByRole('link', { name: 'Set a new password' }).click();
  await expect(page).toHaveURL('/forgottenpassword');
});

// R-email-form, R-invitation-code
test('what the server refuses, the form refuses first', { tag: '@engines' }, async ({ page }) => {
  await fill(page, newAddress('right'));
  const create = page.getByRole('button', { name: 'Create my account' });
  await expect(create).toBeEnabled();
  for (const address of ['a,b@x.yy', 'ann(home)@mail.example', 'ann@a..example']) {
    await page.getByLabel('Email address').fill(address);
    await expect(create, address).toBeDisabled();
  }
  await page.getByLabel('Email address').fill(newAddress('right'));
  await openFold(page, 'Invitation code');
  await page.getByLabel(/Invitation code/).fill(`ABC${'1'.repeat(13)}@1`);
  await expect(create).toBeDisabled();
});

// R-country-prefix
test('a prefix that several countries share is chosen by itself and goes out with the number', {
  tag: '@needs-bodies',
}, async ({ page }) => {
  await page.goto('/signinmobile');
  const country = page.getByLabel('Country code');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  for (const [typed, shown, number, sent] of [
    ['+44', 'United Kingdom +44', '7400 123456', '+447400123456'],
    ['+1', 'United States +1', '(201) 555-0123', '+12015550123'],
    ['0039', 'Italy +39', '312 345 6789', '+393123456789'],
    ['1 684', 'American Samoa +1-684', '733 1234', '+16847331234'],
    ['+7', 'Russia +7', '912 345-67-89', '+79123456789'],
  ] as const) {
    await country.fill(typed);
    await page.getByLabel('Phone number').fill(number);
    await expect(country).toHaveValue(shown);
    const request = page.waitForRequest('**/oauth/token');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    expect(new URLSearchParams((await request).postData() ?? '').get('username')).toBe(sent);
    await expect(page.getByRole('alert')).toContainText('don’t match');
  }
});
