import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { hoursFromNow, newGame, newPlayer } from '../support/web/games.ts';
import { test } from '../support/web/ownClock.ts';
import { expect, logIn } from '../support/web/test.ts';

// Open matches show on everybody’s dashboard: those of a club would, too.

async function visit(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}

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
