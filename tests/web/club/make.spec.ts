import { newClub, newSlug } from '../../support/web/clubs.ts';
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

// R-club-new, R-club-limits
test('what is wrong with a new club is said in its place, and what is typed stays', async ({ page, request }) => {
  const keeper = await newPlayer(request, 'Lou');
  const taken = await newClub(request, keeper);
  await enterAs(page, keeper);
  await page.goto('/club/new');
  await page.getByRole('button', { name: 'Make the club' }).click();
  const name = page.getByLabel('Name of the club');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  // A club has one sport at least.
  await page.getByRole('checkbox', { name: 'Tennis', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Add at least one.' })).toBeVisible();
  await name.fill('Another');
  await page.getByLabel('Web address').fill(taken.slug);
  await page.getByRole('button', { name: 'Make the club' }).click();
  // One club is the room of the basic plan.
  await expect(page.getByRole('main').getByText('There’s room for 1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Another');

  const other = await newPlayer(request, 'Max');
  await page.context().clearCookies();
  await enterAs(page, other);
  await page.goto('/club/new');
  await name.fill('Another');
  await page.getByLabel('Web address').fill(taken.slug);
  await page.getByRole('button', { name: 'Make the club' }).click();
  await expect(page.getByText('This address is taken.')).toBeVisible();
  await expect(page.getByLabel('Web address')).toBeFocused();
});

// R-club-find
test('a link leads to its club, whatever stands around it', async ({ page, request }) => {
  const club = await newClub(request, await newPlayer(request, 'Nia'));
  await enterAs(page, await newPlayer(request, 'Oli'));
  await page.goto('/clubs');
  const field = page.getByLabel('Link or address of the club');
  await field.fill('our club');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(`See https://crosscourt.example/club/${club.slug}`);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(club.name);
});

// R-stay
test('who goes on to another page while their club is made stays there', async ({ page, request }) => {
  const slug = newSlug();
  await enterAs(page, await newPlayer(request, 'Lou'));
  await page.goto('/club/new');
  await page.getByLabel('Name of the club').fill(slug);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/club', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Make the club' }).click();
  await page.locator('a[href="/clubs"]:visible').first().click();
  await expect(page).toHaveURL('/clubs');
  held.resolve();
  await expect(page.getByText('Your club is here.')).toBeVisible();
  await expect(page).toHaveURL('/clubs');
});
