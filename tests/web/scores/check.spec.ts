import type { Page } from '@playwright/test';
import { addressOf, DEMO_PASSWORD, PLAYER } from '../../../server/demo/people.ts';
import { newPlayer } from '../../support/web/games.ts';
import { startServer } from '../../support/web/server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, test } from '../../support/web/test.ts';
import { enter, newMatch, newPair, newWindow, playOut } from './playing.ts';

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

test('without a network it says so and is tried again', async ({ page }) => {
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  await page.goto('/ratings/check');
  const choice = page.getByLabel('Sport and type');
  await expect(choice).toBeVisible();
  await page.context().setOffline(true);
  await check(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByText('Every number matches')).toBeVisible();
});

// R-rating-ledger
test('visitors log in first; who has no rated match reads that it takes one', async ({ page }) => {
  await page.goto('/ratings/quality');
  await expect(page.getByRole('link', { name: 'How levels work' })).toBeVisible();
  // It would lead nowhere.
  await expect(page.getByRole('link', { name: 'Check our levels' })).toHaveCount(0);
  await page.goto('/ratings/check');
  await expect(page.getByRole('heading', { name: 'Log in to check' })).toBeVisible();
  await expect(page.getByText('Anyone who knows what you played can still tell')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  const olga = await newPlayer(page.request, 'Olga');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /^\/login\?/);
  await logIn(page, olga.email);
  await page.goto('/ratings/check');
  await expect(page.getByRole('heading', { name: 'You have no rated match yet' })).toBeVisible();
  await expect(page.getByLabel('Sport and type')).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('a match that was just played and scored comes out, too', async ({ browser, contextOptions }) => {
  const server = await startServer(false);
  try {
    const page = await newWindow(browser, { ...contextOptions, baseURL: server.url });
    const { request } = page;
    const pair = await newPair(request);
    const { id } = await newMatch(request, pair);
    await playOut(request);
    await enter(request, id, pair.olga, [6, 4]);
    const headers = { authorization: `Bearer ${pair.olga.token}` };
    await expect
      .poll(async () => (await request.get('/api/rating/pools', { headers })).json())
      .toEqual(['TENNIS:single:same']);
    await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), pair.olga.token);
    await page.goto('/ratings/check');
    await check(page);
    await expect(page.getByText('Every number matches')).toBeVisible();
    await expect(page.getByText('Matches: 1. Players: 2.')).toBeVisible();
  } finally {
    await server.stop();
  }
});
