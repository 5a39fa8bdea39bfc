import { clubPath } from '../../../shared/routes/club.ts';
import { joinByLink, newClub } from '../../support/web/clubs.ts';
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

// R-club-import-page
test('what cannot be read is corrected in its place, and a list without names is not tried', async ({
  page,
  request,
}) => {
  const keeper = await newPlayer(request, 'Lou');
  const club = await newClub(request, keeper);
  await enterAs(page, keeper);
  await page.goto(`${clubPath(club.slug)}/people/import`);
  const text = page.getByLabel('People from a spreadsheet');
  await page.getByRole('button', { name: 'Read the list' }).click();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill('Name;Email\nFien;fien(at)list.example\nBo;bo@list.example');
  await page.getByRole('button', { name: 'Read the list' }).click();
  await page.getByLabel('“Name” is').selectOption('Leave out');
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await expect(page.getByText('Say which column has the names.')).toBeVisible();
  await page.getByLabel('“Name” is').selectOption('Whole name');
  await page.getByRole('button', { name: 'See what would happen' }).click();
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toHaveValue('fien(at)list.example');
  await email.fill('fien@list.example');
  await page.getByRole('button', { name: 'Try again' }).click();
  const take = page.getByRole('button', { name: 'Take 2 people' });
  await expect(take).toBeVisible();
  // Neither a look back nor a reload costs what was corrected (R-kept-input).
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this right?');
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await take.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The list is in');
});

// R-club-import-page
test('a member who takes in no list finds no page for it', async ({ page, request }) => {
  const club = await newClub(request, await newPlayer(request, 'Kim'));
  const member = await newPlayer(request, 'Bea');
  await joinByLink(request, club, member);
  await enterAs(page, member);
  await page.goto(`${clubPath(club.slug)}/people/import`);
  await expect(page.getByRole('heading', { level: 1, name: 'Club not found' })).toBeVisible();
});
