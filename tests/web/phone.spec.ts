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
  await page.getByLabel('Repeat the password').fill(PASSWORD);
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

test('a number that cannot be is refused when it is left; one that is taken after it was sent', async ({ page }) => {
  const number = newNumber();
  await fillSignUp(page, '12');
  await expect(page.getByText('This isn’t a valid number in this country.')).toBeVisible();
  const create = page.getByRole('button', { name: 'Create my account' });
  await expect(create).toBeDisabled();
  await page.getByLabel('Phone number').fill(number);
  await expect(page.getByText('This isn’t a valid number in this country.')).toBeHidden();
  await create.click();
  await expect(page).toHaveURL(/checkYourEmail/);
  await fillSignUp(page, number);
  await create.click();
  await expect(page.getByText('There’s already an account with this number.')).toBeVisible();
});

test('the code can still be given on the profile', async ({ page }) => {
  const number = newNumber();
  await fillSignUp(page, number);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('link', { name: 'Log in with phone' }).click();
  await page.getByLabel('Phone number').fill(number);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/profile');
  const phone = page.locator('#profile-phone');
  await expect(phone.getByText(`+32${number} · Not confirmed`).last()).toBeVisible();
  await expect(phone).not.toContainText('Once you’re in');
  await page.getByLabel('Code from the message').fill(await newestCode(page, `+32${number}`, 1));
  await page.getByRole('button', { name: 'Confirm my number' }).click();
  await expect(phone.getByText(`+32${number} · Confirmed`).last()).toBeVisible();
  // What stops news is called after how they come.
  await expect(page.getByText('Invitations and text messages')).toBeVisible();
  // Nothing of the number among the addresses, but a way to add one.
  await page.getByRole('button', { name: 'Add email address' }).click();
  const addresses = page.locator('#profile-emails');
  await expect(addresses.locator('summary')).toBeFocused();
  await expect(addresses).not.toContainText(number);
  await expect(addresses.getByLabel('Email address')).toBeVisible();
  await expectAccessible(page);
});

test('the countries are named and sorted in the language, with the prefixes of several parts', async ({ page }) => {
  await page.goto('/signinmobile?lang=de');
  const countries = page.getByLabel('Ländervorwahl');
  await expect(countries).toHaveValue('Belgien +32');
  const labels = await page
    .locator('datalist option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? ''));
  expect(labels.length).toBeGreaterThanOrEqual(240);
  expect(labels).toContain('Amerikanisch-Samoa +1-684');
  expect(labels).toEqual([...labels].sort(new Intl.Collator('de').compare));
  // By name or by prefix; what is no country says so and changes nothing.
  for (const [typed, found] of [
    ['Ungarn', 'Ungarn +36'],
    ['1-684', 'Amerikanisch-Samoa +1-684'],
    ['+353', 'Irland +353'],
    // Four countries share it: the largest is meant.
    ['+44', 'Vereinigtes Königreich +44'],
  ] as const) {
    await countries.focus();
    await page.keyboard.type(typed);
    await countries.blur();
    await expect(countries).toHaveValue(found);
  }
  await countries.fill('Atlantis');
  await expect(page.getByText('Wähle ein Land aus der Liste.')).toBeVisible();
});

test('where no text messages are sent the pages say so and lead on', async ({ page }) => {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), phoneOffered: false } });
  });
  for (const [path, name, leadsTo] of [
    ['/signinmobile', 'Log in with email', /signinmail/],
    ['/signupmobile', 'Sign up with email', /signupmail/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available here');
    await expectAccessible(page);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(leadsTo);
  }
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
