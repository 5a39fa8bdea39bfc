import type { Page, Route } from '@playwright/test';
import { act, newGame, newPlayer, pathOf, readGame } from '../../support/web/games.ts';
import { accept, chooseSlot, heading, introduce, inviteGuest, ONE_VENUE } from '../../support/web/invitation.ts';
import { expect, newAddress, outbox, test } from '../../support/web/test.ts';

// An answer given where there is no network counts once, or says that the match has moved on (R-unsent, R-once).
const ACTION = '**/api/game/*/action';
const kept = (page: Page) => page.getByText('Your answer to Olga Baker is saved on this device.');
const online = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Who one is, the venue, the time, and yes. */
const STEPS = ['OPPONENT_SELECTION', 'LOCATION_SELECTION', 'TIME_SELECTION', 'ACCEPT'];

/** Cuts the way back from the server at one step of the answer, and leaves it cut. @returns what mends it */
async function cutAt(page: Page, step: string): Promise<() => void> {
  let isCut = false;
  let isMended = false;
  await page.route(ACTION, async (route: Route) => {
    const isStep = route.request().postDataJSON().actionType === step;
    if (isMended || (!isCut && !isStep)) return route.continue();
    if (!isCut) await route.fetch();
    isCut = true;
    return route.abort('connectionreset');
  });
  return () => {
    isMended = true;
  };
}

test('a visitor’s answer is kept over a reload and counts once, at whichever step its answer is lost', {
  tag: '@needs-bodies',
}, async ({ page }) => {
  const { request } = page;
  const owner = await newPlayer(request, 'Olga');
  for (const step of STEPS) {
    const game = await newGame(request, owner, {}, { candidateMethod: 'CHOOSE' });
    const email = newAddress('vic');
    await page.goto(pathOf(game.shareUrl));
    await chooseSlot(page);
    await page.getByRole('checkbox', { name: /Court 1/ }).uncheck();
    await introduce(page, email);
    const mend = await cutAt(page, step);
    await accept(page).click();
    await expect(kept(page), step).toBeVisible();
    await page.reload();
    await expect(kept(page), step).toBeVisible();
    mend();
    await online(page);
    await expect(heading(page), step).toHaveText('You said yes');
    await expect(kept(page)).toHaveCount(0);
    const { invitee } = await readGame(request, game.id, owner.token);
    expect(invitee, step).toMatchObject([{ status: 'ACCEPTED', user: { firstName: 'Vic' } }]);
    const mails = await outbox(request, email);
    expect(
      mails.filter(({ subject }) => subject.startsWith('Your link to')),
      step,
    ).toHaveLength(1);
  }
});

test('while it waits it says so, goes without a reload, and a second tab sends it no second time', {
  tag: '@needs-second-page',
}, async ({ page, context }) => {
  const { owner, game, path } = await inviteGuest(page.request, ONE_VENUE, { candidateMethod: 'CHOOSE' });
  await page.goto(path);
  await chooseSlot(page);
  await page.context().setOffline(true);
  await accept(page).click();
  await expect(kept(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Will be sent' })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(accept(page)).toBeEnabled();
  await accept(page).click();
  await expect(kept(page)).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('You said yes');
  const { invitee, version } = await readGame(page.request, game.id, owner.token);
  expect(invitee).toMatchObject([{ status: 'ACCEPTED' }]);

  const second = await context.newPage();
  await second.goto(path);
  await expect(heading(second)).toHaveText('You said yes');
  expect((await readGame(page.request, game.id, owner.token)).version).toBe(version);
});

test('somebody else was quicker: the page says so, and what can still be done', async ({ page }) => {
  const { request } = page;
  const { game, path } = await inviteGuest(request, ONE_VENUE);
  const quick = await newPlayer(request, 'Quentin');
  await page.goto(path);
  await chooseSlot(page);
  await page.route(ACTION, (route) => route.abort('internetdisconnected'));
  await accept(page).click();
  await expect(kept(page)).toBeVisible();
  const joined = await request.post(`/api/game/${game.id}/joinByLink`, {
    headers: { Authorization: `Bearer ${quick.token}` },
    data: { shareToken: pathOf(game.shareUrl).split('/').at(-1) },
  });
  expect(joined.status()).toBe(200);
  const { calendarPreference } = game;
  await act(request, game.id, quick.token, { actionType: 'TIME_SELECTION', preferedCalendar: calendarPreference });
  expect((await act(request, game.id, quick.token, { actionType: 'ACCEPT' })).status).toBe('SCHEDULED');
  await page.unroute(ACTION);
  await online(page);
  await expect(kept(page)).toHaveCount(0);
  await expect(page.getByText('The match changed while you were answering.')).toBeVisible();
});
