import type { Page } from '@playwright/test';
import { act, invitationOf, newGame, newPlayer, type Player, partsOf, pathOf } from '../support/web/games.ts';
import { test } from '../support/web/ownClock.ts';
import { expect, expectAccessible, moveClock, newAddress } from '../support/web/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const passDays = (page: Page, days: number) => moveClock(page.request, new Date(Date.now() + days * 86_400_000));

async function invited(page: Page, preference: Record<string, unknown> = {}) {
  const owner = await newPlayer(page.request, 'Olga');
  const email = newAddress('gil');
  const contactList = [{ firstName: 'Gil', lastName: 'Guest', email }];
  const game = await newGame(page.request, owner, { contactList }, preference);
  const path = await invitationOf(page.request, email);
  const answer = (actionType: string) =>
    act(page.request, game.id, partsOf(path).token, { actionType, ...partsOf(path) });
  return { owner, game, path, answer };
}

async function enterAs(page: Page, { token }: Player, path: string): Promise<void> {
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
  await page.goto(path);
}

test('a personal link: pending, yes, no, canceled', async ({ page }) => {
  const { owner, game, path, answer } = await invited(page, { candidateMethod: 'CHOOSE' });
  await page.goto(path);
  await expect(heading(page)).toHaveText(/^Olga asks: Tennis, \w+\?$/);
  for (const [deed, words] of [
    ['ACCEPT', 'You said yes'],
    ['DECLINE', 'You declined'],
  ] as const) {
    await answer(deed);
    await expect(heading(page)).toHaveText(words);
    await expectAccessible(page);
  }
  await act(page.request, game.id, owner.token, { actionType: 'CANCEL' });
  await expect(heading(page)).toHaveText('This match was cancelled');
  await expect(page.getByRole('button', { name: 'I’m in' })).toHaveCount(0);
});

test('a personal link after the time to answer, and after the match', async ({ page }) => {
  const late = await invited(page);
  await passDays(page, 1.99);
  await page.goto(late.path);
  await expect(heading(page)).toHaveText(/^Olga asks: Tennis|This match was cancelled|This invitation has expired/);
  await passDays(page, 10);
  await page.goto(late.path);
  // Nobody came: the game was called off, and the page says so.
  await expect(heading(page)).toHaveText(/This match was cancelled|This invitation has expired/);
  await expectAccessible(page);
  await moveClock(page.request, null);

  const played = await invited(page);
  await played.answer('ACCEPT');
  await passDays(page, 2.5);
  await page.goto(played.path);
  await page.getByRole('button', { name: 'Enter the score' }).click();
  await page.getByLabel('Set 1, Olga Baker', { exact: true }).fill('6');
  await page.getByLabel('Set 1, Gil Guest', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Save the score' }).click();
  await expect(heading(page)).toHaveText('Olga won');
  await expect(page.getByRole('table')).toContainText(/You\s*4/);
  await expectAccessible(page);
});

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

test('no session, a token of another game, a mistyped one, a game that is not there: "Match not found", with a way on', async ({
  page,
}) => {
  const [one, other] = [await invited(page), await invited(page)];
  for (const path of [
    `/extinv/${one.game.id}/n`,
    `/extinv/${one.game.id}/${partsOf(other.path).token}`,
    `/extinv/${one.game.id}/mistyped`,
    '/extinv/nothingHere/nobody',
    '/extinv/a-b-c/nobody',
  ]) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText('Match not found');
    await expect(page.getByRole('link', { name: 'Log in' }).first(), path).toBeVisible();
  }
  await expectAccessible(page);
});

test('the share link once the match is agreed, canceled or over', async ({ page }) => {
  const agreed = await invited(page);
  await page.goto(pathOf(agreed.game.shareUrl));
  await expect(heading(page)).toHaveText('Olga Baker is looking for players');
  await agreed.answer('ACCEPT');
  await expect(heading(page)).toHaveText('This match has already been agreed');
  await expect(page.getByLabel('First name')).toHaveCount(0);
  await act(page.request, agreed.game.id, agreed.owner.token, { actionType: 'CANCEL' });
  await expect(heading(page)).toHaveText('This match was cancelled');
  const over = await invited(page);
  await passDays(page, 10);
  await page.goto(pathOf(over.game.shareUrl));
  await expect(heading(page)).toHaveText(/This match was cancelled|This invitation has expired/);
});
