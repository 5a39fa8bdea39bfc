import type { Page } from '@playwright/test';
import { addressOf, DEMO_PASSWORD, PLAYER } from '../../../server/demo/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, test } from '../../support/web/test.ts';

async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

// R-rating-check
test('who plays in the club rates its matches again in their browser, and every number comes out', async ({ page }) => {
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  await page.goto('/ratings/quality');
  await page.getByRole('link', { name: 'Check our levels' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check our levels');
  const pool = page.getByLabel('Sport and type');
  await pool.selectOption('Tennis · Singles · Same gender');
  await check(page);
  await expect(page.getByText('Every number matches')).toBeVisible();
  const counts = /^Matches: (\d+)\. Players: (\d+)\./.exec(
    await page.getByText(/^Matches: [\d,]+\. Players: /).innerText(),
  );
  // The demo club has played: none of them would come out as well.
  expect(Number(counts?.[1])).toBeGreaterThan(5);
  expect(Number(counts?.[2])).toBeGreaterThan(2);
  await pool.selectOption({ index: 1 });
  await expect(page.getByText('Every number matches')).toHaveCount(0);
  await check(page);
  await expect(page.getByText('Every number matches')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('a number that was altered is shown in red, with what comes out, and not hidden', async ({ page }) => {
  let altered = '';
  await page.route('**/api/rating/ledger?**', async (route) => {
    const response = await route.fetch();
    const ledger = await response.json();
    if (ledger.players.ids.length > 0) {
      altered = ledger.players.ids[0];
      ledger.players.elos[0] += 20;
    }
    await route.fulfill({ response, json: ledger });
  });
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  await page.goto('/ratings/check');
  await page.getByLabel('Sport and type').selectOption('Tennis · Singles · Same gender');
  await check(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Numbers that don’t match: 1 of \d+/);
  const row = page.getByRole('table', { name: 'Numbers that differ' }).getByRole('row').filter({ hasText: altered });
  const figures = (await row.innerText()).match(/\d+\.\d{9}/g)?.map(Number) ?? [];
  expect(figures).toHaveLength(2);
  expect((figures[0] ?? 0) - (figures[1] ?? 0)).toBeCloseTo(0.1, 6);
  await expect(page.getByText('Every number matches')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
