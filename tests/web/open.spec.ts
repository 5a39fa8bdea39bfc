import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { gamePath } from '../../shared/routes/paths.ts';
import { act, declineAll, hoursFromNow, newGame, newPlayer, type Player, readGame } from '../support/web/games.ts';
import { openFold, startEmpty } from '../support/web/organise.ts';
import { test } from '../support/web/ownClock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn } from '../support/web/test.ts';

// Open matches show on everybody’s dashboard: those of a club would, too.

async function visit(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}

/** Both themes by axe, and a narrow phone. */
async function expectFits(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

/** @returns the path of the game that is published */
async function organiseOpenly(page: Page): Promise<string> {
  await page.goto('/organise');
  await openFold(page, 'Who can join');
  await expect(page.getByRole('radio', { name: 'Only people I invite' })).toBeChecked();
  await page.getByRole('radio', { name: 'Open to matching players too' }).check();
  await page.getByLabel('Name of the place').fill('Riverside');
  await expectFits(page);
  await page.getByRole('button', { name: 'Publish match' }).click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByText('Nobody has been invited yet.')).toBeVisible();
  return new URL(page.url()).pathname;
}

test('a match open to matching players is found on the dashboard and joined', async ({ browser, contextOptions }) => {
  const organiser = await visit(browser, contextOptions);
  const olga = await newPlayer(organiser.request, 'Olga');
  const finn = await newPlayer(organiser.request, 'Finn');
  await logIn(organiser, olga.email);
  const game = await organiseOpenly(organiser);

  const player = await visit(browser, contextOptions);
  await logIn(player, finn.email);
  await player.goto('/');
  const section = player.getByRole('region', { name: 'Open matches for you' });
  const found = section.getByRole('listitem').filter({ hasText: 'Olga Baker' });
  for (const words of ['Tennis', 'Level 5.0', 'Singles', 'Riverside']) await expect(found).toContainText(words);
  await expectFits(player);
  await found.getByRole('button', { name: /^Choose a time/ }).click();
  await expect(player).toHaveURL(/\/extinv\/\w+\/n$/);
  await expect(player.getByRole('button', { name: 'I’m in' })).toBeVisible();

  // The organiser's page is open all the while.
  await expect(organiser).toHaveURL(new RegExp(`${game}`));
  await openFold(organiser, 'Players and guests');
  const row = organiser.getByRole('listitem').filter({ hasText: 'Finn Baker' });
  await expect(row).toContainText('Opened, no answer yet');
  await expect(row).not.toContainText('@');

  await player.goto('/');
  await expect(player.getByRole('article', { name: 'Olga asks you' })).toBeVisible();
  await expect(player.getByRole('region', { name: 'Open matches for you' })).toHaveCount(0);
});

// R-join, R-open-games
test('one press on a first screen joins a match of one time', async ({ browser, contextOptions }) => {
  const page = await visit(browser, contextOptions);
  const [owner, nell] = [await newPlayer(page.request, 'Omar'), await newPlayer(page.request, 'Nell')];
  const calendarPreference = [{ fromTime: hoursFromNow(48), toTime: hoursFromNow(49) }];
  await newGame(page.request, owner, { calendarPreference }, { opponentsSelection: 'OPENCHALLENGE' });
  await logIn(page, nell.email);
  await page.goto('/');
  const found = page.getByRole('listitem').filter({ hasText: 'Omar Baker' });
  const yes = found.getByRole('button', { name: 'I’m in Omar Baker' });
  await expect(yes).toBeInViewport({ ratio: 1 });
  await yes.click();
  await expect(page).toHaveURL(/\/extinv\/\w+\/n$/);
  await expect(page.getByRole('heading', { level: 1, name: 'It’s a match!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I’m in' })).toHaveCount(0);
});

test('a match that is taken meanwhile is said to be', async ({ browser, contextOptions }) => {
  const page = await visit(browser, contextOptions);
  const [owner, finn] = [await newPlayer(page.request, 'Owen'), await newPlayer(page.request, 'Fay')];
  const { id } = await newGame(page.request, owner, {}, { opponentsSelection: 'OPENCHALLENGE' });
  await logIn(page, finn.email);
  // The page is told of what changes: what it is told here is late, until the match was asked for.
  const isList = '**/api/game/open';
  const list = page.waitForResponse(isList);
  await page.goto('/');
  const body = await (await list).text();
  await page.route(isList, (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.route('**/api/game/*/join', async (route) => {
    await page.unroute(isList);
    await route.continue();
  });
  const section = page.getByRole('region', { name: 'Open matches for you' });
  const found = section.getByRole('listitem').filter({ hasText: 'Owen Baker' });
  await expect(found).toBeVisible();
  await act(page.request, id, owner.token, { actionType: 'CANCEL' });
  await found.getByRole('button', { name: /^Choose a time/ }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog')).or(page.getByRole('alert'))).toBeVisible();
  await expect(found).toHaveCount(0);
});

/** An organiser who has invited these before, with a new game nobody is asked to. */
async function acquainted(page: Page, names: string[]): Promise<{ owner: Player; id: string }> {
  const owner = await newPlayer(page.request, 'Otto');
  const people = await Promise.all(names.map((name) => newPlayer(page.request, name)));
  const contactList = people.map(({ email }, index) => ({ firstName: names[index], lastName: 'Baker', email }));
  const earlier = await newGame(page.request, owner, { contactList });
  await declineAll(
    page.request,
    earlier.id,
    people.map(({ email }) => email),
  );
  const { id } = await newGame(page.request, owner);
  return { owner, id };
}

const invitees = async (page: Page, id: string, { token }: Player) =>
  (await readGame(page.request, id, token)).invitee.map(({ user }) => user.firstName).sort();

test('people one knows are searched and picked instead of typed', async ({ browser, contextOptions }) => {
  const page = await visit(browser, contextOptions);
  const { owner, id } = await acquainted(page, ['Ada', 'Ben', 'Zoë']);
  await logIn(page, owner.email);
  await page.goto(gamePath(id));
  await openFold(page, 'Invite more people');
  await page.getByRole('button', { name: 'Add guests' }).click();
  await page.getByText('People you know', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Ada Baker' })).toBeVisible();
  await expect(page.getByText('Good fit')).toHaveCount(3);
  await expectFits(page);
  await page.getByLabel('Search by name').fill('zoe');
  const list = page.getByRole('list', { name: 'People you know' });
  await list.getByRole('checkbox', { name: 'Zoë Baker' }).check();
  await expect(list.getByRole('checkbox')).toHaveCount(1);
  await page.getByLabel('Search by name').fill('');
  await list.getByRole('checkbox', { name: 'Ben Baker' }).check();
  await expect(page.getByText('2 people selected')).toBeVisible();
  await page.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(page.getByText('2 invitations are on their way.')).toBeVisible();
  expect(await invitees(page, id, owner)).toEqual(['Ben', 'Zoë']);
});

test('a new match takes them as well, and keeps them over a reload', async ({ browser, contextOptions }) => {
  const page = await visit(browser, contextOptions);
  const { owner } = await acquainted(page, ['Ada']);
  await logIn(page, owner.email);
  await page.goto('/organise');
  await startEmpty(page);
  await page.getByRole('checkbox', { name: 'Ada Baker' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Ada Baker' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Send one invitation' })).toBeVisible();
  await expectFits(page);
});
