import type { APIRequestContext, Locator } from '@playwright/test';
import { gamePath } from '../../shared/routes/paths.ts';
import { act, newGame, newPlayer, type Player } from '../support/web/games.ts';
import { accept, introduce, ONE_VENUE } from '../support/web/invitation.ts';
import { startServer, type WebServer } from '../support/web/server.ts';
import { expect, mailedLink, moveClock, test } from '../support/web/test.ts';
import { newWindow } from './scores/playing.ts';

// What a screen reader is told, kept as text beside this file: names, roles, states, live regions, and their order. After a
// change of a page, read it again as somebody who does not see it, and write it anew with --update-snapshots.

/** A Monday: what stands on the pages is the same whenever this runs. */
const NOW = new Date('2030-11-18T10:00:00.000Z');
const AFTER = new Date('2030-11-21T20:00:00.000Z');
const TIMES = [{ fromTime: '2030-11-20T17:00:00.000Z', toTime: '2030-11-20T20:00:00.000Z' }];

let server: WebServer;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  server = await startServer(false);
});
test.beforeEach(({ request }) => moveClock(request, NOW, server.url));
test.afterAll(() => server.stop());

/** Olga's match in two days at six, which Gil is invited to; nobody else has one. */
async function newInvitation(request: APIRequestContext) {
  const olga = await newPlayer(request, 'Olga');
  const gil = await newPlayer(request, 'Gil');
  const contactList = [{ firstName: 'Gil', lastName: 'Baker', email: gil.email }];
  const game = await newGame(request, olga, { contactList, calendarPreference: TIMES });
  const path = await mailedLink(request, gil.email, 'invites you');
  return { olga, gil, game, path };
}

/** Olga's and Gil's, on Thursday at six. */
async function agree(request: APIRequestContext, olga: Player, gil: Player) {
  const contactList = [{ firstName: 'Gil', lastName: 'Baker', email: gil.email }];
  const calendarPreference = [{ fromTime: '2030-11-21T17:00:00.000Z', toTime: '2030-11-21T18:00:00.000Z' }];
  const game = await newGame(request, olga, { ...ONE_VENUE, contactList, calendarPreference });
  return act(request, game.id, gil.token, { actionType: 'ACCEPT' });
}

/** What is read there, word for word; where links lead is not, and ids are others each time. */
async function expectRead(place: Locator, name: string) {
  const read = await place.ariaSnapshot();
  expect(read.replace(/^ *- \/url: .*\n/gm, '')).toMatchSnapshot(`${name}.txt`);
}

// R-readers
test('an invitation, and who came by its share link, are read in order', {
  tag: '@engines',
}, async ({ browser, contextOptions }) => {
  const page = await newWindow(browser, { ...contextOptions, baseURL: server.url });
  const { path, game } = await newInvitation(page.request);
  await page.goto(path);
  await expect(accept(page)).toBeVisible();
  await expect(page.getByText('A win could change your level')).toBeVisible();
  // Where the page did not come rendered, it is known last that nobody is logged in.
  await expect(page.getByRole('heading', { name: 'New to Crosscourt?' })).toBeVisible();
  await expectRead(page.locator('body'), 'invitation');
  await page.goto(new URL(game.shareUrl ?? '').pathname);
  await page.getByRole('checkbox').first().check();
  await introduce(page, 'vic@mail.example');
  await expectRead(page.getByRole('dialog'), 'who-are-you');
});

test('the dashboard, its menu and its search are read in order', { tag: '@engines' }, async ({
  browser,
  contextOptions,
}) => {
  const { request } = await newWindow(browser, { ...contextOptions, baseURL: server.url });
  const { olga, gil } = await newInvitation(request);
  await agree(request, olga, gil);
  const page = await newWindow(browser, { ...contextOptions, baseURL: server.url }, gil);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your move' })).toBeVisible();
  // It leaves where there is none yet, and the foot of the page comes.
  await expect(page.getByRole('region', { name: 'Your form' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectRead(page.locator('body'), 'dashboard');
  await page.getByRole('button', { name: 'Search' }).click();
  await expectRead(page.getByRole('dialog'), 'search');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectRead(page.getByRole('dialog'), 'menu');
});

test('the sheet for the score is read in order, and says what was entered', {
  tag: '@engines',
}, async ({ browser, contextOptions }) => {
  const { request } = await newWindow(browser, { ...contextOptions, baseURL: server.url });
  const olga = await newPlayer(request, 'Olga');
  const gil = await newPlayer(request, 'Gil');
  const { id } = await agree(request, olga, gil);
  await moveClock(request, AFTER, server.url);
  const page = await newWindow(browser, { ...contextOptions, baseURL: server.url }, olga);
  await page.goto(gamePath(id));
  await page.getByRole('button', { name: 'Enter the score' }).click();
  const sheet = page.getByRole('dialog', { name: 'Enter the score' });
  await expectRead(sheet, 'score');
  await sheet.getByRole('button', { name: '6–7' }).click();
  await sheet.getByRole('button', { name: '5–7' }).click();
  await expectRead(sheet, 'score-one-set');
});
