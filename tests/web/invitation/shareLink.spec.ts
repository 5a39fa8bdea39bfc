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

// R-draft, R-registered-alike
test('answering a second time by the share link is asked about by mail, and the new time counts', async ({
  page,
  browser,
  baseURL,
}) => {
  const { request } = page;
  const owner = await newPlayer(request, 'Olga');
  const game = await newGame(request, owner, ONE_VENUE, { candidateMethod: 'CHOOSE' });
  const email = newAddress('vic');
  const times = async () => {
    const { calendarPreference } = await readGame(request, game.id, owner.token);
    return calendarPreference.filter(({ invitationId }) => invitationId !== null).map(({ fromTime }) => fromTime);
  };
  const answerAnew = async (index: number) => {
    const other = await (await browser.newContext({ baseURL })).newPage();
    await other.goto(pathOf(game.shareUrl));
    await chooseSlot(other, index);
    await introduce(other, email);
    await accept(other).click();
    return other;
  };
  const first = await answerAnew(0);
  await expect(heading(first)).toHaveText('You said yes');
  const [before] = await times();
  const second = await answerAnew(3);
  await expect(heading(second)).toHaveText('Confirm that it’s you');
  await expect(second.getByRole('alert')).toHaveCount(0);
  expect(await times()).toEqual([before]);

  await page.goto(await mailedLink(request, email, 'Was it you'));
  await expect(heading(page)).toHaveText('Was it you?');
  await yes(page).click();
  await expect(heading(page)).toHaveText('You said yes');
  const [after, ...more] = await times();
  expect([after === before, more]).toEqual([false, []]);

  // Somebody else can do that too: then nothing changes.
  await answerAnew(1);
  await expect(heading(page)).toHaveText('Was it you?');
  await page.getByRole('button', { name: 'No, it wasn’t me' }).click();
  await expect(heading(page)).toHaveText('You said yes');
  expect(await times()).toEqual([after]);
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
test('who is logged in answers a share link without typing anything, and finds the answer there again', {
  tag: '@wide',
}, async ({ page }) => {
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
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  await introduce(page, newAddress('vic'));
  await accept(page).click();
  await expect(heading(page)).toHaveText('It’s a match!');
  await expect(page).not.toHaveURL(pathOf(game.shareUrl));
  const joined = page.url();
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  await expect(page).toHaveURL(joined);
  await page.goBack();
  await expect(page).toHaveURL('/quickstart');
});

// R-visitor-form
test('a wrong phone number is said to be wrong, at its field and at the button', async ({ page }) => {
  const owner = await newPlayer(page.request, 'Olga');
  const game = await newGame(page.request, owner, ONE_VENUE);
  await page.goto(pathOf(game.shareUrl));
  await chooseSlot(page);
  await introduce(page, newAddress('vic'));
  await page.getByRole('button', { name: 'Add a phone number (optional)' }).click();
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  await phone.fill('12');
  await phone.blur();
  await expect(page.getByText('The phone number isn’t right.')).toBeVisible();
  await expect(page.getByText('Enter your first name')).toHaveCount(0);
  await expect(phone).toHaveAccessibleDescription(/This isn’t a valid number in this country/);
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(accept(page)).toBeDisabled();
  await phone.fill('');
  await expect(accept(page)).toBeEnabled();
});
