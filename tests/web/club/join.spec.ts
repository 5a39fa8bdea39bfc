import { newClub } from '../../support/web/clubs.ts';
import { newPlayer } from '../../support/web/games.ts';
import { enterAs } from '../../support/web/invitation.ts';
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

// R-club-page, R-club-people-page
test('somebody asks to be let in, and an organiser says yes', async ({ page, request, browser }) => {
  const keeper = await newPlayer(request, 'Ken');
  const club = await newClub(request, keeper, { joining: 'ASK' });
  await enterAs(page, await newPlayer(request, 'Lea'));
  await page.goto(`/club/${club.slug}`);
  await page.getByRole('button', { name: 'Ask to join' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('A word to the organisers').fill('I live next door.');
  await dialog.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByText('You’ve asked to join.')).toBeVisible();

  const theirs = await browser.newPage();
  await enterAs(theirs, keeper);
  await theirs.goto(`/club/${club.slug}?tab=people`);
  const requests = theirs.getByRole('list', { name: '1 person asks to join' });
  await expect(requests).toContainText('I live next door.');
  await requests.getByRole('button', { name: 'Let in' }).click();
  await expect(requests).toHaveCount(0);
  await expect(theirs.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(2);

  await page.reload();
  await expect(page.getByRole('tab', { name: 'People' })).toBeVisible();
});
