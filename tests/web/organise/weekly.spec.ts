import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../../shared/routes/paths.ts';
import { declineAll, hoursFromNow, newGame, newPlayer, readGame } from '../../support/web/games.ts';
import { enterAs } from '../../support/web/invitation.ts';
import { openFold, partOfDay, pastePeople } from '../../support/web/organise.ts';
import { countPresses, measured } from '../../support/web/presses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, newAddress, test } from '../../support/web/test.ts';

/** Twice what a wide window shows. */
const TWO_SCREENS = 1800;
const WEEKLY = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gil', 'Hugo'];

interface Guest {
  firstName: string;
  lastName: string;
  email: string;
}

const weeklyGroup = (): Guest[] =>
  WEEKLY.map((name) => ({ firstName: name, lastName: 'Weekly', email: newAddress(name.toLowerCase()) }));
const lines = (page: Page): Locator => page.getByRole('button', { name: /^\w+ Weekly .*@/ });
const portraits = (page: Page): Locator =>
  page.getByRole('group', { name: 'People you play with' }).getByRole('checkbox', { checked: true });
const sendAll = (page: Page): Locator => page.getByRole('button', { name: /^Send 8 invitations/ });

async function expectTwoScreens(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TWO_SCREENS);
}

/** @returns the people of the match whose page is open */
async function invitedNow(page: Page, token: string): Promise<string[]> {
  await expect(page).toHaveURL(/\/game\/[^/]+/);
  const id = /\/game\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  return (await readGame(page.request, id, token)).invitee.map(({ email }) => email ?? '').sort();
}

/** Asked of the page: no window of WebKit's driver has the focus. */
const expectActive = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

// R-guest-lines
test('eight pasted guests are a line each, and are invited in twelve presses', {
  tag: ['@wide', '@engines', '@journey'],
}, async ({ page, isPhone }) => {
  const owner = await newPlayer(page.request, 'Olga');
  const people = weeklyGroup();
  await countPresses(page, isPhone);
  await enterAs(page, owner);
  await page.goto(PATHS.organise);
  await page.getByRole('button', { name: 'Someone new' }).click();
  await expectActive(page.getByLabel('First name'));
  await pastePeople(page, people);
  await expect(lines(page)).toHaveCount(8);
  await expectActive(lines(page).last());
  await partOfDay(page, 'Afternoon', 2).check();
  await page.getByLabel('Name of the place').fill('Riverside');
  if (!isPhone) await expectTwoScreens(page);
  await expectNoSidewaysScroll(page, 'lines of guests');
  await expectAccessible(page, 'lines of guests');
  await sendAll(page).click();
  expect(await invitedNow(page, owner.token)).toEqual(people.map(({ email }) => email).sort());
  expect((await measured(page)).presses).toBeLessThanOrEqual(12);
});

// R-guest-lines
test('a line opens and folds by keyboard, and opens by itself where it is wrong', async ({ page }) => {
  const owner = await newPlayer(page.request, 'Olga');
  const [anna, bert] = weeklyGroup() as [Guest, Guest];
  await enterAs(page, owner);
  await page.goto(PATHS.organise);
  await page.getByRole('button', { name: 'Someone new' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await pastePeople(page, [anna, bert]);
  await expect(lines(page).last()).toBeFocused();
  await expect(lines(page).last()).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  const bertRow = page.getByRole('group', { name: 'Guest 2' });
  await expect(bertRow.getByLabel('First name')).toBeFocused();
  const fold = page.getByRole('button', { name: 'Guest 2', exact: true });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.press('Enter');
  await expect(lines(page).last()).toBeFocused();
  // What is wrong with somebody is said at their field.
  await page.getByRole('button', { name: 'Someone new' }).click();
  const third = page.getByRole('group', { name: 'Guest 3' });
  await expect(third.getByLabel('First name')).toBeFocused();
  await pastePeople(page, [{ ...bert, firstName: 'Cleo', email: owner.email }]);
  const own = third.getByLabel('Email address');
  await expect(own).toBeFocused();
  await expect(own).toHaveAttribute('aria-invalid', 'true');
  await expect(lines(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove guest 3' }).click();
  await expect(lines(page).last()).toBeFocused();
});

// R-known-address, R-copy-game, R-organise-habits
test('the group of the last match is invited again in four presses, each person once', { tag: '@wide' }, async ({
  page,
  isPhone,
}) => {
  const owner = await newPlayer(page.request, 'Olga');
  const people = weeklyGroup();
  const windows = [{ fromTime: hoursFromNow(48), toTime: hoursFromNow(51) }];
  const game = await newGame(page.request, owner, { contactList: people, calendarPreference: windows });
  const answering = people.slice(1).map(({ email }) => email);
  await declineAll(page.request, game.id, answering);
  await countPresses(page, isPhone);
  await enterAs(page, owner);
  await page.goto(`/game/${game.id}`);
  if (isPhone) await openFold(page, 'What you offered');
  await page.getByRole('link', { name: 'Organise again' }).click();
  // Who has never answered is a guest still.
  await expect(portraits(page)).toHaveCount(7);
  await expect(lines(page)).toHaveCount(1);
  if (!isPhone) await expectTwoScreens(page);
  await sendAll(page).click();
  await expect(page).not.toHaveURL(new RegExp(game.id));
  expect(await invitedNow(page, owner.token)).toHaveLength(8);
  expect((await measured(page)).presses).toBeLessThanOrEqual(4);
});
