import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../shared/routes/paths.ts';
import { newPlayer } from '../support/web/games.ts';
import { enterAs, inviteGuest } from '../support/web/invitation.ts';
import { expect, test } from '../support/web/test.ts';

/** @param last what comes last of the page: before it is there nothing is measured */
async function expectHeight(page: Page, last: Locator, most: number): Promise<void> {
  await expect(last).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
}

// R-measure-heights
test('pages that are filled in on a phone are short', async ({ page, request, isPhone }) => {
  test.skip(!isPhone, 'a wide window shows them side by side');
  const { path } = await inviteGuest(request);
  await page.goto(path);
  await expectHeight(page, page.getByText('New to Crosscourt?'), 1398);
  await page.goto(PATHS.signUpMail);
  await expectHeight(page, page.getByRole('button', { name: 'Create my account' }), 1040);
  await enterAs(page, await newPlayer(request, 'Nora'));
  await page.goto(PATHS.organise);
  await expectHeight(page, page.locator('summary', { hasText: 'Note, repeat, court' }), 1810);
  await page.goto(PATHS.newClub);
  await expectHeight(page, page.getByRole('button', { name: 'Make the club' }), 1450);
});
