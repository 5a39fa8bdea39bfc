import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { gamePath } from '../../../shared/routes/paths.ts';
import { LOOK_MS } from '../../support/patience.ts';
import { newGame } from '../../support/web/games.ts';
import { test } from '../../support/web/ownClock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, moveClock } from '../../support/web/test.ts';
import { newMatch, newPair, newWindow, playOut } from '../scores/playing.ts';

const HOUR = 3_600_000;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNarrowGerman(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.goto(`${new URL(page.url()).pathname}?lang=de`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(heading(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`${new URL(page.url()).pathname}?lang=en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  if (size) await page.setViewportSize(size);
}

// R-own-match-page, R-score-keys, R-level-move
test('one page, four faces: who is missing, the ticket, three presses for a score, and what it did', {
  tag: ['@wide', '@needs-downloads'],
}, async ({ browser, contextOptions, isPhone }) => {
  const { request } = await newWindow(browser, contextOptions);
  const { olga, finn } = await newPair(request);
  const game = await newMatch(request, { olga, finn });
  const page = await newWindow(browser, contextOptions, olga);
  await page.goto(gamePath(game.id));
  await expect(heading(page)).toHaveText('It’s a match!');
  await expect(page.getByRole('timer')).toContainText('Starts in');
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await expectSound(page);
  await expectNarrowGerman(page);

  await playOut(request);
  await page.reload();
  await expect(heading(page)).toHaveText('How did it go?');
  await page.getByRole('button', { name: 'Enter the score' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter the score' });
  await expectSound(page);
  await dialog.getByRole('button', { name: '6–4' }).click();
  await dialog.getByRole('button', { name: '6–3' }).click();
  await dialog.getByRole('button', { name: 'Save: you won 2–0' }).click();
  await expect(heading(page)).toHaveText('You won this one');
  await expect(page.getByRole('row', { name: /^You\s*Winner\s*6\s*6$/ })).toBeVisible();
  // R-played-page: the headline, the board, what comes next in one row, and then what it did to the level.
  const rematch = page.getByRole('link', { name: 'Rematch' });
  const picture = page.getByRole('button', { name: 'Save picture' });
  const more = page.getByRole('button', { name: 'More', exact: true });
  const [head, board, again, saved, menu] = await Promise.all(
    [heading(page), page.getByRole('table').first(), rematch, picture, more].map((part) => part.boundingBox()),
  );
  expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThan(board?.y ?? 0);
  expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThan(again?.y ?? 0);
  expect([saved?.y, menu?.y]).toEqual([again?.y, again?.y]);
  await more.click();
  await page.getByRole('menuitem', { name: 'Correct the score' }).click();
  await expect(page.getByRole('dialog', { name: 'Correct the score' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Ratings follow in a job of their own, a moment later.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your level' })).toBeVisible({ timeout: LOOK_MS });
  }).toPass();
  await expect(page.getByText('Your chance of winning was 50%, and you won.')).toBeVisible();
  await expect(page.getByText(/^The levels of .*Olga.* were still provisional/)).toBeVisible();
  await expect(page.getByText('± 0.9')).toBeVisible();
  await expect(page.getByText('Your first rated match against each other.')).toBeVisible();
  // R-share-picture: a file, where there is no share sheet for pictures.
  const download = page.waitForEvent('download');
  await picture.click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  await expectSound(page);
  await expectNarrowGerman(page);

  // R-played-page: an invited player sees the same from their side, and may play it again (R-copy-game).
  const other = await newWindow(browser, contextOptions, finn);
  await other.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(navigator, { canShare: () => true, share: async (data: ShareData) => void shared.push(data) });
    Object.assign(window, { shared });
  });
  await other.goto(gamePath(game.id));
  await expect(heading(other)).toHaveText('Olga won');
  await expect(other.getByRole('row', { name: /^Olga Baker\s*Winner\s*6\s*6$/ })).toBeVisible();
  await expect(other.getByText('Your chance of winning was 50%, but it went the other way.')).toBeVisible();
  await expectSound(other);
  // Who played and what else there is to know stand below the board, so that the page has no hole.
  const [theirBoard, folds, level] = await Promise.all(
    [
      other.getByRole('table').first(),
      other.getByText('Good to know', { exact: true }),
      other.getByRole('heading', { name: 'Your level' }),
    ].map((part) => part.boundingBox()),
  );
  expect(folds?.y).toBeGreaterThan((theirBoard?.y ?? 0) + (theirBoard?.height ?? 0));
  if (!isPhone) expect(folds?.x).toBeLessThan(level?.x ?? 0);
  await other.getByRole('button', { name: 'Share…' }).click();
  const shared = () => other.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  await expect.poll(async () => (await shared())[0]?.title).toBe('Olga – Finn 6–4 6–3');
  // R-stars: asked for where one has played, and only as long as they are not given.
  await other.getByRole('button', { name: 'Give stars Olga' }).click();
  const stars = other.getByRole('dialog', { name: 'Stars for Olga' });
  await stars.getByRole('radio', { name: '5 stars' }).first().click();
  await stars.getByRole('button', { name: 'Give these stars' }).click();
  await expect(other.getByText('You’ve given your stars.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Give stars Olga' })).toHaveCount(0);
  await other.getByRole('link', { name: 'Rematch' }).click();
  await expect(other.getByText('Copied from your earlier match.')).toBeVisible();
});

// R-silent, R-nudge
test('beside the week somebody who was asked half a day ago is asked again by one press', { tag: '@wide' }, async ({
  browser,
  contextOptions,
  isPhone,
}) => {
  test.skip(isPhone, 'a phone has no week');
  const { request } = await newWindow(browser, contextOptions);
  const { olga, finn } = await newPair(request);
  const { id } = await newGame(request, olga, {
    contactList: [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }],
  });
  await moveClock(request, new Date(Date.now() + 13 * HOUR));
  const page = await newWindow(browser, contextOptions, olga);
  await page.goto('/');
  const nudge = page.getByRole('button', { name: 'Ask Finn again' });
  const asked = page.waitForResponse(`**/api/game/${id}/nudge*`);
  await nudge.click();
  expect(await (await asked).json()).toEqual({ sent: 1 });
  await expect(page.getByText('1 reminder is on its way')).toBeVisible();
  await expect(nudge).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/Reminded (this minute|\d+ minutes? ago)/)).toBeVisible();
  await expect(nudge).toHaveCount(0);
});
