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
const status = (page: Page) => list(page).getByRole('status').first();

// R-past-pages
test(
  'past matches come page by page, and all of them are searched and sorted',
  { tag: '@wide' },
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
    // R-past-boards
    await expect(list(page).getByRole('table', { name: 'Score' }).first()).toBeVisible();
    const move = list(page).getByRole('link', { name: /^Your level [+−]\d\.\d\d See how it’s calculated$/ });
    await expect(move.first()).toBeVisible();
    await expectAccessible(page);

    // By the keyboard, which stays where it was.
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(list(page)).toContainText(`20 of ${total} shown`);
    await expect(more).toBeFocused();

    // Without the network what is there stays, and the way on as well.
    await page.route(PAST, (route) => route.abort());
    await more.click();
    await expect(list(page).getByRole('alert')).toContainText('couldn’t be loaded');
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
    const first = list(page).locator('[data-index="0"]');
    const newest = await first.innerText();
    await page.getByLabel('Sort by').selectOption({ label: 'Earliest first' });
    await expect(first).not.toHaveText(newest);
    await page.getByLabel('Search by player').fill('nobody of that name 100%');
    await expect(page.getByText('No matches with this player')).toBeVisible();
    await expect(status(page)).toHaveText('0 matches');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(status(page)).toHaveText(`${total} matches`);
  },
);
