import type { Locator, Page } from '@playwright/test';
import { act, hoursFromNow, newGame, newPlayer } from '../support/web/games.ts';
import { enterAs, heading, inviteGuest } from '../support/web/invitation.ts';
import { organiserSession } from '../support/web/pages.ts';
import { expect, test } from '../support/web/test.ts';
import { words } from '../support/words.ts';

/** @returns where the words or the icon of an element begin */
const beginning = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const icon = node.querySelector('svg');
    const words = range.getBoundingClientRect().left;
    return Math.round(Math.min(words, icon?.getBoundingClientRect().left ?? words));
  });

/** Nothing of a page stands left of the others by the padding of a button without a ground. */
async function expectInLine(button: Locator, other: Locator): Promise<void> {
  await expect(button).toBeVisible();
  expect(Math.abs((await beginning(button)) - (await beginning(other)))).toBeLessThanOrEqual(2);
}

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('buttons without a ground begin where what is above them does', () => {
  test('on an answered invitation', { tag: '@wide' }, async ({ page, request, isMobile }) => {
    const { path, answer } = await inviteGuest(request);
    await answer('DECLINE');
    await page.goto(path);
    await expect(heading(page)).toHaveText('You declined');
    const box = await page.locator('aside > *').first().boundingBox();
    const begins = await beginning(named(page, 'Delete my data'));
    expect(Math.abs(begins - (box?.x ?? 0))).toBeLessThanOrEqual(2);
    expect(isMobile ? begins : 16).toBe(16);
  });

  test('on the profile', { tag: '@wide' }, async ({ page, request, isMobile }) => {
    await enterAs(page, await newPlayer(request, 'Pia'));
    await page.goto('/profile');
    await expectInLine(named(page, 'Log out').last(), page.getByText('Your plan', { exact: true }));
    expect(isMobile ? await beginning(named(page, 'Delete my account')) : 16).toBe(16);
  });

  test('on the page that changes a match', async ({ page, request, isMobile }) => {
    test.skip(!isMobile, 'a wide window has it at the end of the row');
    const owner = await newPlayer(request, 'Olga');
    const game = await newGame(request, owner, {
      calendarPreference: [{ fromTime: hoursFromNow(48), toTime: hoursFromNow(51) }],
    });
    await enterAs(page, owner);
    await page.goto(`/game/${game.id}/edit`);
    await expectInLine(named(page, 'Same time next day'), page.getByText('possible start times'));
  });
});

test('an answered invitation ends where the header does', { tag: '@wide' }, async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'a phone has one column');
  await page.setViewportSize({ width: 1440, height: 900 });
  const { path, answer } = await inviteGuest(request);
  for (const state of ['asked', 'declined']) {
    if (state === 'declined') await answer('DECLINE');
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    const ends = await page
      .locator('[data-choosing] :is(section, details, button, a)')
      .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
    // 88 rem in the middle of the window, less the gutter.
    expect(Math.abs(ends - 1396), state).toBeLessThanOrEqual(1);
  }
});

// R-own-match-page
test('a match that was called off is offered again, once', async ({ page, request }) => {
  const owner = await newPlayer(request, 'Olga');
  const game = await newGame(request, owner);
  await act(request, game.id, owner.token, { actionType: 'CANCEL' });
  await enterAs(page, owner);
  await page.goto(`/game/${game.id}`);
  await expect(heading(page)).toHaveText('Cancelled');
  await expect(page.getByRole('link', { name: 'Organise again' })).toHaveCount(1);
});

test('the dialog of the starting level has its title in one line', { tag: '@wide' }, async ({ page, request }) => {
  const token = await organiserSession(request);
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
  await page.goto('/ratingsAndRankings');
  await page.getByRole('button', { name: 'Set your starting level' }).click();
  const title = page.getByRole('dialog').getByRole('heading');
  await expect(title).toBeVisible();
  expect((await title.boundingBox())?.height).toBeLessThan(40);
});

// R-no-matches
test('each way of an empty dashboard has its words in one line', { tag: '@wide' }, async ({ page, request }) => {
  await enterAs(page, await newPlayer(request, 'Pia'));
  for (const language of ['en', 'de'] as const) {
    const t = words(language);
    await page.goto(`/?lang=${language}`);
    const way = page.getByRole('link', { name: t('dashboard.empty.level') });
    await expect(way).toBeVisible();
    expect((await way.boundingBox())?.height, language).toBeLessThanOrEqual(44);
  }
});

// R-upgrade-page
test('what a period of a plan costs stands in the line of the period', { tag: '@wide' }, async ({ page, request }) => {
  await enterAs(page, await newPlayer(request, 'Pia'));
  await page.goto('/upgradeAccount?lang=en');
  const box = page.getByRole('button', { name: /Live It, 12 months/ });
  await expect(box).toBeVisible();
  const [period, price, detail] = await Promise.all(
    ['12 months', '€71.10', /a month/].map((text) => box.getByText(text).last().boundingBox()),
  );
  expect(Math.abs((period?.y ?? 0) - (price?.y ?? 100))).toBeLessThan(8);
  expect(price?.x).toBeGreaterThan((period?.x ?? 0) + (period?.width ?? 0));
  expect(detail?.height).toBeLessThan(24);
});
