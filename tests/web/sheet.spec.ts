import { newGame, newPlayer } from '../support/web/games.ts';
import { openFold } from '../support/web/organise.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillLogIn,
  newAddress,
  PASSWORD,
  test,
} from '../support/web/test.ts';

test('the printed sheet says who plays what where, without what can be pressed and what was told in confidence', async ({
  page,
  request,
}) => {
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

  // A4 without its edges: the list has its headings, and nothing that only a screen can do.
  await page.setViewportSize({ width: 718, height: 1016 });
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/?list');
  await expect(main.getByRole('columnheader')).toHaveCount(5);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(main.getByRole('columnheader')).toHaveText(['Match', 'Date', 'Place', 'Score']);
  await expect(main.getByRole('searchbox')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'list', ['color-contrast']);
});
