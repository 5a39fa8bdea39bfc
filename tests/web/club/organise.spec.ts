import type { Page } from '@playwright/test';
import { joinByLink, newClub } from '../../support/web/clubs.ts';
import { newPlayer } from '../../support/web/games.ts';
import { enterAs } from '../../support/web/invitation.ts';
import { expect, test } from '../../support/web/test.ts';

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
