import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/web.ts';
import { act, hoursFromNow, newGame, newPlayer } from '../../support/webGames.ts';

/** The first screen of a small phone, in pixels. */
const SCREEN = { width: 360, height: 640 };
/** How much of it one match that waits may take. */
const CARD = 180;

test('a match that waits stands above the list and not in it; without one the list is on the first screen', async ({
  page,
  request,
}) => {
  const [olga, finn] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Finn')];
  const contactList = [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }];
  const locationPreference = [{ location: { name: 'Court 1' } }];
  const games = [];
  for (const day of [2, 3, 4, 5, 6]) {
    const calendarPreference = [{ fromTime: hoursFromNow(24 * day), toTime: hoursFromNow(24 * day + 1) }];
    // One of those that wait is with somebody else as well.
    const bob = { firstName: 'Bob', lastName: 'Guest', email: `bob-${finn.email}` };
    const people = day === 3 ? [...contactList, bob] : contactList;
    games.push(await newGame(request, olga, { contactList: people, calendarPreference, locationPreference }));
  }
  await act(request, games[0]?.id ?? '', finn.token, { actionType: 'ACCEPT' });
  await page.setViewportSize(SCREEN);
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), finn.token);
  await page.goto('/');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  const list = page.getByRole('list', { name: 'My Matches' });
  // The first three of four, and all of them by a press; the agreed one alone is in the list.
  await expect(waiting.getByRole('listitem')).toHaveCount(3);
  await waiting.getByRole('button', { name: 'Show one more' }).click();
  await expect(waiting.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('listitem').filter({ hasText: 'Match agreed' })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'Your answer is needed' })).toHaveCount(4);
  const links = await page
    .locator('main a[href^="/extinv/"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(links.toSorted()).toEqual(games.map(({ id }) => `/extinv/${id}/n`).toSorted());
  for (const card of await waiting.getByRole('listitem').all())
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(CARD);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(SCREEN);

  // What waits stays where it is, and is not said to be missing.
  const search = page.getByLabel('Search by player');
  await search.fill('nobody');
  await expect(page.getByText('No match with this player')).toBeVisible();
  await search.fill('bob');
  await expect(page.getByText('It’s above, waiting for you')).toBeVisible();
  await expect(waiting.getByRole('listitem')).toHaveCount(4);
  await search.fill('olga');
  await expect(page.getByText('One match', { exact: true })).toBeVisible();

  for (const { id } of games.slice(1)) await act(request, id, finn.token, { actionType: 'DECLINE' });
  await expect(waiting).toHaveCount(0);
  const first = await list.locator('[data-index="0"]').boundingBox();
  expect(first?.y).toBeLessThan(SCREEN.height - 100);
});
