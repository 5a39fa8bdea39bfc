import { newClub } from '../../support/web/clubs.ts';
import { newPlayer } from '../../support/web/games.ts';
import { expect, fillLogIn, test } from '../../support/web/test.ts';

// R-club-join-page, R-club-leave
test('who comes by the link of a hidden club logs in, joins by a press, and can leave', async ({ page, request }) => {
  const club = await newClub(request, await newPlayer(request, 'Ida'), { visibility: 'MEMBERS', joining: 'LINK' });
  const guest = await newPlayer(request, 'Jo');
  const path = new URL(club.joinUrl ?? '').pathname;
  await page.goto(`/club/${club.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Club not found');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(club.name);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Log in with email' }).click();
  await fillLogIn(page, guest.email);
  await expect(page).toHaveURL(path);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('link', { name: 'Open the club' }).click();
  await expect(page.getByText('2 members')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the club' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the club' }).click();
  await expect(page).toHaveURL('/clubs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re not in a club yet');
  await page.goto(`${path}x`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work any more');
});
