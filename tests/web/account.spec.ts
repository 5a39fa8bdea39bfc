import { expect, mailedLink, newAddress, PASSWORD, signUp, test } from '../support/web/test.ts';

test('signs up, proves the address, logs in and out', { tag: '@engines' }, async ({ page }) => {
  const email = newAddress('ann');
  await signUp(page, { firstName: 'Ann', lastName: 'Baker', email });
  await expect(page).toHaveURL(/\/$/);
});

test('a second account with the same address is refused under its field', async ({ page }) => {
  const email = newAddress('twice');
  await signUp(page, { firstName: 'Ann', lastName: 'Baker', email });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/signupmail');
  await page.getByLabel('Email address').fill(email.toUpperCase());
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Baker');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText('There’s already an account with this address.')).toBeVisible();
});

test('a validation link that was used says what to do', async ({ page }) => {
  const email = newAddress('used');
  await signUp(page, { firstName: 'Ann', lastName: 'Baker', email });
  await page.goto(await mailedLink(page.request, email, 'confirm your email'));
  await page.getByRole('button', { name: 'Yes, this is my address' }).click();
  await expect(page.getByRole('alert')).toContainText('has already been used');
});

test('a wrong password and an empty form show the header’s errors', async ({ page }) => {
  await page.goto('/signinmail');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByLabel('Email address').fill('nobody@mail.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('nobody@mail.example');
});

test('an unknown page answers 404 with the app’s own page', async ({ page }) => {
  const answer = await page.goto('/nothing-here');
  expect(answer?.status()).toBe(404);
});
