import { newGame, newPlayer, pathOf } from '../../support/web/games.ts';
import { accept, chooseSlot, enterAs, heading, introduce, ONE_VENUE } from '../../support/web/invitation.ts';
import { expect, expectAccessible, mailedLink, newAddress, test } from '../../support/web/test.ts';

// R-reach, R-mail-unproved
test('a visitor reads that our mail has to be opened once, the organiser that it was not, and both see it go', async ({
  page,
  browser,
  baseURL,
}) => {
  const { request } = page;
  const owner = await newPlayer(request, 'Olga');
  const game = await newGame(request, owner, ONE_VENUE, { candidateMethod: 'CHOOSE' });
  const email = newAddress('vic');
  await page.goto(pathOf(game.shareUrl));
  await chooseSlot(page, 0);
  await introduce(page, email);
  await accept(page).click();
  await expect(heading(page)).toHaveText('You said yes');
  await expect(page.getByText('Open our email once')).toBeVisible();
  await expect(page.getByText('We’ll email you if something changes.')).toHaveCount(0);
  await expectAccessible(page);

  const other = await (await browser.newContext({ baseURL })).newPage();
  await enterAs(other, owner);
  await other.goto(`/game/${game.id}`);
  const unheard = other.getByText('Hasn’t opened our email yet');
  await expect(unheard).toBeVisible();

  await page.goto(await mailedLink(request, email, 'Your link'));
  await expect(page.getByText('We’ll email you if something changes.')).toBeVisible();
  await expect(page.getByText('Open our email once')).toHaveCount(0);
  await expect(unheard).toHaveCount(0);
});
