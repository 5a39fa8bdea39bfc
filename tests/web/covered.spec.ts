import type { Page } from '@playwright/test';
import type { Game } from '../../shared/contract/schemas/gameAnswer.ts';
import type { Language } from '../../shared/locales/languages.ts';
import { gamePath } from '../../shared/routes/paths.ts';
import { untilAtRest } from '../support/web/atRest.ts';
import { expectNothingCovered } from '../support/web/covered.ts';
import { newGame, newPlayer, pathOf } from '../support/web/games.ts';
import { accept, chooseSlot, inviteGuest, ONE_VENUE } from '../support/web/invitation.ts';
import { memberPages, organiserSession, VISITOR_PAGES } from '../support/web/pages.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/web/test.ts';

// R-nothing-over: nothing covers a control on any page or sheet, in a window of any size.
// German has the longest words.
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 700 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

// Twenty pages and more in one visit.

async function expectFreeAtEverySize(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await untilAtRest(page);
    await expectNothingCovered(page, `${what}, ${size.width} px`);
    await expectNoSidewaysScroll(page, `${what}, ${size.width} px`);
  }
}

/** Opens a page anew, and waits until everything on it is there. */
async function open(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.locator('[aria-busy=true], [data-skeleton]'), path).toHaveCount(0);
}

async function enter(page: Page): Promise<string> {
  const token = await organiserSession(page.request);
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
  return token;
}

test('nothing lies over what can be pressed on a visitor’s page of any size', async ({ page, request }) => {
  const { path } = await inviteGuest(request);
  for (const visited of [...VISITOR_PAGES, path]) {
    await open(page, visited, 'de');
    await expectFreeAtEverySize(page, visited);
  }
});

test('nothing lies over what can be pressed on a member’s page of any size', async ({ page, request }) => {
  for (const visited of await memberPages(request, await enter(page))) {
    await open(page, visited, 'de');
    await expectFreeAtEverySize(page, visited);
  }
});

/** Dialogs by what opens them; matches by an action that they have. */
const DIALOGS: readonly (readonly [path: string, opener: string | RegExp])[] = [
  ['/friendsAndBalls', 'Menu'],
  ['/friendsAndBalls', 'Search'],
  ['/', 'I won'],
  ['/?past', /^Keys/],
  ['/organise', 'Preview'],
  ['/organise', 'Save these people as a group'],
  ['/profile', 'Change the picture'],
  ['/profile', 'Delete my account'],
  ['/ratingsAndRankings', 'Set your starting level'],
  ['/ratingsAndRankings', /^History of /],
  ['/ratingsAndRankings?tab=technical', /^Give stars /],
  ['CONFIRMATION', 'Ask people who fit'],
  ['PARTNER_SELECTION', 'I can’t play'],
  ['PARTNER_SELECTION', 'Cancel the match'],
];

test('nothing lies over what can be pressed in a dialog, at any size', async ({ page, request }) => {
  const token = await enter(page);
  const headers = { Authorization: `Bearer ${token}` };
  const { games } = await (await request.get('/api/report/dashboard', { headers })).json();
  const pathWith = (action: string) =>
    gamePath(
      (games as Game[]).find((game) => game.userRole === 'OWNER' && game.action.includes(action as never))?.id ?? '',
    );
  for (const [where, opener] of DIALOGS) {
    const path = where.startsWith('/') ? where : pathWith(where);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path, 'en');
    // On a phone the keys have no button, and on a wide window the menu is another one: either is a dialog.
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.locator('dialog:modal'), String(opener)).toBeVisible();
    await expectFreeAtEverySize(page, `${path}, ${opener}`);
  }
});

test('nothing lies over what can be pressed in a guest’s sheets, at any size', async ({ page, request }) => {
  const owner = await newPlayer(request, 'Olga');
  const { shareUrl } = await newGame(request, owner, ONE_VENUE);
  await open(page, pathOf(shareUrl), 'en');
  await chooseSlot(page);
  await expectFreeAtEverySize(page, 'with the bar');
  await accept(page).click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expectFreeAtEverySize(page, 'who are you');
});
