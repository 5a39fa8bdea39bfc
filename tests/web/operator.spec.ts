import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
  request as requests,
} from '@playwright/test';
import { type MailServer, startMailServer } from '../support/mail/smtp.ts';
import { newGame, newPlayer, type Player } from '../support/web/games.ts';
import { startServer, type WebServer } from '../support/web/server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, moveClock, PASSWORD, test } from '../support/web/test.ts';

// R-operator: the list names two accounts, and reports are everybody's, so that this file has a server of its own.
const [OLA, OTTO] = ['ola@mail.example', 'otto@mail.example'];
const bearer = ({ token }: Player) => ({ Authorization: `Bearer ${token}` });

let smtp: MailServer;
let server: WebServer;
let api: APIRequestContext;
let ola: Player;
let otto: Player;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  smtp = await startMailServer({ refuse: ['nobody@elsewhere.be'], fault: () => 'later' });
  server = await startServer(false, { OPERATORS: `${OLA}, ${OTTO}`, SMTP_URL: smtp.url });
  api = await requests.newContext({ baseURL: server.url });
  ola = await newPlayer(api, 'Ola', OLA);
  otto = await newPlayer(api, 'Otto', OTTO);
});
test.afterAll(async () => {
  await api.dispose();
  await server.stop();
  await smtp.close();
});

async function visit(browser: Browser, options: BrowserContextOptions, player: Player | null): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: server.url });
  const page = await context.newPage();
  if (player) await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), player.token);
  return page;
}

/** What the health tab says about something. */
const factOf = (page: Page, name: string) => page.locator('dt', { hasText: name }).locator('+ dd');

/** Both themes by axe, and a narrow phone. */
async function expectFits(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, colorScheme);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

async function report(on: Player, by: Player, comment: string): Promise<void> {
  const data = { reason: 'HARASSMENT', comment };
  const answer = await api.post(`/api/publicProfile/${on.code}/report`, { headers: bearer(by), data });
  expect(answer.status(), await answer.text()).toBe(204);
}

/** Shows who one is, where it is asked for: a proof holds ten minutes. @param then what is there afterwards */
async function showWho(page: Page, then: Locator): Promise<void> {
  const password = page.getByLabel('Password', { exact: true });
  await expect(password.or(then).first()).toBeVisible();
  if (!(await password.isVisible())) return;
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(then).toBeVisible();
}

test('@wide an operator finds the page in the menu, sees how all is, and goes through the tabs by keys', async ({
  browser,
  contextOptions,
}) => {
  const page = await visit(browser, contextOptions, ola);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Operator' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'At a glance' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('PostgreSQL');
  await expect(page.getByText('There’s no backup from the last seven days.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Jobs' })).toBeVisible();
  await expect(factOf(page, 'Read replica')).toHaveText('None');
  await expectFits(page);
  await page.getByRole('tab', { name: 'Health' }).focus();
  for (const tab of ['Emails', 'Reports', 'Accounts', 'Log']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: tab })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expectFits(page);
  }
  await expect(page).toHaveURL(/\/operator\?tab=log$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
});

test('a report is dismissed after a proof, taken back, and settled by closing the account', async ({
  browser,
  contextOptions,
}) => {
  const [bad, good] = [await newPlayer(api, 'Bart'), await newPlayer(api, 'Gwen')];
  await report(bad, good, 'Shouted at us\nand threw a racquet.');
  const page = await visit(browser, contextOptions, ola);
  await page.goto('/operator?tab=reports');
  const card = page.getByRole('listitem').filter({ hasText: 'Bart Baker' });
  await expect(card).toContainText('Insults or threatens');
  await expect(card).toContainText('threw a racquet');
  await expect(card.getByRole('link', { name: 'Gwen Baker' })).toBeVisible();
  await expectFits(page);
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await showWho(page, page.getByText('No open reports'));
  // Within ten minutes nobody is asked again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Close account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close the account of Bart Baker?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await expect(page.getByText('No open reports')).toBeVisible();
  await page.getByRole('radio', { name: 'Settled' }).check();
  await expect(card).toContainText('Account closed');
  await card.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByText('The account is open again.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Open again' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Log' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Account opened again' });
  await expect(row).toContainText('Bart Baker');
  await expect(row).toContainText('Ola Baker');
  await page.getByLabel('What to show').selectOption('Report dismissed');
  await expect(page.getByRole('row').filter({ hasText: 'Report dismissed' })).toHaveCount(1);
  await expect(row).toHaveCount(0);
  await expectFits(page);
});

