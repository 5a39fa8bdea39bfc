import { newGame, newPlayer } from '../support/web/games.ts';
import { expect, expectAccessible, outbox, test } from '../support/web/test.ts';

test('a logged-in player reports and blocks another, and no invitation comes any more', async ({ page, request }) => {
  const [player, other] = [await newPlayer(request, 'Pia'), await newPlayer(request, 'Olga')];
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), player.token);
  await page.goto(`/publicProfile/${other.code}`);
  // R-ask
  await page.getByRole('link', { name: 'Invite to a match' }).click();
  await expect(page.getByRole('checkbox', { name: 'Olga Baker' })).toBeChecked();
  await page.goBack();
  // What is rarely done is in a menu, for the keyboard as well.
  const more = page.getByRole('button', { name: 'More about Olga' });
  await expect(page.getByRole('button', { name: /Report|Block/ })).toHaveCount(0);
  await more.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Report', 'Block Olga']);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog')).toContainText('This field is required.');
  await page.getByRole('radio', { name: 'Sends unwanted invitations' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent.')).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Block Olga' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('main').getByText('You’ve blocked Olga.')).toBeVisible();
  await more.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Report']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Invite to a match' })).toHaveCount(0);
  const before = (await outbox(request, player.email)).length;
  await newGame(request, other, { contactList: [{ firstName: 'Pia', lastName: 'Baker', email: player.email }] });
  expect(await outbox(request, player.email)).toHaveLength(before);
});
