import type { Page } from '@playwright/test';
import { newGame, newPlayer, pathOf } from '../../support/web/games.ts';
import { untilWholeIsKept } from '../../support/web/kept.ts';
import { expect, logIn, newAddress, test } from '../../support/web/test.ts';

// What the device keeps of the app (R-offline-shell).
test.use({ serviceWorkers: 'allow' });

/** @returns the addresses that the service worker has kept in a cache */
const keptIn = (page: Page, name: string) =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname),
    name,
  );

/** Waits until a guest's device keeps a part, and what the page says before anything else. */
async function untilGuestKeeps(page: Page, part: string): Promise<void> {
  await expect.poll(async () => (await keptIn(page, 'guest')).some((path) => path.includes(`/${part}-`))).toBe(true);
  await expect.poll(async () => (await keptIn(page, 'settings')).length).toBe(2);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test('every part of the app opens without a network after a first visit', async ({ page, context }) => {
  await page.goto('/login');
  await untilWholeIsKept(page);
  await context.setOffline(true);
  for (const [path, title] of [
    ['/signupmail', 'Sign up'],
    ['/quickstart', 'From idea to match in four steps'],
    ['/terms', 'Terms'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  }
  // Chromium 150 forgets in a new document that it plays being offline.
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
});

test('an invitation keeps its own parts alone, and says what is missing while there is no network', {
  tag: '@needs-workers',
}, async ({ page, context, request }) => {
  const owner = await newPlayer(request, 'Olga');
  const email = newAddress('gil');
  const game = await newGame(request, owner, { contactList: [{ firstName: 'Gil', lastName: 'Guest', email }] });
  await page.goto(pathOf(game.shareUrl));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olga Baker is looking for players');
  await untilGuestKeeps(page, 'Outcome');
  const kept = await keptIn(page, 'guest');
  expect(kept.length).toBeLessThan(60);
  expect(kept.filter((path) => /Dashboard|Organise|router|phone-/.test(path))).toEqual([]);
  expect(await page.evaluate(() => caches.has('whole'))).toBe(false);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('We couldn’t reach the server.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olga Baker is looking for players');
});

// R-rendered-pages
test('an invitation comes with its content from the second visit on as well, and headlines have their face', {
  tag: '@needs-workers',
}, async ({ page, request }) => {
  const olga = await newPlayer(request, 'Olga');
  const { shareUrl } = await newGame(request, olga);
  await page.goto(pathOf(shareUrl));
  await untilGuestKeeps(page, 'Outcome');
  const hasFace = () => page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Court'));
  const again = await page.goto(pathOf(shareUrl));
  expect(again?.fromServiceWorker()).toBe(true);
  expect(await again?.text()).toContain('Olga Baker is looking for players');
  await expect.poll(hasFace).toBe(true);
  // With a session's address the page asks for itself.
  await logIn(page, olga.email);
  await page.goto(`/extinv/${pathOf(shareUrl).split('/')[2]}/n`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(hasFace).toBe(true);
});
