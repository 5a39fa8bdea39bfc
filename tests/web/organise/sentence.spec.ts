import type { Page } from '@playwright/test';
import { declineAll, hoursFromNow, newGame, newPlayer, readGame } from '../../support/web/games.ts';
import { enterAs } from '../../support/web/invitation.ts';
import { partOfDay } from '../../support/web/organise.ts';
import { countPresses, measured } from '../../support/web/presses.ts';
import { expect, expectAccessible, newAddress, test } from '../../support/web/test.ts';

const WEEK_HOURS = 7 * 24;

const send = (page: Page) => page.getByRole('button', { name: /^Send one invitation/ });

// R-organise-habits, R-organise-page
test('a match like the last one is a press, another evening one more', { tag: '@wide' }, async ({ page, isPhone }) => {
  const owner = await newPlayer(page.request, 'Olga');
  const finn = await newPlayer(page.request, 'Finn');
  const friend = { firstName: 'Finn', lastName: 'Baker', email: finn.email };
  const changes = { sport: 'PADEL', invitationExpiryDays: 2, notes: 'Only this time', contactList: [friend] };
  const last = await newGame(page.request, owner, changes, { gameSetRule: 'PRO8', matchCategory: 'PRACTICEHIT' });
  await declineAll(page.request, last.id, [finn.email]);
  await countPresses(page, isPhone);
  await enterAs(page, owner);
  await page.goto('/organise');
  await expect(page.getByText(/^Like your match on/)).toBeVisible();
  for (const text of ['Padel, singles', 'Finn', 'Court 1 or Court 2']) {
    await expect(page.getByRole('region', { name: 'Your match at a glance' }).getByText(text).first()).toBeVisible();
  }
  const even = page.getByText('An even match: 5.0 and 5.0');
  await expect(even).toContainText('At least one of these levels is provisional, so it’s a rough guess.');
  await expect(page.locator('summary', { hasText: 'Rules' })).toContainText('Pro set to 8 games · Practice');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(isPhone ? 1900 : 1100);
  expect((await measured(page)).shifted).toBeLessThan(0.02);

  await partOfDay(page, 'Evening', 1).check();
  await expect(send(page)).toBeInViewport();
  const before = await measured(page);
  if (!isPhone) expect(before.scrolled).toBe(0);
  // What follows is there when the match is: its code comes while the match is made.
  const code = page.waitForRequest(/\/GamePage-[^/]+\.js$/);
  await page.route('**/api/game', async (route) => {
    if (route.request().method() === 'POST') await code;
    await route.continue();
  });
  await send(page).click();
  await expect(page).toHaveURL(/\/game\//);
  expect((await measured(page)).presses).toBeLessThanOrEqual(6);

  const game = await readGame(page.request, new URL(page.url()).pathname.split('/')[2] ?? '', owner.token);
  expect(game.invitee.map(({ user }) => user.firstName)).toEqual(['Finn']);
  expect(game.locationPreference.map(({ location }) => location.name)).toEqual(['Court 1', 'Court 2']);
  expect([game.gamePreference.gameSetRule, game.invitationExpiryDays, game.notes]).toEqual(['PRO8', 2, null]);
  const nextWeek = hoursFromNow(48 + WEEK_HOURS);
  expect(game.calendarPreference.map(({ fromTime }) => fromTime)).toContain(nextWeek);
});

test('a newcomer makes a first match in twenty presses, empty blanks lead to what is missing', {
  tag: '@wide',
}, async ({ page, isPhone }) => {
  const owner = await newPlayer(page.request, 'Nora');
  await countPresses(page, isPhone);
  await enterAs(page, owner);
  // R-no-matches
  await page.goto('/');
  await expect(
    page.getByRole('list', { name: 'Players at your level' }).getByRole('link', { name: /^Ask/ }),
  ).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Link for a friend' })).toBeEnabled();
  await page.goto('/organise');
  await page.getByRole('button', { name: 'where?' }).click();
  await expect(page.getByRole('heading', { name: 'Where' })).toBeFocused();
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByText('things still need fixing')).toBeVisible();
  await expect(page.getByText('Invite at least one person.')).toBeVisible();
  // Players of their level are offered by name, whom they need not know (R-people-fitting).
  const peers = page.getByRole('button', { name: /^Players at my level \(4\.5–5\.5\): \d+$/ });
  await peers.click();
  await expect(page.getByText(/^At least one of these levels is provisional/)).toBeVisible();
  const peer = page.getByRole('list', { name: 'Players at your level' }).getByRole('checkbox').first();
  await peer.check();
  await expect(page.getByRole('button', { name: 'with whom?' })).toHaveCount(0);
  // R-evenness
  const even = page.getByRole('region', { name: 'Your match at a glance' }).getByRole('status');
  await expect(even).toContainText('so it’s a rough guess');
  await expectAccessible(page, 'people of their level');
  await peer.uncheck();
  await expect(even).not.toContainText('rough guess');
  await peers.click();
  await page.getByRole('button', { name: 'Someone new' }).click();
  await page.getByLabel('First name').fill('Gil');
  await page.getByLabel('Last name').fill('Guest');
  await page.getByLabel('Email address').fill(newAddress('gil'));
  await partOfDay(page, 'Afternoon', 2).check();
  await page.getByLabel('Name of the place').fill('Riverside');
  if (!isPhone) expect((await measured(page)).scrolled).toBe(0);
  await send(page).click();
  await expect(page).toHaveURL(/\/game\//);
  expect((await measured(page)).presses).toBeLessThanOrEqual(20);
});
