import type { BrowserContext, Page } from '@playwright/test';
import { venueDay } from '../../../shared/domain/calendar/zone.ts';
import { act, hoursFromNow, newGame, newPlayer, type Player } from '../../support/web/games.ts';
import { openFold } from '../../support/web/organise.ts';
import { expect, test } from '../../support/web/test.ts';

/** Has every tab of the browser be logged in. */
const logInAs = (context: BrowserContext, { token }: Player) =>
  context.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);

/** A match for Finn, at one time. */
const forFinn = ({ email }: Player) => ({
  contactList: [{ firstName: 'Finn', lastName: 'Baker', email }],
  calendarPreference: [{ fromTime: hoursFromNow(48), toTime: hoursFromNow(49) }],
  locationPreference: [{ location: { name: 'Court 1' } }],
});

/** @returns the tabs of a browser that have asked for a stream, in turn */
function watchStreams(context: BrowserContext): Page[] {
  const asked: Page[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') asked.push(request.frame().page());
  });
  return asked;
}

const match = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

// R-live, R-live-shared
test('invitations, answers and notes show on all open pages, by one stream a browser', {
  tag: '@needs-second-page',
}, async ({ context, page, request, browser }) => {
  const [olga, finn] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Finn')];
  const asked = watchStreams(context);
  await logInAs(context, olga);
  await page.goto('/?list');
  await expect(page.getByText('No match planned')).toBeVisible();
  const visit = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
  await logInAs(visit, finn);
  const invited = await visit.newPage();
  await invited.goto('/?list');
  await expect(invited.getByText('No match planned')).toBeVisible();

  const game = await newGame(request, olga, forFinn(finn));
  await expect(match(page, 'Finn Baker')).toContainText('Waiting for answers');
  await expect(match(invited, 'Olga Baker').getByRole('link', { name: 'Answer Olga Baker' })).toBeVisible();

  const second = await context.newPage();
  await second.goto(`/?month=${venueDay(hoursFromNow(48), 'Europe/Brussels').slice(0, 7)}`);
  const inMonth = second.getByRole('link', { name: /Finn Baker Tennis/ }).first();
  await expect(inMonth).toHaveAccessibleName(/Waiting for answers$/);
  await act(request, game.id, finn.token, { actionType: 'ACCEPT' });
  await expect(match(page, 'Finn Baker')).toContainText('Match agreed');
  await expect(match(invited, 'Olga Baker')).toContainText('Match agreed');
  await expect(inMonth).toHaveAccessibleName(/Match agreed$/);
  expect(new Set(asked).size).toBe(1);

  // The tab that held the stream goes: the other one takes it up.
  await page.close();
  await second.goto(`/game/${game.id}`);
  const note = { type: 'NOTE', comment: 'I bring new balls' };
  await openFold(second, 'Messages');
  await expect.poll(() => asked.at(-1) === second).toBe(true);
  await request.post(`/api/comment?gameId=${game.id}`, {
    headers: { Authorization: `Bearer ${finn.token}` },
    data: note,
  });
  await expect(second.getByText(note.comment)).toBeVisible();
});

/** Tells the page that it is hidden, or visible. */
const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('what is read again takes nothing away, and waits until somebody looks', async ({
  page,
  context,
  request,
  browser,
  contextOptions,
}) => {
  const [olga, finn] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Finn')];
  const game = await newGame(request, olga, forFinn(finn));
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dora']) {
    await newGame(request, olga, {
      ...forFinn(finn),
      contactList: [{ firstName: name, lastName: 'Guest', email: `${name}${game.code}@mail.example` }],
    });
  }
  let lists = 0;
  context.on('request', (each) => {
    if (each.url().includes('/api/report/dashboard')) lists += 1;
  });
  await logInAs(context, olga);
  // One match is shorter than a phone's screen: there has to be something to scroll.
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/?list');
  const search = page.getByLabel('Search by player');
  await search.fill('finn baker');
  const row = match(page, 'Finn Baker');
  await expect(page.getByText('1 match')).toBeVisible();
  const link = row.getByRole('link', { name: 'Finn Baker' });
  await link.focus();
  await link.evaluate((element) => element.setAttribute('data-kept', 'yes'));
  await page.evaluate(() => window.scrollTo(0, 60));
  const before = lists;
  // Many changes at once are one reading, or two where they fall into two of the server's looks.
  await act(request, game.id, finn.token, { actionType: 'ACCEPT' });
  for (const comment of ['one', 'two', 'three', 'four']) {
    await request.post(`/api/comment?gameId=${game.id}`, {
      headers: { Authorization: `Bearer ${finn.token}` },
      data: { type: 'NOTE', comment },
    });
  }
  await expect(row).toContainText('Match agreed');
  expect(lists - before).toBeLessThanOrEqual(2);
  await expect(search).toHaveValue('finn baker');
  await expect(page.locator('[data-kept]')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(60);

  const elsewhere = await browser.newContext(contextOptions);
  await logInAs(elsewhere, olga);
  const looked = await elsewhere.newPage();
  await looked.goto('/?list');
  await expect(match(looked, 'Finn Baker')).toBeVisible();
  await look(page, 'hidden');
  const hidden = lists;
  await act(request, game.id, olga.token, { actionType: 'CANCEL' });
  // Where somebody looks it has been told and read by then.
  await expect(match(looked, 'Finn Baker')).toHaveCount(0);
  expect(lists).toBe(hidden);
  await look(page, 'visible');
  await expect(page.getByText('No matches with this player')).toBeVisible();
});
