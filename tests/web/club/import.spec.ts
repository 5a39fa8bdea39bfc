import { clubPath } from '../../../shared/routes/club.ts';
import { newClub } from '../../support/web/clubs.ts';
import { newPlayer } from '../../support/web/games.ts';
import { enterAs } from '../../support/web/invitation.ts';
import { countPresses, measured } from '../../support/web/presses.ts';
import { expect, expectNoSidewaysScroll, test } from '../../support/web/test.ts';

const PEOPLE = Array.from({ length: 90 }, (_, at) => `Ann${at};Baker;ann${at}@list.example;0470 12 34 ${at};4,5`);
const SHEET = [
  'Voornaam;Naam;E-mail;Gsm;Niveau',
  ...PEOPLE,
  'Tim;Baker;ann1@list.example;;',
  'Ann2;Baker;ann2@list.example;;',
  'Fien;Claes;fien(at)list.example;;',
].join('\n');

// R-club-import-page, R-club-import
test('ninety people from a spreadsheet are on the list with six presses', { tag: '@wide' }, async ({
  page,
  request,
  isPhone,
}) => {
  const keeper = await newPlayer(request, 'Kim');
  const club = await newClub(request, keeper);
  await enterAs(page, keeper);
  await countPresses(page, isPhone);
  await page.goto(clubPath(club.slug));
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('link', { name: 'Take in a list' }).click();
  await page.getByLabel('People from a spreadsheet').fill(SHEET);
  await page.getByRole('button', { name: 'Read the list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this right?');
  await expect(page.getByLabel('“Gsm” is')).toHaveValue('phone');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'See what would happen' }).click();
  const outcomes = page.getByRole('main').locator('summary');
  await expect(outcomes).toHaveText([
    'New90',
    'Reached through someone else1',
    'Twice in this list1',
    'Can’t be read1',
  ]);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Take 91 people' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The list is in');
  // People, Take in a list, Read, See, Take; the sixth is into the field, which a test fills without.
  expect((await measured(page)).presses).toBe(5);
  await page.getByRole('link', { name: 'To the club’s list' }).click();
  await expect(page.getByRole('status').filter({ hasText: '92 people' })).toBeVisible();
});
