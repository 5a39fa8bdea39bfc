import type { Page } from '@playwright/test';
import { LOOK_MS } from '../support/patience.ts';
import { act, invitationOf, newGame, newPlayer, partsOf, pathOf, readGame } from '../support/web/games.ts';
import { accept, chooseSlot, heading, introduce } from '../support/web/invitation.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  mailedLink,
  newAddress,
  test,
  waitForScript,
} from '../support/web/test.ts';

test.describe('the share link', () => {
  test('somebody new answers in one go; the mailed link changes the answer on another device', {
    tag: ['@wide', '@engines', '@journey'],
  }, async ({ page, request, browser, baseURL }) => {
    const owner = await newPlayer(request, 'Olga');
    const game = await newGame(request, owner, {}, { candidateMethod: 'CHOOSE' });
    const email = newAddress('vic');
    await page.goto(pathOf(game.shareUrl));
    await expect(heading(page)).toHaveText('Olga Baker is looking for players');
    await expectAccessible(page);
    await expect(accept(page)).toBeDisabled();
    // R-accept-button
    await accept(page).press('Enter');
    // Asked of the page: no window of WebKit's driver has the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('start');
    await chooseSlot(page);
    await page.getByRole('checkbox', { name: /Court 1/ }).uncheck();
    // Who it is is asked with the yes, and not before.
    await expect(page.getByLabel('Email address')).toHaveCount(0);
    await accept(page).click();
    await expect(page.getByText('Enter your first name')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await introduce(page, email.toUpperCase());
    await expectNoSidewaysScroll(page);
    await accept(page).click();
    await expect(heading(page)).toHaveText('You said yes');
    // The page is the visitor's own from here on: its address outlives a reload.
    expect(page.url()).not.toContain(pathOf(game.shareUrl));
    await page.reload();
    await expect(heading(page)).toHaveText('You said yes');
    await expect(page.getByText('Keep your results')).toBeVisible();
    // Being forgotten takes the mailed link (R-mailbox-proof).
    await expect(page.getByRole('button', { name: 'Delete my data' })).toHaveCount(0);

    const seen = await readGame(request, game.id, owner.token);
    expect(seen.invitee).toMatchObject([{ status: 'ACCEPTED', inviter: 'SHARE', user: { firstName: 'Vic' } }]);
    const other = await (await browser.newContext({ baseURL })).newPage();
    await waitForScript(other);
    await other.goto(await mailedLink(request, email, 'Your link to'));
    await expect(heading(other)).toHaveText('You said yes');
    await expect(other.getByRole('button', { name: 'Delete my data' })).toBeVisible();
    await other.getByRole('button', { name: 'I can’t play after all' }).click();
    await expect(heading(other)).toHaveText('You declined');
    await other.context().close();
  });

  test('an address of a player here has to be proved; the choice waits behind the mailed link', async ({
    page,
    request,
  }) => {
    const [owner, player] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Pia')];
    const game = await newGame(request, owner);
    await page.goto(pathOf(game.shareUrl));
    await chooseSlot(page);
    await introduce(page, player.email);
    await accept(page).click();
    await expect(heading(page)).toHaveText('Confirm that it’s you');
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expectAccessible(page);
    expect((await readGame(request, game.id, owner.token)).status).toBe('CONFIRMED');

    await page.goto(await mailedLink(request, player.email, 'Was it you'));
    await page.getByRole('button', { name: 'Yes, it was me' }).click();
    await expect(heading(page)).toHaveText('It’s a match!');
    const agreed = await readGame(request, game.id, owner.token);
    expect(agreed).toMatchObject({ status: 'SCHEDULED', fromTime: game.calendarPreference[0]?.fromTime });
  });
});

test.describe('a page that is open', () => {
  async function invited(page: Page, preference: Record<string, unknown> = {}) {
    const { request } = page;
    const owner = await newPlayer(request, 'Olga');
    const email = newAddress('gil');
    const contactList = [{ firstName: 'Gil', lastName: 'Guest', email }];
    const game = await newGame(request, owner, { contactList }, preference);
    await page.goto(await invitationOf(request, email));
    await expect(heading(page)).toHaveText('Olga asks: Tennis, Gil?');
    return { owner, email, game };
  }

  test('shows by itself what the organiser changes, and keeps what is typed and picked', {
    tag: ['@engines', '@journey'],
  }, async ({ page }) => {
    const { owner, game } = await invited(page);
    await page.getByRole('checkbox', { name: /Court 2/ }).uncheck();
    await page.getByText('Message to Olga').click();
    await page.getByLabel('Your message').fill('Half a sentence');
    const change = {
      notes: 'We have the indoor court',
      version: (await readGame(page.request, game.id, owner.token)).version,
    };
    const headers = { Authorization: `Bearer ${owner.token}` };
    expect((await page.request.put(`/api/game/${game.id}`, { headers, data: change })).status()).toBe(200);
    await expect(page.getByText('We have the indoor court')).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('Half a sentence');
    await expect(page.getByRole('checkbox', { name: /Court 2/ })).not.toBeChecked();
    await act(page.request, game.id, owner.token, { actionType: 'CANCEL' });
    await expect(heading(page)).toHaveText('This match was cancelled');
  });

  test('shows what it missed as soon as the stream is there again', async ({ page }) => {
    await page.route('**/api/live*', (route) => route.abort());
    await page.clock.install();
    const { owner, game } = await invited(page);
    await act(page.request, game.id, owner.token, { actionType: 'CANCEL' });
    await page.unroute('**/api/live*');
    await page.clock.runFor(16_000);
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(heading(page)).toHaveText('This match was cancelled', { timeout: LOOK_MS });
    }).toPass();
  });

  test('lets its people talk to each other; empty notes cannot be sent', async ({ page }) => {
    const { owner, game } = await invited(page);
    await page.getByText('Messages', { exact: true }).first().click();
    const send = page.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await page.getByLabel('Write to everyone in this match').fill('   ');
    await expect(send).toBeDisabled();
    await page.getByLabel('Write to everyone in this match').fill('I bring balls');
    // R-kept-input
    await page.reload();
    await page.getByText('Messages', { exact: true }).first().click();
    await expect(page.getByLabel('Write to everyone in this match')).toHaveValue('I bring balls');
    await send.click();
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('I bring balls');
    const data = { comment: 'Thank you' };
    const headers = { Authorization: `Bearer ${owner.token}` };
    expect((await page.request.post(`/api/comment/?gameId=${game.id}`, { headers, data })).status()).toBe(201);
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Thank you');
    await expectAccessible(page);
  });
});

test('an agreed match goes into the calendar, and a guest can have everything erased', {
  tag: '@needs-downloads',
}, async ({ page, request }) => {
  const owner = await newPlayer(request, 'Olga');
  const email = newAddress('gil');
  const contactList = [{ firstName: 'Gil', lastName: 'Guest', email }];
  const game = await newGame(request, owner, { contactList });
  const path = await invitationOf(request, email);
  const { token, password } = partsOf(path);
  await act(request, game.id, token, { actionType: 'ACCEPT', password });
  await page.goto(path);
  await expect(heading(page)).toHaveText('It’s a match!');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('match.ics');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my data' }).click();
  await expect(heading(page)).toHaveText('Your data has been deleted');
  const seen = await readGame(request, game.id, owner.token);
  expect(seen.invitee).toMatchObject([{ status: 'DECLINED', email: null, user: { firstName: 'Former player' } }]);
  await page.goto(path);
  await expect(heading(page)).toHaveText('Match not found');
});
