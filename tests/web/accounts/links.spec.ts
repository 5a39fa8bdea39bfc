import { newGame, newPlayer } from '../../support/web/games.ts';
import { expect, expectAccessible, newAddress, outbox, test } from '../../support/web/test.ts';

// R-validation
test('a link without its token asks nothing and says what to do', async ({ page }) => {
  await page.goto('/email/validate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link isn’t complete');
  await expect(page.getByRole('button', { name: 'Yes, this is my address' })).toHaveCount(0);
  await expect(page.getByText('Open it from the email again')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to my profile' }).click();
  await expect(page).toHaveURL(/\/login\?to=%2Fprofile$/);
});

// R-unsubscribe-types
test('the page of a mail says what stands: nothing before the click, the block after it and after a reload', async ({
  page,
  request,
}) => {
  const owner = await newPlayer(request, 'Olga');
  const email = newAddress('gil');
  await newGame(request, owner, { contactList: [{ firstName: 'Gil', lastName: 'Guest', email }] });
  const [mail] = await outbox(request, email);
  const url = new URL(mail?.links.find((link) => link.includes('/unsub?')) ?? '');
  await page.goto(`${url.pathname}${url.search}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Olga Baker won’t be able to invite you.');
  await expect(main).not.toContainText('is blocked');
  await page.getByRole('button', { name: 'No more invitations from Olga Baker' }).click();
  await expect(main).toContainText('You won’t receive any more invitations from Olga Baker.');

  await page.reload();
  await expect(main).toContainText('You won’t receive any more invitations from Olga Baker.');
  await expect(main).not.toContainText('Nothing has changed yet');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Other choices' }).click();
  await expect(main).toContainText('You won’t receive any more invitations from Olga Baker.');
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Undone' }).waitFor();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No more invitations from Olga Baker?');
});