test('an account is found, its login reset, and a message of a match removed', async ({ browser, contextOptions }) => {
  const player = await newPlayer(api, 'Zara');
  const game = await newGame(api, player);
  const said = await api.post(`/api/comment?gameId=${game.id}`, {
    headers: bearer(player),
    data: { comment: 'Nasty words' },
  });
  expect(said.ok(), await said.text()).toBe(true);
  const page = await visit(browser, contextOptions, otto);
  await page.goto('/operator?tab=accounts');
  const search = page.getByLabel('Address, code or name');
  await search.fill('nobody at all');
  await search.press('Enter');
  await expect(page.getByText('No account found')).toBeVisible();
  await search.fill(player.email.toUpperCase());
  await search.press('Enter');
  await expect(page.getByText(player.email)).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Reset login' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset login' }).click();
  const link = page.getByLabel('Link', { exact: true });
  await showWho(page, link);
  await expect(link).toHaveValue(/\/setNewPassword\/\w+$/);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  expect((await api.get('/api/me', { headers: bearer(player) })).status()).toBe(401);
  await page.getByLabel('Link or code of the match').fill(`${server.url}/game/${game.id}`);
  await page.getByRole('button', { name: 'Show messages' }).click();
  await expect(page.getByText('Nasty words')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Remove: Zara Baker' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('There are no messages in this match.')).toBeVisible();
});

test('emails that were refused say why; one that waits is given up', async ({ browser, contextOptions }) => {
  const owner = await newPlayer(api, 'Olaf');
  const guest = (email: string) => ({ firstName: 'Gil', lastName: 'Guest', email });
  await newGame(api, owner, { contactList: [guest('nobody@elsewhere.be'), guest('later@elsewhere.be')] });
  const waiting = async () => {
    const { rows } = await (await api.get('/api/operator/mails', { headers: bearer(ola) })).json();
    return rows.find(({ to }: { to: string }) => to === 'later@elsewhere.be');
  };
  const page = await visit(browser, contextOptions, ola);
  await expect.poll(async () => (await waiting())?.tries ?? 0).toBeGreaterThan(0);
  await page.goto('/operator?tab=mails');
  const card = page.getByRole('listitem').filter({ hasText: 'later@elsewhere.be' });
  await expect(card).toContainText('Being sent');
  await page.getByRole('radio', { name: 'Refused' }).check();
  const refused = page.getByRole('listitem').filter({ hasText: 'nobody@elsewhere.be' });
  await expect(refused).toContainText('Invitation');
  await expect(refused).toContainText(/couldn’t be delivered|doesn’t exist/);
  await expectFits(page);
  // The first tries follow each other within minutes.
  const begun = Date.now();
  for (let tries = (await waiting()).tries; tries < 4; tries += 1) {
    await moveClock(api, new Date(begun + tries * 600_000), server.url);
    await expect.poll(async () => (await waiting()).tries).toBeGreaterThan(tries);
  }
  await page.getByRole('radio', { name: 'Waiting' }).check();
  await card.getByRole('button', { name: 'Stop trying' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop trying' }).click();
  await showWho(page, page.getByText('No emails are waiting'));
  await page.getByLabel('Email address').fill('nobody at all');
  await page.getByRole('button', { name: 'Mark address' }).click();
  await expectAccessible(page);
  await page.getByLabel('Email address').fill('stranger@elsewhere.be');
  await page.getByRole('button', { name: 'Mark address' }).click();
  await expect(page.getByText('No unanswered invitation went to this address.')).toBeVisible();
  await moveClock(api, null, server.url);
});
