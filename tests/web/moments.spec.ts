import type { Page } from '@playwright/test';
import { gamePath } from '../../shared/routes/paths.ts';
import { act, declineAll, newGame, newPlayer } from '../support/web/games.ts';
import { accept, enterAs, heading, inviteGuest, ONE_VENUE } from '../support/web/invitation.ts';
import { partOfDay } from '../support/web/organise.ts';
import { expect, newAddress, test } from '../support/web/test.ts';

interface Seen {
  /** Movements of the page. */
  moves: number;
  /** What the phone was told to hum. */
  hums: number[];
  /** What moved, a line a frame, and when. */
  shifts: string[];
}

/** Notes movements of the page, hums, and every layout shift; to be called before the first page. */
async function watchMoments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { moves: 0, hums: [], shifts: [] };
    Object.assign(window, { seen });
    const move = document.startViewTransition?.bind(document);
    if (move) {
      document.startViewTransition = (change) => {
        seen.moves += 1;
        return move(change);
      };
    }
    Object.defineProperty(navigator, 'vibrate', { value: (length: number) => seen.hums.push(length) > 0 });
    // With those of which a press is the reason: who answers has pressed, and must lose nothing under their thumb.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
        const parts = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
        seen.shifts.push(`${Math.round(entry.startTime)}: ${parts.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
const balls = (page: Page) => page.locator('main header [data-ball]');

/** @returns whether the browser asks for movement: of Chromium’s two windows the wide one does */
const moves = (page: Page) => page.evaluate(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);

/** Everything that moves by itself has come to its end. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => undefined));

// R-published
test('sent invitations fly to their places, say to whom, and ask for nothing; a reload does not repeat that', {
  tag: '@wide',
}, async ({ page }) => {
  const owner = await newPlayer(page.request, 'Olga');
  const contactList = ['Ada', 'Bea', 'Cleo'].map((firstName) => ({
    ...{ firstName, lastName: 'Guest', email: newAddress(firstName.toLowerCase()) },
  }));
  const last = await newGame(page.request, owner, { contactList, ...ONE_VENUE }, { matchType: 'OPENDOUBLE' });
  await declineAll(
    page.request,
    last.id,
    contactList.map(({ email }) => email),
  );
  await watchMoments(page);
  await enterAs(page, owner);
  await page.goto('/organise');
  await expect(page.getByText(/^Like your match on/)).toBeVisible();
  await partOfDay(page, 'Evening', 1).check();
  const send = page.getByRole('button', { name: 'Send 3 invitations' });
  await expect(send).toBeInViewport();
  const before = (await seenOn(page)).shifts.length;
  await send.click();
  await expect(page).toHaveURL(/\/game\/[^?]+$/);
  await expect(page.getByText(/^Sent to \w+, \w+ and \w+$/)).toBeVisible();
  await expect(balls(page)).toHaveCount(3);
  expect(await balls(page).first().isVisible()).toBe(await moves(page));
  // R-nudge: they have only just been asked.
  await expect(page.getByRole('button', { name: /^Remind/ })).toHaveCount(0);
  await settled(page);
  expect((await seenOn(page)).shifts.slice(before)).toEqual([]);
  await page.reload();
  await expect(heading(page)).toHaveText('3 more players needed');
  await expect(page.getByText(/^Sent to/)).toHaveCount(0);
  await expect(balls(page)).toHaveCount(0);
});

/**
 * A question and the ticket it becomes are different things: in the frame in which one follows the other the page
 * changes, in one movement. So it is not the sum that counts but the frames: everything else, the press itself and what
 * is fetched afterwards, moves nothing at all.
 */
const MAX_FRAMES = 1;

// R-invitation-court
test('a yes that makes the match moves the page to its ticket once, stamps it, and the phone hums', {
  tag: '@wide',
}, async ({ page }) => {
  const { path } = await inviteGuest(page.request, ONE_VENUE);
  await watchMoments(page);
  await page.goto(path);
  await page.getByRole('checkbox').first().check();
  await expect(accept(page)).toBeEnabled();
  await settled(page);
  const before = (await seenOn(page)).shifts.length;
  await accept(page).click();
  await expect(heading(page)).toHaveText('It’s a match!');
  const stamp = page.locator('header').getByText('Agreed', { exact: true });
  await expect(stamp).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  await settled(page);
  const seen = await seenOn(page);
  expect(seen.shifts.slice(before).length, seen.shifts.join('\n')).toBeLessThanOrEqual(MAX_FRAMES);
  // Who wants less motion gets the same page, without movement.
  expect([seen.moves, seen.hums]).toEqual((await moves(page)) ? [1, [20]] : [0, []]);
  await page.reload();
  await expect(heading(page)).toHaveText('It’s a match!');
  await expect(stamp).toHaveCount(0);
});

// R-own-match-page
test('the organiser who looks sees the match become a ticket', async ({ page }) => {
  const { owner, game, answer } = await inviteGuest(page.request, ONE_VENUE);
  await watchMoments(page);
  await enterAs(page, owner);
  await page.goto(gamePath(game.id));
  await expect(heading(page)).toHaveText('1 more player needed');
  await answer('ACCEPT');
  await expect(heading(page)).toHaveText('It’s a match!');
  const stamp = page.locator('header').getByText('Agreed', { exact: true });
  await expect(stamp).toBeVisible();
  const seen = await seenOn(page);
  expect([seen.moves, seen.hums]).toEqual([(await moves(page)) ? 1 : 0, []]);
  await page.reload();
  await expect(heading(page)).toHaveText('It’s a match!');
  await expect(stamp).toHaveCount(0);
});

// R-choose
test('who chooses the players has the match made by a press', async ({ page }) => {
  const owner = await newPlayer(page.request, 'Olga');
  const finn = await newPlayer(page.request, 'Finn');
  const contactList = [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }];
  const { id } = await newGame(page.request, owner, { contactList, ...ONE_VENUE }, { candidateMethod: 'CHOOSE' });
  await act(page.request, id, finn.token, { actionType: 'ACCEPT' });
  await watchMoments(page);
  await enterAs(page, owner);
  await page.goto(gamePath(id));
  await page.getByRole('radio', { name: 'Finn' }).check();
  await page.getByRole('button', { name: 'Confirm this player' }).click();
  await expect(heading(page)).toHaveText('It’s a match!');
  await expect(page.locator('header').getByText('Agreed', { exact: true })).toBeVisible();
  expect((await seenOn(page)).hums).toEqual((await moves(page)) ? [20] : []);
});
