import type { Page } from '@playwright/test';
import { addressOf, DEMO_PASSWORD, PLAYER } from '../../../server/demo/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, test } from '../../support/web/test.ts';

const PAST = '**/api/game/past';

/** Pages as short as a list of few matches can show. */
async function shortenPages(page: Page, limit: number): Promise<void> {
  await page.route(PAST, (route) => {
    const asked = route.request().postDataJSON();
    return route.continue({ postData: { ...asked, limit: Math.min(asked.limit, limit) } });
  });
}

const list = (page: Page) => page.getByRole('region', { name: 'Past matches' });
const rowsOf = (page: Page) => list(page).locator('[aria-posinset]');
const status = (page: Page) => list(page).getByRole('status').first();

// R-past-pages
test(
  'past matches come page by page, and all of them are searched and sorted',
  { tag: ['@wide', '@needs-bodies'] },
  async ({ page }, { project }) => {
    await shortenPages(page, 10);
    // Other tests play this person's matches meanwhile: news would begin the list anew.
    await page.route('**/api/live**', (route) => route.abort());
    await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
    await page.goto('/?past');
    await expect(status(page)).toHaveText(/^\d+ matches$/);
    const total = Number.parseInt(await status(page).innerText(), 10);
    expect(total).toBeGreaterThan(20);
    const more = page.getByRole('button', { name: 'Show more' });
    await expect(list(page)).toContainText(`10 of ${total} shown`);
    for (const width of [320, 390]) {
      if (project.name !== 'phone') break;
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    // R-past-rows
    await expect(
      list(page)
        .getByRole('link', { name: /^(Beat|Lost to) / })
        .first(),
    ).toBeVisible();
    await expect(
      rowsOf(page)
        .filter({ hasText: /\d+–\d+, \d+–\d+/ })
        .first(),
    ).toBeVisible();
    await expect(
      rowsOf(page)
        .filter({ hasText: /Your level [+−]\d\.\d\d/ })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);

    // By the keyboard, which stays where it was.
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(list(page)).toContainText(`20 of ${total} shown`);
    await expect(more).toBeFocused();

    // Without the network what is there stays, and the way on as well.
    await page.route(PAST, (route) => route.abort());
    await more.click();
    await expect(list(page).getByRole('alert')).toContainText('couldn’t load');
    await expect(list(page)).toContainText(`20 of ${total} shown`);
    await page.unroute(PAST);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(more).toHaveCount(0);
    await expect(list(page).getByRole('alert')).toHaveCount(0);
    await expect(list(page).locator(':focus')).toHaveCount(1);

    // On paper stand all of them, not only those that the window shows.
    const drawn = () => list(page).locator('li[aria-posinset]').count();
    expect(await drawn()).toBeLessThan(total);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await drawn()).toBe(total);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(drawn).toBeLessThan(total);

    // The oldest of all is first now, and found by its people though it is on no page that is loaded.
    await shortenPages(page, 10);
    await page.reload();
    await expect(list(page)).toContainText(`10 of ${total} shown`);
    const first = rowsOf(page).first();
    const newest = await first.innerText();
    if (project.name === 'phone') await page.getByRole('button', { name: 'Search and sort' }).click();
    await page.getByLabel('Sort by').selectOption({ label: 'Earliest first' });
    await expect(first).not.toHaveText(newest);
    await page.getByLabel('Search by player').fill('nobody of that name 100%');
    await expect(page.getByText('No matches with this player')).toBeVisible();
    await expect(status(page)).toHaveText('0 matches');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(status(page)).toHaveText(`${total} matches`);
  },
);

const board = (page: Page) => list(page).getByRole('region', { name: /^20\d\d$/ });
const chip = (page: Page, name: string) => list(page).getByRole('radio', { name });

// R-past-year, R-past-rows
test('a year at a glance, and the matches of one sport', { tag: '@wide' }, async ({ page }) => {
  await page.route('**/api/live**', (route) => route.abort());
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  await page.goto('/?past');
  await expect(board(page)).toContainText(/^\d+of \d+ won in 20\d\d/);
  await expect(board(page).getByRole('list', { name: 'Matches by month' }).getByRole('listitem')).toHaveCount(12);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  const all = Number.parseInt(await status(page).innerText(), 10);
  await chip(page, 'Padel').click();
  await expect(page).toHaveURL(/\?past&sport=PADEL$/);
  await expect.poll(async () => Number.parseInt(await status(page).innerText(), 10)).toBeLessThan(all);
  const padel = rowsOf(page);
  await expect(padel.first()).toHaveAttribute('data-sport', 'PADEL');
  await expect(list(page).locator('[aria-posinset]:not([data-sport=PADEL])')).toHaveCount(0);
  const [, played] = /of (\d+) won/.exec(await board(page).innerText()) ?? [];
  expect(Number(played)).toBeLessThan(all);

  // The head of the month that is read stays in sight.
  await page.evaluate(() => scrollTo(0, 900));
  await expect
    .poll(() =>
      list(page)
        .getByRole('heading', { level: 2 })
        .evaluateAll((heads) => heads.some((head) => Math.abs(head.getBoundingClientRect().top) < 20)),
    )
    .toBe(true);

  // Back from a match the sport is still chosen, and the list where it was.
  const seen = await padel.evaluateAll((all) =>
    all
      .find((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top > 120 && bottom < innerHeight - 120;
      })
      ?.getAttribute('aria-posinset'),
  );
  const link = list(page).locator(`[aria-posinset="${seen}"]`).getByRole('link').first();
  // By key: before a click Firefox's driver takes what it presses to the middle of the window.
  await link.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(game|extinv)\//);
  await page.goBack();
  await expect(chip(page, 'Padel')).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await chip(page, 'All sports').click();
  await expect(status(page)).toHaveText(`${all} matches`);
  await expect(page).toHaveURL(/\?past$/);
});

// R-row-menu
test('a match has its menu by ⋯, right click and keyboard', { tag: '@wide' }, async ({ page }, { project }) => {
  await page.route('**/api/live**', (route) => route.abort());
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  await page.goto('/?past');
  const row = rowsOf(page)
    .filter({ hasText: /Your level/ })
    .first();
  const menu = page.getByRole('menu');
  await row.getByRole('link').first().click({ button: 'right' });
  await expect(menu.getByRole('menuitem')).toContainText(['Open', 'Why your level moved', 'Organise again']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await row.getByRole('link').first().focus();
  await page.keyboard.press('Shift+F10');
  await expect(menu.getByRole('menuitem', { name: 'Open' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/organise\?copy=/);
  await page.goBack();
  await expect(list(page)).toBeVisible();

  await page.goto('/?month');
  const block = page.getByRole('region', { name: 'Month' }).locator('li').getByRole('link').first();
  await block.click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/(game|extinv)\//);

  if (project.name !== 'desktop') return;
  await page.goto('/');
  await page.locator('#main li[data-sport] > a').first().click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/(game|extinv)\//);
});
