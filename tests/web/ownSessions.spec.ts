import { newPlayer } from '../support/web/games.ts';
import { openFold } from '../support/web/organise.ts';
import {
  confirmOwner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  newAddress,
  test,
} from '../support/web/test.ts';

// Where one is logged in (R-sessions), and showing who one is (R-proof), on a phone.
test('other sessions are seen and ended; addresses are saved once the password was given, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  const ann = await newPlayer(page.request, 'Ann');
  const other = await browser.newPage();
  await logIn(other, ann.email);
  // Keys press only in the window that people are in.
  await page.bringToFront();
  await logIn(page, ann.email);
  let failing = true;
  await page.route('**/api/me/sessions', (route) => (failing ? route.abort() : route.continue()));
  await page.goto('/profile');
  await openFold(page, 'Where you’re logged in');
  const card = page.locator('details', { has: page.getByText('Where you’re logged in', { exact: true }) });
  const retry = card.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  failing = false;
  await retry.click();
  await expect(card.getByText('This device')).toBeVisible();
  // The two browsers, and the log-in by the API that made the account.
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(card.getByText(/(Chrome|Firefox|Safari) on /)).toHaveCount(3);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `sessions, ${colorScheme}`);
  }
  await expectNoSidewaysScroll(page, 'sessions');
  await card
    .getByRole('button', { name: /Log out there: (Chrome|Firefox|Safari) on / })
    .first()
    .press('Enter');
  // A thief of this session can't shut its owner out.
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await card
    .getByRole('button', { name: /Log out there: (Chrome|Firefox|Safari) on / })
    .first()
    .press('Enter');
  await confirmOwner(page);
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await card.getByRole('button', { name: 'Log out everywhere else' }).press('Enter');
  const sure = page.getByRole('alertdialog', { name: 'Log out everywhere else?' });
  await expectAccessible(page, 'asking');
  await sure.getByRole('button', { name: 'Log out everywhere else' }).click();
  await confirmOwner(page);
  await expect(card.getByText('You’re not logged in anywhere else.')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await other.close();

  await page.goto('/profile/edit');
  const email = newAddress('second');
  await page.locator('summary').filter({ hasText: 'Name' }).first().click();
  await openFold(page, 'Email addresses');
  await page.getByLabel('Another email address').fill(email);
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  await save.click();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `proof, ${colorScheme}`);
  }
  await expectNoSidewaysScroll(page, 'proof');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('We’ll send a link when you save')).toBeVisible();
  await save.click();
  await confirmOwner(page, 'wrong');
  await expect(dialog).toContainText('Your current password is wrong');
  await confirmOwner(page);
  await expect(page).toHaveURL(/\/profile\/success$/);
  await expect(page.getByRole('main')).toContainText(email);
});
