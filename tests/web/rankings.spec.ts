import pg from 'pg';
import { startEmbedded } from '../../server/db/embedded.ts';
import { databaseUrl } from '../support/database/databaseUrl.ts';
import { SPORT_COUNT, seedClub, seedToken } from '../support/seedClub.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { startServer, type WebServer } from '../support/web/server.ts';
import { expect, expectAccessible, test } from '../support/web/test.ts';

const VIEWER = 8;
/** Of one sport: more than a page of a ranking. */
const PLAYERS = 120;

// A club of many players: a server and a database of its own.
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
  await seedClub(client, { players: PLAYERS * SPORT_COUNT, rounds: 5, now: new Date() }, [VIEWER]);
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
  const table = page.getByRole('table', { name: 'Same gender', exact: true });
  const ranks = table.getByRole('row');
  // Two above and two below come first, the rest when asked for.
  const own = table.locator('tr[aria-current]');
  await expect(ranks).toHaveCount(6);
  await expect(own).toContainText(`Last${VIEWER}`);
  await page.getByRole('button', { name: `All ${PLAYERS}` }).click();
  await expect(ranks).toHaveCount(51);
  await expect(page.getByText(`1–50 of ${PLAYERS}`).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next ranks' }).first().click();
  await expect(page.getByText(`51–100 of ${PLAYERS}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Previous ranks' }).first().click();
  await expect(page.getByText(`1–50 of ${PLAYERS}`).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Go to my rank: \d+$/ })
    .first()
    .click();
  await expect(own).toContainText(`Last${VIEWER}`);
  await expect(own).toBeInViewport();
  // The keyboard goes on from there.
  await expect(own.getByRole('button')).toBeFocused();
  await context.close();
});
