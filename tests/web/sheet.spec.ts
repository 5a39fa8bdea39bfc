import { newGame, newPlayer } from '../support/web/games.ts';
import { openFold } from '../support/web/organise.ts';
import { organiserSession } from '../support/web/pages.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillLogIn,
  newAddress,
  PASSWORD,
  test,
} from '../support/web/test.ts';

test('the printed sheet says who plays what where, without what can be pressed and what was told in confidence', {
  tag: '@needs-media',
}, async ({ page, request }) => {
  const owner = await newPlayer(request, 'Olga');
  const email = newAddress('gil');
  const game = await newGame(request, owner, { contactList: [{ firstName: 'Gil', lastName: 'Guest', email }] });
  await page.goto(`/signinmail?to=/game/${game.id}`);
  await fillLogIn(page, owner.email, PASSWORD);
  const main = page.getByRole('main');
  await openFold(page, 'Messages');
  await expect(main.getByRole('textbox', { name: 'Write to everyone in this match' })).toBeVisible();
  await openFold(page, 'Players and guests');
  await expect(main.getByText(email)).toBeVisible();
  // On paper it is in sight all the same, also when the browser's news of the fold comes after the printer's.
  await page.evaluate(() => addEventListener('toggle', (event) => event.stopImmediatePropagation(), { capture: true }));
  await page.locator('summary', { hasText: 'Players and guests' }).click();
  await expect(main.getByText('Organiser: Olga Baker')).toBeHidden();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('Organiser: Olga Baker')).toBeVisible();
  await expect(main.getByText('Gil Guest')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Players and guests', 'What you offered']);
  await expect(main.getByText(email)).toBeHidden();
  for (const role of ['button', 'textbox', 'navigation'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink.match(/\d+/g)?.every((part) => Number(part) < 80)).toBe(true);
  await expectAccessible(page, 'match', ['color-contrast']);

  // A4 without its edges: the list has its rows, and nothing that only a screen can do.
  await page.setViewportSize({ width: 718, height: 1016 });
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/?list');
  const row = main.getByRole('listitem').first();
  await expect(row.getByRole('button', { name: /^More: / })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(row).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('searchbox')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'list', ['color-contrast']);
});

test('printed rankings have every sport on the sheet, and begin on it', { tag: '@needs-media' }, async ({
  page,
  request,
}) => {
  const token = await organiserSession(request);
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
  await page.setViewportSize({ width: 718, height: 1016 });
  await page.goto('/ratingsAndRankings?sport=TENNIS');
  const tiles = page.locator('li > [data-sport]');
  const rankings = page.getByRole('main').locator('section').nth(1);
  await expect(rankings.getByRole('table').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const edges = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().right));
  expect(edges.length).toBeGreaterThan(4);
  for (const edge of edges) expect(edge).toBeLessThanOrEqual(718);
  // A block that is longer than a sheet has to break, or it leaves the sheet before it empty.
  expect(await rankings.evaluate((section) => getComputedStyle(section).breakInside)).toBe('auto');
  const holders = rankings.locator('xpath=ancestor-or-self::*[not(self::html or self::body)]');
  const grids = await holders.evaluateAll((all) =>
    all.filter((one) => getComputedStyle(one).display === 'grid').map((one) => one.className),
  );
  expect(grids).toEqual([]);
});
