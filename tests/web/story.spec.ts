import type { Browser, Page } from '@playwright/test';
import { openTimes } from '../support/web/invitation.ts';
import { openFold, openNote } from '../support/web/organise.ts';
import { startServer, type WebServer } from '../support/web/server.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  mailedLink,
  moveClock,
  newAddress,
  outbox,
  signUp,
  test,
  waitForScript,
} from '../support/web/test.ts';

// The clock moves, and who is ranked is counted: a server of its own.
let server: WebServer;
test.beforeAll(async () => {
  server = await startServer(false);
});
test.afterAll(() => server.stop());

const VENUE = 'Europe/Brussels';
const DAY = 86_400_000;

/** The venue's day, so many days from now, as a date input takes it. */
function dayFromNow(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: VENUE }).format(new Date(Date.now() + days * DAY));
}

async function visit(browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: server.url });
  const page = await context.newPage();
  await waitForScript(page);
  return page;
}

async function organise(page: Page, guest: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Organise a match' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Organise a match' })).toBeVisible();
  await expectAccessible(page);
  await openFold(page, 'Rules');
  await page.getByLabel('Length of the match').selectOption('60');

  await openFold(page, 'Exact times');
  await page.getByText(/^Time zone:/).click();
  const zone = page.getByLabel('Time zone');
  await zone.fill(VENUE);
  await zone.press('Enter');
  await page.getByLabel('Day', { exact: true }).fill(dayFromNow(3));
  await page.getByLabel('From', { exact: true }).selectOption('18:00');
  await page.getByLabel('To', { exact: true }).selectOption('21:00');
  await page.getByRole('button', { name: 'Same time next day' }).click();

  for (const place of ['Court 1', 'Court 2']) {
    await page.getByRole('button', { name: 'Add a new place' }).click();
    await page.getByLabel('Name of the place').last().fill(place);
  }
  const row = page.getByRole('group', { name: 'Guest 1' });
  await row.getByLabel('First name').fill('Gil');
  await row.getByLabel('Last name').fill('Guest');
  await row.getByLabel('Email address').fill(guest);
  await openNote(page);
  await page.getByLabel('Note', { exact: true }).fill('Bring new balls');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page).toHaveURL(/\/game\//);
}

async function answer(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann asks: Tennis, Gil?');
  await expect(page.getByText('Bring new balls')).toBeVisible();
  await expectAccessible(page);
  const accept = page.getByRole('button', { name: 'I’m in' });
  await expect(accept).toBeDisabled();
  await openTimes(page);
  const cells = page.getByRole('gridcell').filter({ hasNot: page.locator('[aria-disabled=true]') });
  await page
    .getByRole('grid')
    .getByRole('gridcell', { name: /7:00.pm|19:00/ })
    .first()
    .click();
  await expect(cells.first()).toBeVisible();
  await page.getByRole('checkbox', { name: /Court 1/ }).uncheck();
  await expect(accept).toBeEnabled();
  await accept.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It’s a match!');
}

async function score(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'I won' }).click();
  await page.getByLabel('Set 1, Ann Baker', { exact: true }).fill('6');
  await page.getByLabel('Set 1, Gil Guest', { exact: true }).fill('5');
  // It rests, and says why when it is pressed.
  await page.getByRole('button', { name: 'Save the score' }).click({ force: true });
  await expect(page.getByText(/the other side can only have/)).toBeVisible();
  await page.getByLabel('Set 1, Gil Guest', { exact: true }).fill('4');
  await page.getByLabel('Set 2, Ann Baker', { exact: true }).fill('6');
  await page.getByLabel('Set 2, Gil Guest', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Save: you won 2–0' }).click();
  await expect(page.getByText('Score saved. The match counts for levels.')).toBeVisible();
}

test('from a sign-up to a rated match', async ({ browser, contextOptions }) => {
  const [ann, gil] = [newAddress('ann'), newAddress('gil')];
  const organiser = await visit(browser, contextOptions);
  await signUp(organiser, { firstName: 'Ann', lastName: 'Baker', email: ann });
  await organise(organiser, gil);

  const guest = await visit(browser, contextOptions);
  const link = await mailedLink(guest.request, gil, 'Ann Baker');
  await answer(guest, link);
  await expectNoSidewaysScroll(guest);
  for (const address of [ann, gil]) {
    const [agreed] = await outbox(guest.request, address);
    expect(agreed?.attachments[0]?.content).toContain('METHOD:REQUEST');
  }

  await organiser.goto('/');
  await expect(organiser.getByRole('region', { name: 'Next on court' })).toContainText('Gil');
  await expectAccessible(organiser);

  const played = new Date(Date.now() + 5 * DAY);
  await moveClock(organiser.request, played);
  await score(organiser);
  await organiser.goto('/?list');
  const past = organiser.getByRole('radio', { name: 'Past' });
  await past.click();
  await expect(past).toBeChecked();
  await expect(organiser.getByText('Gil Guest').first()).toBeVisible();

  await signUpAsGuest(browser, contextOptions, gil);
  await organiser.goto('/ratingsAndRankings?sport=TENNIS');
  const ranking = organiser.getByRole('table', { name: /^(Same gender|Mixed): Provisional$/ });
  await expect(ranking.getByRole('row', { name: /Ann Baker/ })).toContainText('5.3');
  await expect(ranking.getByRole('row', { name: /Gil Guest/ })).toContainText('4.7');
  await expectAccessible(organiser);
});

/** The guest keeps the result: with an account of the same address it is theirs. */
async function signUpAsGuest(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  email: string,
): Promise<void> {
  const page = await visit(browser, options);
  await signUp(page, { firstName: 'Gil', lastName: 'Guest', email });
  await page.goto('/?past');
  await expect(page.getByText('Ann Baker').first()).toBeVisible();
  await logIn(await visit(browser, options), email);
}
