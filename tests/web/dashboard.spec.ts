import { addMonths, monthOf } from '../../renderer/features/dashboard/month/monthWeeks.ts';
import { addressOf, DEMO_PASSWORD, PLAYER } from '../../server/demo/people.ts';
import { venueDay } from '../../shared/domain/calendar/zone.ts';
import { LOOK_MS } from '../support/patience.ts';
import { act, hoursFromNow, newGame, newPlayer } from '../support/web/games.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, test } from '../support/web/test.ts';

test(
  'an agreed match stands on its day of the month, and leads to its page',
  { tag: '@wide' },
  async ({ page, request }, { project }) => {
    const [olga, finn] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Finn')];
    const from = hoursFromNow(48);
    const game = await newGame(request, olga, {
      contactList: [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }],
      calendarPreference: [{ fromTime: from, toTime: hoursFromNow(49) }],
      locationPreference: [{ location: { name: 'Court 1' } }],
    });
    await act(request, game.id, finn.token, { actionType: 'ACCEPT' });
    await logIn(page, finn.email);
    await page.goto('/?list');
    await page.getByRole('radio', { name: 'Month' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Month');
    const month = page.getByRole('region', { name: 'Month' });
    const day = venueDay(from, 'Europe/Brussels');
    await page.goto(`/?month=${monthOf(day)}`);
    const match = page.getByRole('link', { name: /Olga Baker Tennis, Match agreed/ });
    await expect(match).toHaveCount(1);
    if (project.name === 'desktop') {
      const cell = month.getByRole('cell').filter({ has: match });
      await expect(cell.locator('time')).toHaveAttribute('datetime', day);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, colorScheme);
    }
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page).toHaveURL(new RegExp(`month=${addMonths(monthOf(day), 1)}$`));
    await expect(month.getByText('No matches this month.')).toBeVisible();
    await page.getByRole('button', { name: 'Previous month' }).click();
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    if (size) await page.setViewportSize(size);
    await match.click();
    await expect(page).toHaveURL(new RegExp(`/extinv/${game.id}/n$`));
  },
);

test('a long list draws what is on screen, and reaches its end', async ({ page }) => {
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  await page.goto('/?past');
  const list = page.getByRole('region', { name: 'Past matches' });
  const rows = list.locator('[aria-posinset]');
  await expect(rows.first()).toBeVisible();
  const count = Number.parseInt(await list.getByRole('status').innerText(), 10);
  expect(count).toBeGreaterThan(25);
  expect(await rows.count()).toBeLessThan(count);
  await expectAccessible(page);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(list.locator(`[aria-posinset="${count}"]`)).toBeInViewport({ timeout: LOOK_MS });
  }).toPass();
  await expect(list.locator('[aria-posinset="1"]')).toHaveCount(0);
});
