import type { APIRequestContext, Page } from '@playwright/test';
import { act, hoursFromNow, newGame, newPlayer, type Player, pathOf } from '../../support/web/games.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, newAddress, test } from '../../support/web/test.ts';
import { answerPush, timesAsked } from '../push/browser.ts';

// Installing is offered once, at a good moment, and to nobody who only answers (R-install-offer).
const OFFER = 'Install Crosscourt on this device';

/** Two players with an agreed match. */
async function agreed(request: APIRequestContext): Promise<[Player, Player]> {
  const [olga, finn] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Finn')];
  const game = await newGame(request, olga, {
    contactList: [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }],
    calendarPreference: [{ fromTime: hoursFromNow(48), toTime: hoursFromNow(49) }],
    locationPreference: [{ location: { name: 'Court 1' } }],
  });
  await act(request, game.id, finn.token, { actionType: 'ACCEPT' });
  return [olga, finn];
}

/** As browsers do that can install the app. @returns whether the page kept the browser from asking by itself */
const offerByBrowser = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.documentElement.setAttribute('data-prompted', ''),
    });
    return !window.dispatchEvent(event);
  });

test('is offered when a match is agreed, and asks by the browser’s own question', async ({ page, request }) => {
  const [, finn] = await agreed(request);
  const ann = await newPlayer(request, 'Ann');
  await logIn(page, ann.email);
  expect(await offerByBrowser(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My matches');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: OFFER })).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await logIn(page, finn.email);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: OFFER })).toHaveCount(0);
  expect(await offerByBrowser(page)).toBe(true);
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: OFFER }) });
  await expect(card).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await card.getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', '');
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await offerByBrowser(page);
  await expect(card).toHaveCount(0);
});

// R-push-hint: nor to notices.
test('is not offered to a guest, whose browser does not ask by itself', async ({ page, request }) => {
  const olga = await newPlayer(request, 'Olga');
  const game = await newGame(request, olga, {
    contactList: [{ firstName: 'Gil', lastName: 'Guest', email: newAddress('gil') }],
  });
  await answerPush(page, { permission: 'default' });
  await page.goto(pathOf(game.shareUrl));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olga Baker is looking for players');
  expect(await offerByBrowser(page)).toBe(true);
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await expect(page.getByText('notif')).toHaveCount(0);
  expect(await timesAsked(page)).toBe(0);
});
