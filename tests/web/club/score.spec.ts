import { joinByLink, newClub } from '../../support/web/clubs.ts';
import { newPlayer } from '../../support/web/games.ts';
import { test } from '../../support/web/ownClock.ts';
import { expect } from '../../support/web/test.ts';
import { newMatch, newPair, newWindow, playOut } from '../scores/playing.ts';

// R-club-match-score, R-club-match-page
test('an organiser of the club enters the score of a match that they did not play', async ({
  browser,
  contextOptions,
}) => {
  const { request } = await newWindow(browser, contextOptions);
  const keeper = await newPlayer(request, 'Ann');
  const club = await newClub(request, keeper);
  const pair = await newPair(request);
  await joinByLink(request, club, pair.olga);
  const { id } = await newMatch(request, pair, { clubId: club.id });
  await playOut(request);
  const page = await newWindow(browser, contextOptions, keeper);
  await page.goto(`/game/${id}`);
  await page.getByRole('button', { name: 'Enter the score' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter the score' });
  // Keys go to the sheet once it is there.
  await expect(dialog.getByLabel('Set 1, Olga Baker', { exact: true })).toBeFocused();
  await page.keyboard.type('6264', { delay: 20 });
  await dialog.getByRole('button', { name: /2–0: save$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olga won');
  await expect(page.getByRole('link', { name: 'Riverside', exact: true })).toBeVisible();
});
