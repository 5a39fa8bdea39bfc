import { declineAll, newGame, newPlayer } from '../support/web/games.ts';
import { firstGuest, openNote, partOfDay, startEmpty } from '../support/web/organise.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  newAddress,
  outbox,
  test,
} from '../support/web/test.ts';

test('Thursday’s matches: a saved group, two matches an evening, two weeks, one mail', async ({ page, request }) => {
  const owner = await newPlayer(request, 'Olga');
  const friend = await newPlayer(request, 'Finn');
  const guest = newAddress('gil');
  // Known from a match before.
  const contactList = [{ firstName: 'Finn', lastName: 'Baker', email: friend.email }];
  const { id } = await newGame(request, owner, { contactList });
  await declineAll(request, id, [friend.email]);
  await logIn(page, owner.email);

  await page.goto('/organise');
  await startEmpty(page);
  await page.getByRole('checkbox', { name: 'Finn Baker' }).check();
  const row = await firstGuest(page);
  await row.getByLabel('First name').fill('Gil');
  await row.getByLabel('Last name').fill('Guest');
  await row.getByLabel('Email address').fill(guest);
  await page.getByRole('button', { name: 'Save these people as a group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved groups' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('This field is required.')).toBeVisible();
  await dialog.getByLabel('Name of the new group').fill('Thursdays');
  await expectAccessible(page, 'groups');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Thursdays saved.')).toBeVisible();

  // Another day: the group is a tap away.
  await page.goto('/');
  await page.evaluate(() => sessionStorage.removeItem('crosscourt.typed'));
  await page.goto('/organise');
  await startEmpty(page);
  await expect(page.getByRole('checkbox', { name: 'Finn Baker' })).not.toBeChecked();
  const group = page.getByRole('button', { name: 'Thursdays (2)' });
  await group.click();
  await expect(group).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /^Gil Guest .*@/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Finn Baker' })).toBeChecked();

  await partOfDay(page, 'Evening', 2).check();
  await page.getByRole('button', { name: 'Another place' }).click();
  await page.getByLabel('Name of the place').fill('Riverside');
  await openNote(page);
  await page.getByLabel('How often').selectOption('Every week, 2 times');
  await page.getByLabel('Matches per day').selectOption('4, one after another');
  await expect(page.getByText('Your times are too short for 4 matches')).toBeVisible();
  await page.getByLabel('Matches per day').selectOption('2, one after another');
  await expect(page.getByText('That’s 4 matches.')).toBeVisible();
  await page.reload();
  await openNote(page);
  await expect(page.getByLabel('How often')).toHaveValue('2');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, colorScheme);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);

  await page.getByRole('button', { name: 'Publish 4 matches' }).click();
  await expect(page.getByText('4 matches published.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const mails = await outbox(request, guest);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.links.filter((link) => link.includes('/extinv/'))).toHaveLength(4);
});
