import type { Page } from '@playwright/test';
import { addressOf, DEMO_PASSWORD, PLAYER } from '../../../server/demo/people.ts';
import { newPlayer, type Player } from '../../support/web/games.ts';
import { openFold } from '../../support/web/organise.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, test } from '../../support/web/test.ts';

const main = (page: Page) => page.getByRole('main');
const begin = (page: Page, { token }: Player) =>
  page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);

async function choose(page: Page, who: string): Promise<void> {
  await page.goto('/profile');
  await openFold(page, 'Who sees me');
  await page.getByRole('radio', { name: who }).check();
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved')).toBeVisible();
}

// R-listed
test('a player hides from visitors, then from everybody, and shows themselves again', async ({ page, browser }) => {
  const [heidi, other] = [await newPlayer(page.request, 'Heidi'), await newPlayer(page.request, 'Olga')];
  const visitor = await (await browser.newContext()).newPage();
  const player = await (await browser.newContext()).newPage();
  await begin(page, heidi);
  await begin(player, other);
  const name = (of: Page) => of.getByRole('heading', { level: 1 });
  const look = async (of: Page) => {
    await of.goto(`/publicProfile/${heidi.code}`);
    return name(of);
  };
  await page.goto('/profile');
  await openFold(page, 'Who sees me');
  await expect(page.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  await expect(page.getByText('You have no profile and no rank')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await expect(await look(visitor)).toHaveText('Heidi Baker');

  await choose(page, 'Players who are logged in');
  await expect(await look(visitor)).toHaveText('Player not found');
  // The page comes as a visitor's: the browser asks again.
  await expect(await look(player)).toHaveText('Heidi Baker');

  await choose(page, 'Nobody');
  await expect(page.getByRole('link', { name: 'How others see me' })).toHaveCount(0);
  await expect(await look(visitor)).toHaveText('Player not found');
  await expect(await look(player)).toHaveText('Player not found');
  await expect(player.getByText('the player has left or is hidden')).toBeVisible();

  await choose(page, 'Everyone');
  await expect(page.getByRole('link', { name: 'How others see me' })).toBeVisible();
  await expect(await look(visitor)).toHaveText('Heidi Baker');
});

test('who is hidden reads beside the rankings why they have no rank', async ({ page }) => {
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  // Real answers, but for what hiding changes: others use this player too.
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), listed: 'NOBODY' } });
  });
  await page.route('**/api/rank/crosscourt/places**', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()).map((each: { provisional: object }) => ({
      ...each,
      rank: null,
      provisional: { ...each.provisional, rank: null, matchesLeft: null },
    }));
    await route.fulfill({ json });
  });
  await page.goto('/ratingsAndRankings?sport=TENNIS&singles');
  await expect(page.getByText('You’ve hidden yourself, so you have no rank.').first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Who sees me' }).first()).toHaveAttribute('href', '/profile');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/ratingsAndRankings?sport=TENNIS&singles&lang=de');
  await expect(page.getByText('Du hast dich verborgen').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

// R-rating-ledger
test('who has no rated match in a pool sees its ranking, and opens no history', async ({ page }) => {
  await begin(page, await newPlayer(page.request, 'Olga'));
  await page.goto('/ratingsAndRankings?sport=TENNIS&singles');
  const table = page.getByRole('table', { name: 'Same gender', exact: true });
  await expect(table.getByRole('row').nth(1)).toContainText(/\d\.\d± \d\.\d/);
  await expect(page.getByRole('button', { name: /^History of/ })).toHaveCount(0);
  await expectAccessible(page);
});
