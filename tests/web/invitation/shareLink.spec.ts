import type { Page } from '@playwright/test';
import { newGame, newPlayer, pathOf, readGame } from '../../support/web/games.ts';
import {
  accept,
  chooseSlot,
  enterAs,
  heading,
  introduce,
  inviteGuest,
  ONE_VENUE,
} from '../../support/web/invitation.ts';
import { expect, expectAccessible, mailedLink, newAddress, outbox, test } from '../../support/web/test.ts';

const yes = (page: Page) => page.getByRole('button', { name: 'Yes, it was me' });

// R-draft
test('what somebody invited chose by the share link counts with one press behind the mailed link', async ({ page }) => {
  const { request } = page;
  const { owner, email, game } = await inviteGuest(request, ONE_VENUE, { candidateMethod: 'CHOOSE' });
  await page.goto(pathOf(game.shareUrl));
  await chooseSlot(page, 2);
  await introduce(page, email);
  await accept(page).click();
  await expect(
    page.getByText('Your answer counts once you open the link in our email and press “Yes, it was me”.'),
  ).toBeVisible();
  const link = await mailedLink(request, email, 'Was it you');
  const [mail] = await outbox(request, email);
  expect(mail?.text).toContain('open this link and press “Yes, it was me” so that your answer counts');

  await page.goto(link);
  await expect(heading(page)).toHaveText('Was it you?');
  await expectAccessible(page);
  const { invitee } = await readGame(request, game.id, owner.token);
  expect(invitee).toMatchObject([{ status: 'OPENED' }]);
  await yes(page).click();
  await expect(heading(page)).toHaveText('You said yes');
  const answered = await readGame(request, game.id, owner.token);
  expect(answered.invitee).toMatchObject([{ status: 'ACCEPTED' }]);
  const chosen = answered.calendarPreference.filter(({ invitationId }) => invitationId === invitee[0]?.id);
  expect(chosen).toHaveLength(1);
});

// R-share-again
test('the share link shows the answer given by it on this device, and lets somebody else answer', {
  tag: '@needs-second-page',
}, async ({ page, context }) => {
  const owner = await newPlayer(page.request, 'Olga');
  const game = await newGame(page.request, owner, ONE_VENUE, { candidateMethod: 'CHOOSE' });
  await page.goto(pathOf(game.shareUrl));
  await chooseSlot(page);
  await introduce(page, newAddress('vic'));
  await accept(page).click();
  await expect(heading(page)).toHaveText('You said yes');

  // Another tab has another sessionStorage.
  const tab = await context.newPage();
  await tab.goto(pathOf(game.shareUrl));
  await expect(heading(tab)).toHaveText('You said yes');
  await expect(tab.getByText('Your answer')).toBeVisible();
  await tab.getByRole('button', { name: 'Answer for someone else' }).click();
  await expect(heading(tab)).toHaveText('Olga Baker is looking for players');
  await chooseSlot(tab);
  await accept(tab).click();
  await expect(tab.getByLabel('Email address')).toHaveValue('');
});

// R-share-session
test('who is logged in answers a share link without typing anything, and finds the answer there again', async ({
  page,
}) => {
  const { request } = page;
  const [owner, player] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Pia')];
  const game = await newGame(request, owner, ONE_VENUE, { candidateMethod: 'CHOOSE' });
  await enterAs(page, player);
  await page.goto(pathOf(game.shareUrl));
  await expect(page.getByText('You’re answering as Pia Baker.')).toBeVisible();
  await expectAccessible(page);
  await chooseSlot(page);
  await accept(page).click();
  await expect(heading(page)).toHaveText('You said yes');
  const { invitee } = await readGame(request, game.id, owner.token);
  expect(invitee).toMatchObject([{ status: 'ACCEPTED', user: { id: player.id } }]);
  await page.goto(pathOf(game.shareUrl));
  await expect(heading(page)).toHaveText('You said yes');
});

// R-back
test('Back from a match that was joined by the share link leads to where the link was opened', async ({
  page,
  request,
}) => {
  const game = await newGame(request, await newPlayer(request, 'Olga'), ONE_VENUE);
  await page.goto('/quickstart');
  await page.goto(pathOf(game.shareUrl));
  await chooseSlot(page);
  await accept(page).click();
  await expect.poll(() => page.evaluate(() => history.state?.dialogs)).toBe(1);
  // R-kept-input: what is chosen and typed outlives a reload.
  const email = newAddress('vic');
  await page.getByLabel('Email address').fill(email);
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  await accept(page).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByLabel('First name').fill('Vic');
  await accept(page).click();
  await expect(heading(page)).toHaveText('It’s a match!');
  await expect(page).not.toHaveURL(pathOf(game.shareUrl));
  const joined = page.url();
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  await expect(page).toHaveURL(joined);
  await page.goBack();
  await expect(page).toHaveURL('/quickstart');
});
