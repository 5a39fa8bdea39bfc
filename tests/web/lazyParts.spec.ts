import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from '../support/web/test.ts';

const ASSETS = join(import.meta.dirname, '../../dist/web/assets');

/** @returns the scripts of the build that hold a piece of text: a chunk is known by what is in it, not by its name */
function chunksWith(piece: string): string[] {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  return scripts.filter((name) => readFileSync(join(ASSETS, name), 'utf8').includes(piece));
}

let meter: string[];
let phoneLibrary: string[];
let passkeyLibrary: string[];
// Not before: tests are listed where nothing is built yet, too.
test.beforeAll(() => {
  meter = chunksWith('qwertyuiop');
  phoneLibrary = chunksWith('country_calling_codes');
  passkeyLibrary = chunksWith('WebAuthn is not supported in this browser');
});
const lazy = () => [...meter, ...phoneLibrary, ...passkeyLibrary];

/** @returns the names of the scripts asked for, which grows */
function askedFor(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname.replace('/assets/', '')));
  return names;
}

test('the meter’s dictionaries come with the first password typed', async ({ page }) => {
  const asked = askedFor(page);
  await page.goto('/signupmail', { waitUntil: 'networkidle' });
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Email address').fill('ann@mail.example');
  await page.waitForLoadState('networkidle');
  // The form is judged by the call's schema, which takes phones as well.
  expect(asked.filter((name) => meter.includes(name))).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(page.getByText('Very strong')).toBeVisible();
  expect(asked.filter((name) => meter.includes(name))).toEqual(meter);
});

const WITHOUT = [
  ...['/login', '/signinmail', '/signupsocial', '/login/checkYourEmail'],
  ...['/setNewPassword/some-token', '/forgottenpassword'],
];

test('pages for visitors load neither meter nor phone nor passkey library, which are chunks of their own', async ({
  page,
}) => {
  expect(passkeyLibrary).not.toEqual([]);
  expect(meter).toHaveLength(1);
  // One of the app's build and one of the guests'.
  expect(phoneLibrary).toHaveLength(2);
  expect(phoneLibrary).not.toContain(meter[0]);
  const asked = askedFor(page);
  for (const path of WITHOUT) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(
      asked.filter((name) => lazy().includes(name)),
      path,
    ).toEqual([]);
  }
  // The phone library comes where a phone is asked for.
  await page.getByRole('radio', { name: 'By text message' }).check();
  await expect(page.getByLabel('Phone number')).toBeVisible();
  // Asked for twice: by the fetch and, from what that kept, as a module (R-parts).
  expect(new Set(asked.filter((name) => phoneLibrary.includes(name))).size).toBe(1);
});
