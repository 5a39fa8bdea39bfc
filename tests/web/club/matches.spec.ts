import type { APIRequestContext } from '@playwright/test';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { joinByLink, newClub } from '../../support/web/clubs.ts';
import { newPlayer, type Player } from '../../support/web/games.ts';
import { enterAs, heading } from '../../support/web/invitation.ts';
import { openFold, partOfDay } from '../../support/web/organise.ts';
import { countPresses, measured } from '../../support/web/presses.ts';
import { expect, expectAccessible, test } from '../../support/web/test.ts';

/** A club with two courts at one place. */
async function newClubWithCourts(request: APIRequestContext, keeper: Player): Promise<Club> {
  const club = await newClub(request, keeper);
  const courts = ['Court 1', 'Court 2'].map((name) => ({ name, indoor: false, sports: ['TENNIS'] }));
  const answer = await request.put(`/api/club/${club.id}/courts`, {
    headers: { Authorization: `Bearer ${keeper.token}` },
    data: { venues: [{ name: 'Riverside hall', courts }] },
  });
  expect(answer.status()).toBe(200);
  return club;
}

// R-club-organise, R-club-page
test('a match for the members is published from the club’s page in six presses, and a member finds it there', {
  tag: '@wide',
}, async ({ page, request, browser, contextOptions, isPhone }) => {
  const keeper = await newPlayer(request, 'Ann');
  const member = await newPlayer(request, 'Bea');
  const club = await newClubWithCourts(request, keeper);
  await joinByLink(request, club, member);
  await enterAs(page, keeper);
  await countPresses(page, isPhone);
  await page.goto(`/club/${club.slug}`);
  await page.getByRole('link', { name: 'Add a match' }).click();
  await expect(page.getByText('A match of Riverside')).toBeVisible();
  await partOfDay(page, 'Evening', 2).click();
  await page.getByLabel('Court', { exact: true }).selectOption('Court 2');
  await openFold(page, 'Who can join');
  await page.getByRole('radio', { name: 'Members of Riverside too' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish match' }).click();
  await expect(heading(page)).toHaveText('1 more player needed');
  // Link, evening, fold, radio button, which counts twice, and button; that the court is chosen is not counted.
  expect((await measured(page)).presses).toBe(6);
  await expect(page.getByText('Riverside · Court 2')).toBeVisible();
  await page.getByRole('link', { name: 'Riverside', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'members only' })).toContainText('Tennis');

  const context = await browser.newContext(contextOptions);
  const other = await context.newPage();
  await enterAs(other, member);
  await other.goto(`/club/${club.slug}`);
  const row = other.getByRole('listitem').filter({ hasText: 'Tennis with Ann' });
  await expect(row).toContainText('Court 2');
  await expect(row).toContainText('1 spot free');
  await expect(row).toContainText('members only');
  await row.getByRole('button', { name: /^(I’m in|Choose a time) Ann$/ }).click();
  await expect(other).toHaveURL(/\/extinv\//);
  await context.close();
});
