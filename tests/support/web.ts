import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import type { OutboxMail } from '../../server/features/dev/routes.ts';

export { expect };

/** Each test calls from an address of its own, so that the limits of one do not stop another. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  extraHTTPHeaders: async ({}, use) => {
    const part = () => Math.floor(Math.random() * 256);
    await use({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` });
  },
});

export const PASSWORD = 'seven green tennis balls';

/** @returns an address that no other test uses, in a domain that is never mailed */
export function newAddress(name: string): string {
  return `${name}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}@mail.example`;
}

/** @returns the mails to an address, newest first */
export async function outbox(request: APIRequestContext, to: string): Promise<OutboxMail[]> {
  const answer = await request.get('/dev/outbox.json', { params: { to } });
  return answer.json();
}

/** Waits for a mail whose subject holds the words. @returns its first link, as a path of the app */
export async function mailedLink(request: APIRequestContext, to: string, words: string | RegExp): Promise<string> {
  const find = async () => (await outbox(request, to)).find(({ subject }) => subject.match(words));
  await expect.poll(find).toBeTruthy();
  const url = new URL((await find())?.links[0] ?? '');
  return url.pathname + url.search;
}

/** Fails when the page has faults an automatic check can find (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** Fails when something on the page is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/signinmail');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/signin/);
}

export interface NewPlayer {
  firstName: string;
  lastName: string;
  email: string;
}

/** Signs up at /signupmail, proves the address from the outbox and logs in: the story's first step. */
export async function signUp(page: Page, { firstName, lastName, email }: NewPlayer): Promise<void> {
  await page.goto('/signupmail');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there: check your email');
  await page.goto(await mailedLink(page.request, email, 'confirm your email'));
  await page.getByRole('button', { name: 'Yes, this is my address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Address confirmed');
  await logIn(page, email);
}

/** Two tests a page, one a theme: no fault an automatic check can find, and nothing wider than a narrow phone. */
export function testPages(paths: string[]): void {
  for (const path of paths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} is accessible in ${colorScheme} and fits a narrow phone`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
      });
    }
  }
}
