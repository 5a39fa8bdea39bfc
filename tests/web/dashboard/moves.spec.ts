import type { Page } from '@playwright/test';
import { act, hoursFromNow, newGame, readGame } from '../../support/web/games.ts';
import { test } from '../../support/web/ownClock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../../support/web/test.ts';
import { newMatch, newPair, newWindow, playOut } from '../scores/playing.ts';

const window = (day: number, hours = 1) => ({
  fromTime: hoursFromNow(24 * day),
  toTime: hoursFromNow(24 * day + hours),
});

/** @returns where the page leads to, each time it does */
const linksOf = (page: Page) =>
  page
    .locator('main a[href^="/extinv/"], main a[href^="/game/"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')));

// R-dashboard, R-moves
test('what waits is answered where it stands, and is gone then; no match stands twice', {
  tag: ['@engines', '@journey'],
}, async ({ browser, contextOptions }) => {
  const nobody = await newWindow(browser, contextOptions);
  const { request } = nobody;
  const { olga, finn } = await newPair(request);
  const contactList = [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }];
  const invite = (changes: Record<string, unknown>) => newGame(request, olga, { contactList, ...changes });
  const played = await newMatch(request, { olga, finn });
  const rained = await newMatch(request, { olga, finn });
  await playOut(request);
  const next = await invite({ calendarPreference: [window(2)] });
  await act(request, next.id, finn.token, { actionType: 'ACCEPT' });
  const wide = await invite({ calendarPreference: [window(3, 3), window(4, 3)] });
  const declined = await invite({ calendarPreference: [window(5)] });
  const own = await newGame(request, finn, {
    contactList: [{ firstName: 'Olga', lastName: 'Baker', email: olga.email }],
    calendarPreference: [window(6)],
  });

  const page = await newWindow(browser, contextOptions, finn);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Next on court' }).getByRole('link')).toHaveAttribute(
    'href',
    `/extinv/${next.id}/n`,
  );
  const moves = page.getByRole('region', { name: 'Your move' });
  const cards = moves.getByRole('article');
  await expect(cards).toHaveCount(4);
  const waiting = page.getByRole('region', { name: 'Waiting for others' });
  await expect(waiting.getByRole('link', { name: /Tennis with Olga Baker.*0 of 1 have answered/ })).toBeVisible();
  // Besides the link to more times, which leads to the match as its title does.
  const links = new Set(await linksOf(page));
  expect(links.size).toBe(6);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  for (const lang of ['de', 'hu']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/?lang=${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('article')).toHaveCount(4);
    await expectNoSidewaysScroll(page, lang);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?lang=en');

  // A score: the winner is said first, and the sheet knows when the sets say otherwise.
  const card = (id: string) => moves.locator(`[data-move="${id}"]`);
  await card(played.id).getByRole('button', { name: 'I won' }).click();
  const sheet = page.getByRole('dialog', { name: 'Enter the score' });
  await expect(sheet.locator('input').first()).toBeFocused();
  await page.keyboard.type('6464', { delay: 20 });
  await expect(sheet.getByText('Olga Baker won by these sets.')).toBeVisible();
  for (const figure of ['Set 1, Olga Baker', 'Set 2, Olga Baker']) await sheet.getByLabel(figure).fill('4');
  for (const figure of ['Set 1, Finn Baker', 'Set 2, Finn Baker']) await sheet.getByLabel(figure).fill('6');
  await expect(sheet.getByText('won by these sets')).toHaveCount(0);
  await sheet.getByRole('button', { name: /^Save: / }).click();
  await expect(card(played.id)).toHaveCount(0);
  expect((await readGame(request, played.id, finn.token)).winner).toBe('OPPONENT');

  await card(rained.id).getByRole('button', { name: 'Not played' }).click();
  await expect(card(rained.id)).toHaveCount(0);
  expect((await readGame(request, rained.id, finn.token)).playedStatus).toBe('NOT_PLAYED');

  // An invitation: by one of its times, at both venues.
  await expect(card(wide.id).getByRole('button', { name: 'Any time works for me' })).toBeVisible();
  const start = card(wide.id).getByRole('checkbox').nth(1);
  await start.focus();
  await page.keyboard.press('Space');
  await card(wide.id).getByRole('button', { name: 'I can play' }).click();
  await expect(page.getByText('It’s a match: you’re in.')).toBeVisible();
  await expect(card(wide.id)).toHaveCount(0);
  await expect(moves.getByRole('heading', { name: 'Your move' })).toBeFocused();
  const agreed = await readGame(request, wide.id, finn.token);
  expect(agreed.status).toBe('SCHEDULED');
  await expect(page.getByRole('region', { name: 'After that' }).getByRole('link')).toHaveAttribute(
    'href',
    `/extinv/${wide.id}/n`,
  );
  await card(declined.id).getByRole('button', { name: 'I can’t' }).click();
  await expect(moves).toHaveCount(0);
  expect((await readGame(request, declined.id, finn.token)).currentInvitee?.status).toBe('DECLINED');
  expect(new Set(await linksOf(page))).toEqual(
    new Set([`/extinv/${next.id}/n`, `/extinv/${wide.id}/n`, `/game/${own.id}`]),
  );

  // What is none of the overview is in the list of all.
  await page.getByRole('link', { name: 'All matches' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All matches');
  await expect(page.getByRole('listitem').filter({ hasText: 'You declined' })).toHaveCount(1);
});
