import { act, hoursFromNow, newGame, newPlayer } from '../../support/web/games.ts';
import { enterAs } from '../../support/web/invitation.ts';
import { expect, expectAccessible, test } from '../../support/web/test.ts';

const WEEK = { tag: '@wide' };

// R-week-board
test('offers at one time are a pile that says how many and opens', WEEK, async ({ page, request, isPhone }) => {
  test.skip(isPhone, 'a phone has no week');
  const [olga, finn] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Finn')];
  const contactList = [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }];
  const offer = (from: number, to: number, name: string) =>
    newGame(request, olga, {
      contactList,
      calendarPreference: [{ fromTime: hoursFromNow(from), toTime: hoursFromNow(to) }],
      locationPreference: [{ location: { name } }],
    });
  // In the morning at the venue, at any hour of the real day.
  const morning = Array.from({ length: 24 }, (_, at) => 48 + at).find((at) => hoursFromNow(at).includes('T08:')) ?? 48;
  const agreed = await offer(morning, morning + 1, 'Parkside court 2');
  await act(request, agreed.id, finn.token, { actionType: 'ACCEPT' });
  const below = await offer(morning - 1, morning + 2, 'Riverbank courts');
  await enterAs(page, olga);
  await page.goto('/');
  const block = page.locator(`main section section a[href="/game/${agreed.id}"]`);
  await expect(block).toBeVisible();
  // When and on which court; of the venue's name nothing that could be cut.
  await expect(block).toContainText('court 2');
  await expect(block).not.toContainText('Parkside');
  await expect(page.locator(`main section section a[href="/game/${below.id}"]`)).toHaveCount(0);
  const pile = page.getByRole('button', { name: /^One more offer at this time, / });
  await expect(pile).toContainText('+1');
  const [front, edge] = [await block.boundingBox(), await pile.boundingBox()];
  // It looks out from below the block, far enough to be pressed.
  const end = (box: typeof front) => (box?.x ?? 0) + (box?.width ?? 0);
  expect(end(edge) - end(front)).toBeGreaterThanOrEqual(24);
  await pile.click();
  const list = page.getByRole('dialog');
  await expect(list.getByRole('link', { name: /Tennis with Finn Baker.*Riverbank courts/ })).toBeVisible();
  await expectAccessible(page, 'a pile');
  await list.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/game/${below.id}$`));
});

// R-week-board
test('the week says which hours are drawn, and leads back to today', WEEK, async ({ page, request, isPhone }) => {
  test.skip(isPhone, 'a phone has no week');
  const [olga, finn] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Finn')];
  await newGame(request, olga, { contactList: [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }] });
  await enterAs(page, olga);
  await page.goto('/');
  const today = page.getByRole('button', { name: 'Today', exact: true });
  await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
  await expect(today).toHaveCount(0);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/week=/);
  await expect(today).toBeVisible();

  const hour = (at: number) => page.locator(`[data-hour="${at}"]`).nth(5);
  await hour(10).hover();
  const plus = await hour(10).evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(plus).toBe('"+"');
  const [from, to] = [await hour(10).boundingBox(), await hour(12).boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 5, { steps: 4 });
  const label = page.getByText('10:00–13:00', { exact: true });
  await expect(label).toBeVisible();
  const at = await label.boundingBox();
  expect(Math.abs((at?.y ?? 0) + (at?.height ?? 0) - (to?.y ?? 0))).toBeLessThan(12);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/organise/);
  await page.goBack();
  await expect(today).toBeVisible();
  await today.click();
  await expect(page).not.toHaveURL(/week=/);
  await expect(today).toHaveCount(0);
});
