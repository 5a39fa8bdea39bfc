import type { Page } from '@playwright/test';
import { gamePath } from '../../shared/routes/paths.ts';
import { act, newGame, newPlayer } from '../support/web/games.ts';
import { enterAs, inviteGuest } from '../support/web/invitation.ts';
import { memberPages, organiserSession, VISITOR_PAGES } from '../support/web/pages.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/web/test.ts';

// What one engine alone has shown so far.

async function enterDemo(page: Page): Promise<void> {
  const token = await organiserSession(page.request);
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
}

test('a row of the rankings is pressed on itself alone', { tag: ['@engines', '@journey'] }, async ({ page }) => {
  await enterDemo(page);
  await page.goto('/ratingsAndRankings?sport=TENNIS');
  const rows = page.getByRole('table', { name: /^History of/ }).getByRole('button');
  await expect(rows.first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const hit = await page.evaluate(() => {
    const seen = new Set<string>();
    for (let x = 5; x < innerWidth; x += 10)
      for (let y = 5; y < innerHeight; y += 10)
        if (document.elementFromPoint(x, y)?.closest('table')?.caption?.textContent?.startsWith('History'))
          seen.add(`${x}`);
    const table = [...document.querySelectorAll('table')].find((each) =>
      each.caption?.textContent?.startsWith('History'),
    );
    const { top = 0 } = table?.getBoundingClientRect() ?? {};
    return { columns: seen.size, isBelow: top > innerHeight };
  });
  // The history stands below the fold, so no press of the first screen is its own.
  expect(hit.isBelow ? hit.columns : 0).toBe(0);
  // And a row is pressed anywhere along it.
  await rows.first().scrollIntoViewIfNeeded();
  const box = await rows.first().evaluate((button) => {
    const { right, top, height } = (button.closest('tr') as HTMLElement).getBoundingClientRect();
    return { x: right - 20, y: top + height / 2 };
  });
  const isHit = ({ x, y }: typeof box) => document.elementFromPoint(x, y)?.closest('button') !== null;
  expect(await page.evaluate(isHit, box)).toBe(true);
});

test('a device that is turned leaves no page wider than itself', { tag: '@engines' }, async ({ page, request }) => {
  const owner = await newPlayer(request, 'Olga');
  const guest = await newPlayer(request, 'Gil');
  const contactList = [{ firstName: 'Gil', lastName: 'Baker', email: guest.email }];
  const options = { contactList, locationPreference: [{ location: { name: 'Court 1' } }] };
  const { id, calendarPreference } = await newGame(request, owner, options, { onlyAcceptedPlayers: true });
  const preference = { calendarPreference: calendarPreference.slice(0, 1), locationPreference: [] };
  await act(request, id, guest.token, { actionType: 'ACCEPT', preference });
  await enterAs(page, owner);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(gamePath(id));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

// R-large-text
test('text of twice the size fits a phone on every page, in German', { tag: '@engines' }, async ({ page, request }) => {
  const { path } = await inviteGuest(request);
  const open = async (each: string) => {
    await page.goto(`${each}${each.includes('?') ? '&' : '?'}lang=de`);
    await expect(page.getByRole('contentinfo'), each).toBeVisible();
    await expect(page.locator('[aria-busy=true], [data-skeleton]'), each).toHaveCount(0);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page, each);
    // Five words beside each other, none over the next.
    const wide = await page.locator('[data-tabs] a').evaluateAll((all) =>
      all
        .flatMap((tab) =>
          [...tab.childNodes].filter((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return node.nodeType === Node.TEXT_NODE && range.getBoundingClientRect().width > tab.clientWidth;
          }),
        )
        .map((node) => node.textContent),
    );
    expect(wide, each).toEqual([]);
  };
  for (const each of [path, ...VISITOR_PAGES]) await open(each);
  const token = await organiserSession(request);
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
  for (const each of await memberPages(request, token)) await open(each);
});
