import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { readGame } from '../../support/web/games.ts';
import { test } from '../../support/web/ownClock.ts';
import { expect } from '../../support/web/test.ts';
import { enter, newMatch, newPair, newWindow, playOut } from '../scores/playing.ts';

// A score entered where there is no network counts once, or says that the match has moved on (R-unsent, R-once).

const ACTION = '**/api/game/*/action';

/** Cuts the way to the server on the way back: the call counts, and nobody hears of it. */
async function cut(route: Route): Promise<void> {
  await route.fetch();
  // A page that is loaded anew meanwhile has ended the call itself.
  await route.abort('connectionreset').catch(() => undefined);
}

async function enterScore(page: Page, beforeSaving = async () => {}): Promise<void> {
  await page
    .getByRole('button', { name: /^Enter the score/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Enter the score' });
  await expect(dialog.locator('input').first()).toBeFocused();
  await page.keyboard.type('6464', { delay: 20 });
  await beforeSaving();
  await dialog.getByRole('button', { name: 'Save: you won 2–0' }).click();
  await expect(dialog).toHaveCount(0);
}

const kept = (page: Page) => page.getByText('Your score against Finn Baker is saved on this device.');
const online = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** A match that is over, and its organiser at its page. */
async function begin(browser: Parameters<typeof newWindow>[0], options: Parameters<typeof newWindow>[1]) {
  const { request } = await newWindow(browser, options);
  const pair = await newPair(request);
  const match = await newMatch(request, pair);
  await playOut(request);
  const page = await newWindow(browser, options, pair.olga);
  await page.goto(`/game/${match.id}`);
  await expect(page.getByRole('button', { name: 'Enter the score' })).toBeVisible();
  const context: BrowserContext = page.context();
  const now = (): Promise<Game> => readGame(request, match.id, pair.olga.token);
  return { page, context, request, pair, match, now };
}

// The call is passed on with its body.
test('where its answer does not come back, it is kept over a reload, and counts once', {
  tag: ['@needs-second-page', '@needs-bodies'],
}, async ({ browser, contextOptions }) => {
  const { page, context, match, pair, now } = await begin(browser, contextOptions);
  const { version } = await now();
  await context.route(ACTION, cut);
  await enterScore(page);
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(kept(page)).toBeVisible();
  // Another tab has the score as well, and both send it.
  const second = await context.newPage();
  await second.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), pair.olga.token);
  await second.goto(`/game/${match.id}`);
  await expect(kept(second)).toBeVisible();
  await context.unroute(ACTION);
  await Promise.all([online(page), online(second)]);
  await expect(kept(page)).toHaveCount(0);
  await expect(kept(second)).toHaveCount(0);
  expect(await now()).toMatchObject({ status: 'PLAYED', winner: 'INITIATOR', version: version + 1 });
  await expect(page.getByRole('table').first()).toContainText('6');
});

test('the other side was quicker: both scores are shown, and one decides', async ({ browser, contextOptions }) => {
  const { page, context, request, pair, match, now } = await begin(browser, contextOptions);
  await context.route(ACTION, (route) => route.abort('internetdisconnected'));
  await enterScore(page);
  await expect(kept(page)).toBeVisible();
  await enter(request, match.id, pair.finn, [4, 6]);
  await page.goto('/profile');
  await context.unroute(ACTION);
  await online(page);
  await expect(page.getByText('We couldn’t save your score against Finn Baker')).toBeVisible();
  await page.getByRole('link', { name: 'Open the match' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Someone else has entered a score in the meantime')).toBeVisible();
  await expect(dialog.getByRole('table')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect.poll(async () => (await now()).disputed).toBe(true);
});
