import pg from 'pg';
import { startEmbedded } from '../../server/db/embedded.ts';
import { databaseUrl } from '../support/databaseUrl.ts';
import { SPORT_COUNT, seedClub, seedToken } from '../support/seedClub.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { expect, expectAccessible, moveClock, test } from '../support/web.ts';
import { act, hoursFromNow, newGame, newPlayer } from '../support/webGames.ts';
import { startServer, type WebServer } from '../support/webServer.ts';

const VIEWER = 8;
/** Of one sport: more than a page of a ranking. */
const PLAYERS = 120;
const HOUR = 3_600_000;

// A club of many players, and a clock that goes past a match: a server and a database of its own.
test.describe.configure({ mode: 'serial' });
const folder = temporaryFolder();
let database: Awaited<ReturnType<typeof startEmbedded>>;
let server: WebServer;

test.beforeAll(async () => {
  database = await startEmbedded({ dataDir: folder.path, say: () => undefined });
  const url = databaseUrl(database.connection);
  server = await startServer(false, { DATABASE_URL: url });
  const client = new pg.Client(url);
  await client.connect();
  await seedClub(client, { players: PLAYERS * SPORT_COUNT, rounds: 3, now: new Date() }, [VIEWER]);
  await client.end();
});
test.afterAll(async () => {
  await server.stop();
  await database.stop();
  folder.remove();
});

test('a long ranking goes page by page, and leads to one’s own row', async ({ browser, contextOptions }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
  const page = await context.newPage();
  await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), seedToken(VIEWER));
  await page.goto('/ratingsAndRankings');
  const table = page.getByRole('table', { name: 'Same gender' });
  const ranks = table.getByRole('row');
  await expect(ranks).toHaveCount(51);
  await expect(page.getByText(`1–50 of ${PLAYERS}`).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ranks after' }).first().click();
  await expect(page.getByText(`51–100 of ${PLAYERS}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Ranks before' }).first().click();
  await expect(page.getByText(`1–50 of ${PLAYERS}`).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^To me, rank \d+$/ })
    .first()
    .click();
  const own = table.locator('tr[aria-current]');
  await expect(own).toContainText(`Last${VIEWER}`);
  await expect(own).toBeInViewport();
  // The keyboard goes on from there.
  await expect(own.getByRole('button')).toBeFocused();
  await context.close();
});

test('sides that disagree about a score are told, and one of them can settle it', async ({
  browser,
  contextOptions,
}) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
  const page = await context.newPage();
  const { request } = page;
  const [olga, finn] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Finn')];
  const { id } = await newGame(request, olga, {
    contactList: [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }],
    calendarPreference: [{ fromTime: hoursFromNow(2), toTime: hoursFromNow(3) }],
    locationPreference: [{ location: { name: 'Court 1' } }],
  });
  await act(request, id, finn.token, { actionType: 'ACCEPT' });
  await moveClock(request, new Date(Date.now() + 5 * HOUR));
  const score = (initiatorScore: number, opponentScore: number) => ({
    actionType: 'SET_SCORE',
    sets: [{ initiatorScore, opponentScore, type: 'NORMAL', ord: 1 }],
    winner: initiatorScore > opponentScore ? 'INITIATOR' : 'OPPONENT',
  });
  await act(request, id, olga.token, score(6, 4));
  await act(request, id, finn.token, score(4, 6));
  await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), olga.token);
  await page.goto('/?past');
  await expect(page.getByText('The sides disagree', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Correct the score/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The other side has entered another score.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save the score' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The sides disagree', { exact: true })).toHaveCount(0);
  await moveClock(request, null);
  await context.close();
});
