import type { Locator, Page } from '@playwright/test';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import { act, hoursFromNow, newGame, newPlayer, partsOf, readGame } from '../../support/web/games.ts';
import { accept, enterAs, heading, ONE_VENUE } from '../../support/web/invitation.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  mailedLink,
  newAddress,
  test,
} from '../../support/web/test.ts';

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'You already have a match then' });

/** Somebody with an agreed match of padel, who is invited to tennis over the hours around it. */
async function busyPlayer(page: Page, changes: (at: { fromTime: string; toTime: string }) => object = () => ({})) {
  const { request } = page;
  const [owner, player] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Bea')];
  const contactList = [{ firstName: 'Bea', lastName: 'Baker', email: player.email }];
  const at = { fromTime: hoursFromNow(49), toTime: hoursFromNow(50) };
  const padel = { sport: 'PADEL', calendarPreference: [at], contactList, ...ONE_VENUE };
  const agreed = await newGame(request, owner, padel);
  await act(request, agreed.id, player.token, { actionType: 'ACCEPT' });
  const game = await newGame(request, owner, { contactList, ...ONE_VENUE, ...changes(at) });
  await enterAs(page, player);
  const path = invitationPath({ gameId: game.id, password: null, token: WEB_ACCESS_TOKEN });
  const status = async () => (await readGame(request, game.id, player.token)).currentInvitee?.status;
  return { path, at, status };
}

// R-clashes
test('a second match at the same time is warned of above the buttons, and asked about before it is accepted @wide', async ({
  page,
}) => {
  const { path, at, status } = await busyPlayer(page);
  await page.goto(path);
  await page.locator(`input[value="${at.fromTime}"]`).check();
  const warning = page.getByRole('status').filter({ hasText: 'You already have a match then:' });
  await expect(warning).toContainText('Padel: ');
  await expect(warning).toBeInViewport({ ratio: 1 });
  await expect(accept(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'warned');
  await accept(page).click();
  await expect(dialog(page)).toContainText('Padel: ');
  await expectAccessible(page, 'asked');
  await dialog(page).getByRole('button', { name: 'Go back' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await status()).toBe('OPENED');
  await accept(page).click();
  await dialog(page).getByRole('button', { name: 'Yes, all the same' }).click();
  await expect(heading(page)).toHaveText('It’s a match!');

  await page.goto('/');
  const overlaps = page.getByText('These matches of yours overlap');
  await expect(overlaps).toBeInViewport();
  await expect(page.getByRole('link', { name: /^Padel with Olga/ }).first()).toBeVisible();
  await expectAccessible(page, 'dashboard');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('a guest reads it in the page as it comes', async ({ page }) => {
  const { request } = page;
  const owner = await newPlayer(request, 'Olga');
  const guest = { firstName: 'Gil', lastName: 'Guest', email: newAddress('gil') };
  const at = { fromTime: hoursFromNow(49), toTime: hoursFromNow(50) };
  const one = { calendarPreference: [at], contactList: [guest], ...ONE_VENUE };
  const padel = await newGame(request, owner, { ...one, sport: 'PADEL' });
  const { token, password } = partsOf(await mailedLink(request, guest.email, 'play padel'));
  await act(request, padel.id, token, { actionType: 'ACCEPT', password });
  await newGame(request, owner, one);
  const path = await mailedLink(request, guest.email, 'play tennis');
  const html = await (await request.get(path)).text();
  expect(html.includes('You already have a match then:')).toBe(true);
  await page.goto(path);
  await expect(page.getByRole('status').filter({ hasText: 'You already have a match then:' })).toContainText('Padel: ');
});

/** Of a text with a range of times: on how many lines the range stands. */
const linesOfRange = (line: Locator): Promise<number> =>
  line.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const tops = new Set<number>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const found = /\d+:\d+[^,]*–.*/.exec(node.textContent ?? '');
      if (!found) continue;
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      for (const { top } of range.getClientRects()) tops.add(Math.round(top));
    }
    return tops.size;
  });

test('the times of a range stay together on a narrow phone', async ({ page }) => {
  const { path, at } = await busyPlayer(page);
  await page.goto(path);
  await page.locator(`input[value="${at.fromTime}"]`).check();
  await accept(page).click();
  const line = dialog(page).getByRole('listitem');
  for (const width of [320, 300, 280, 260]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await linesOfRange(line), `${width} px`).toBe(1);
  }
});
