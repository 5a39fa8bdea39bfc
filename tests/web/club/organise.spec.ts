import type { Page } from '@playwright/test';
import { joinByLink, newClub } from '../../support/web/clubs.ts';
import { newPlayer } from '../../support/web/games.ts';
import { enterAs } from '../../support/web/invitation.ts';
import { confirmOwner, expect, test } from '../../support/web/test.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'People' }).getByRole('listitem');

// R-club-people-page, R-club-roles
test('an organiser finds somebody in the list, gives them a role and takes them off', { tag: '@wide' }, async ({
  page,
  request,
  isPhone,
}) => {
  const keeper = await newPlayer(request, 'Ann');
  const club = await newClub(request, keeper);
  for (const name of ['Bea', 'Cas']) await joinByLink(request, club, await newPlayer(request, name));
  await enterAs(page, keeper);
  await page.goto(`/club/${club.slug}`);
  await page.getByRole('tab', { name: 'People' }).click();
  await expect(rows(page)).toHaveCount(3);
  if (!isPhone) {
    for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
    await expect(rows(page).nth(1)).toBeFocused();
  }
  await page.getByLabel('Search by name').fill('cas b');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Cas Baker');
  await rows(page).getByRole('button', { name: 'More about Cas Baker' }).click();
  await page.getByRole('menuitem', { name: 'Make organiser' }).click();
  await expect(rows(page)).toContainText('Organiser');
  await page.getByLabel('Search by name').fill('');
  await expect(rows(page)).toHaveCount(3);
  await rows(page).filter({ hasText: 'Bea' }).getByRole('button', { name: 'More about Bea Baker' }).click();
  await page.getByRole('menuitem', { name: 'Take off the list' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take off the list' }).click();
  await expect(rows(page)).toHaveCount(2);
});

// R-club-courts
test('an organiser sets where the club plays, and everyone reads it', async ({ page, request }) => {
  const keeper = await newPlayer(request, 'Dan');
  const club = await newClub(request, keeper);
  await enterAs(page, keeper);
  await page.goto(`/club/${club.slug}?tab=courts`);
  await page.getByRole('button', { name: 'Add a new place' }).click();
  await page.getByRole('button', { name: 'Add a court' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const name = page.getByRole('textbox', { name: 'Name of the place' });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Riverside hall');
  await page.getByLabel('Surface').selectOption({ label: 'Clay' });
  await page.getByLabel('Indoors').check();
  await page.getByRole('button', { name: 'Add a court' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const courts = page.getByRole('list', { name: 'Courts' }).getByRole('listitem');
  await expect(courts).toHaveText([/Court 1Tennis · Clay · Indoors/, /Court 2Tennis · Clay · Indoors/]);
  // Neither what was saved nor what is given up is taken for what is still to be saved (R-kept-input).
  const names = page.getByRole('textbox', { name: 'Court', exact: true });
  await page.getByRole('button', { name: 'Change places and courts' }).click();
  await page.getByRole('button', { name: 'Add a court' }).click();
  await expect(names).toHaveCount(3);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Change places and courts' }).click();
  await expect(names).toHaveCount(2);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(courts).toHaveCount(2);
  await page.goto(`/club/${club.slug}`);
  await expect(page.getByRole('heading', { name: 'Riverside hall' })).toBeVisible();
});

// R-club-settings, R-club-close
test('settings keep what is typed when somebody else was faster; the keeper closes the club and opens it again', async ({
  page,
  request,
}) => {
  const keeper = await newPlayer(request, 'Eva');
  const club = await newClub(request, keeper);
  await enterAs(page, keeper);
  await page.goto(`/club/${club.slug}?tab=settings`);
  const about = page.getByLabel('About the club');
  await about.fill('By the river');
  const headers = { Authorization: `Bearer ${keeper.token}` };
  expect((await request.put(`/api/club/${club.id}`, { headers, data: { about: 'On the hill' } })).status()).toBe(200);
  // Also after a reload, which reads what the other has saved (R-kept-input).
  await page.reload();
  await expect(about).toHaveValue('By the river');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(page.getByText('What you’ve typed is still here')).toBeVisible();
  await expect(about).toHaveValue('By the river');
  await save.click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Close the club' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the club' }).click();
  await confirmOwner(page);
  await page.getByRole('button', { name: 'Open it again' }).click();
  await confirmOwner(page);
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
});
