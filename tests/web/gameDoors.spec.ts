import type { Page } from '@playwright/test';
import { newGame, newPlayer, type Player } from '../support/web/games.ts';
import { test } from '../support/web/ownClock.ts';
import { expect, expectAccessible } from '../support/web/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
async function enterAs(page: Page, { token }: Player, path: string): Promise<void> {
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
  await page.goto(path);
}

test('a session: the invited player answers, a stranger is told that they are not in this game', async ({
  page,
  browser,
  baseURL,
}) => {
  const [owner, player, stranger] = [
    await newPlayer(page.request, 'Olga'),
    await newPlayer(page.request, 'Pia'),
    await newPlayer(page.request, 'Sam'),
  ];
  const game = await newGame(page.request, owner, {
    contactList: [{ firstName: 'Pia', lastName: 'Baker', email: player.email }],
    locationPreference: [{ location: { name: 'Court 1' } }],
  });
  await enterAs(page, stranger, `/extinv/${game.id}/n`);
  await expect(heading(page)).toHaveText('You’re not in this match');
  await expect(page.getByText('Court 1')).toHaveCount(0);
  await expectAccessible(page);
  const own = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enterAs(own, player, `/extinv/${game.id}/n`);
  await expect(heading(own)).toHaveText(/^Olga asks: Tennis, \w+\?$/);
  await expect(own.getByRole('button', { name: 'I’m in' })).toBeVisible();
  // A person who is logged in keeps the frame of the app around it.
  await expect(own.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(own.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await own.context().close();
});
