import { newSlug } from '../../support/web/clubs.ts';
import { newPlayer } from '../../support/web/games.ts';
import { enterAs } from '../../support/web/invitation.ts';
import { countPresses, measured } from '../../support/web/presses.ts';
import { expect, test } from '../../support/web/test.ts';

// R-clubs-page, R-club-new
test('somebody without a club makes one in four presses, by its name alone', { tag: '@wide' }, async ({
  page,
  request,
  isPhone,
}) => {
  const keeper = await newPlayer(request, 'Kim');
  await enterAs(page, keeper);
  await countPresses(page, isPhone);
  await page.goto('/');
  await page.getByRole('link', { name: 'Clubs' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re not in a club yet');
  await page.getByRole('link', { name: 'Make a club' }).click();
  const slug = newSlug();
  const sentence = page.getByRole('region', { name: 'Your club so far' });
  await expect(sentence).toContainText('which club?');
  await page.getByLabel('Name of the club').fill(`Club ${slug}`);
  await expect(sentence).toContainText(`Club ${slug}`);
  await expect(page.getByLabel('Web address')).toHaveValue(`club-${slug}`);
  await page.getByRole('button', { name: 'Make the club' }).click();
  await expect(page).toHaveURL(`/club/club-${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Club ${slug}`);
  // Clubs, Make a club, the name, Make the club.
  expect((await measured(page)).presses).toBe(4);
  await page.goto('/clubs');
  await expect(page.getByRole('list', { name: 'Clubs' }).getByRole('listitem')).toHaveText(/Club c.*Tennis.*Keeper/);
});
