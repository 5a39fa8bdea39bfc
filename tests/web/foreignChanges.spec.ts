import type { Page } from '@playwright/test';
import { changeTexts, type ForeignWay } from '../support/web/foreign.ts';
import { act, newGame, newPlayer, pathOf } from '../support/web/games.ts';
import { accept, enterAs, heading, introduce, inviteGuest, ONE_VENUE } from '../support/web/invitation.ts';
import { unseenSession } from '../support/web/pages.ts';
import { expect, newAddress, test } from '../support/web/test.ts';

const WAYS: readonly ForeignWay[] = ['replaces', 'wraps'];
const VISITOR_PAGES = ['/login', '/signupmail', '/forgottenpassword', '/unsub', '/quickstart'];
// Not the dashboard: open matches of other tests come and go there.
const MEMBER_PAGES = ['/?list', '/organise', '/profile', '/ratingsAndRankings', '/friendsAndBalls'];

/** What can be read. Spaces are left out: what a text stands in decides about them. */
const textOf = (page: Page) =>
  page.evaluate(() => (document.querySelector('main') ?? document.body).innerText.replace(/\s+/g, ''));

/** Has all texts of a page written anew by another language, and expects what a page shows that nothing else has changed. */
async function expectFollows(page: Page, path: string, way: ForeignWay): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en`);
  await expect(page.locator('[aria-busy=true], [data-skeleton]'), path).toHaveCount(0);
  await changeTexts(page, way);
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary').press('Enter');
  await footer.locator('a[lang=hu]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await footer.locator('summary').press('Enter');
  const seen = await textOf(page);
  await page.reload();
  await expect(page.locator('[aria-busy=true], [data-skeleton]'), path).toHaveCount(0);
  await expect.poll(() => textOf(page), path).toBe(seen);
}

for (const way of WAYS) {
  // R-foreign-changes
  test.describe(`on a page whose texts something else ${way}`, () => {
    test('an invited guest says yes, sees it, and takes it back', async ({ page, request }) => {
      const { path } = await inviteGuest(request, ONE_VENUE);
      await page.goto(path);
      await changeTexts(page, way);
      await page.getByRole('checkbox').first().check();
      await accept(page).click();
      await expect(heading(page)).toHaveText('It’s a match!');
      await page.getByRole('button', { name: 'Withdraw from the match' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw from the match' }).click();
      await expect(heading(page)).toHaveText('You declined');
    });

    test('somebody with a share link says who they are, and sees that they are in', async ({ page, request }) => {
      const owner = await newPlayer(request, 'Olga');
      const game = await newGame(request, owner, ONE_VENUE);
      await page.goto(pathOf(game.shareUrl));
      await changeTexts(page, way);
      await page.getByRole('checkbox').first().check();
      await introduce(page, newAddress('vic'));
      await accept(page).click();
      await expect(heading(page)).toHaveText('It’s a match!');
    });

    test('a player answers on the dashboard', async ({ page, request }) => {
      const [olga, finn] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Finn')];
      const contactList = [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }];
      const game = await newGame(request, olga, { contactList, ...ONE_VENUE });
      await enterAs(page, finn);
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Your move' })).toBeVisible();
      await changeTexts(page, way);
      await page.getByRole('region', { name: 'Your move' }).getByRole('checkbox').first().check();
      await page.getByRole('region', { name: 'Your move' }).getByRole('button', { name: 'I can play' }).click();
      await expect(page.getByRole('region', { name: 'Next on court' })).toBeVisible();
      await act(request, game.id, olga.token, { actionType: 'CANCEL' });
      await expect(page.getByRole('region', { name: 'Next on court' })).toHaveCount(0);
    });

    test('every text follows another language', async ({ page, request }) => {
      const { path } = await inviteGuest(request, ONE_VENUE);
      // The profile shows the time of day; a minute that turns must not look like a text that did not follow.
      await page.clock.setFixedTime(new Date());
      for (const visited of [...VISITOR_PAGES, path]) await expectFollows(page, visited, way);
      const token = await unseenSession(request);
      await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
      for (const visited of MEMBER_PAGES) await expectFollows(page, visited, way);
    });
  });
}
