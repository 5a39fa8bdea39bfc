import type { Page } from '@playwright/test';
import { addressOf, DEMO_PASSWORD, PLAYER } from '../../server/demo/people.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { newClub } from '../support/web/clubs.ts';
import { newPlayer } from '../support/web/games.ts';
import { enterAs } from '../support/web/invitation.ts';
import { expect, logIn, test } from '../support/web/test.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const entries = (page: Page) => page.evaluate(() => history.length);

async function enter(page: Page): Promise<void> {
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  await page.goto('/friendsAndBalls');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

// R-back
test.describe('a dialog is one step of the history', () => {
  test('Back closes it, and the page stays; closed otherwise it leaves no step behind', async ({ page }) => {
    await enter(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/friendsAndBalls');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await expect(search(page)).toBeVisible();
    const opened = await entries(page);
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
    expect(await entries(page)).toBe(opened);
    // As does the link to the page that is open.
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu(page).getByRole('link', { name: 'Friends' }).click();
    await expect(menu(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('a page that is loaded anew without it leaves its step behind no more', async ({ page }) => {
    await enter(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.poll(() => page.evaluate(() => history.state?.dialogs)).toBe(1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('Back leads from where its link has led to the page it was opened on', async ({ page }) => {
    await enter(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu(page).getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL(PATHS.profile);
    await page.goBack();
    await expect(page).toHaveURL('/friendsAndBalls');
    await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test('a dialog that waits for its answer stays with its focus, however often Escape is pressed', async ({
  page,
  request,
}) => {
  const keeper = await newPlayer(request, 'Ann');
  const club = await newClub(request, keeper);
  await enterAs(page, keeper);
  await page.goto(`/club/${club.slug}?tab=settings`);
  await page.getByRole('button', { name: 'Close the club' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the club' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const password = proof.getByRole('textbox', { name: 'Password' });
  await password.fill('not this one');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/club/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await password.press('Enter');
  await expect(proof.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(proof).toBeVisible();
  await expect(password).toBeFocused();
  held.resolve();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(proof).toHaveCount(0);
});

// R-back
test('Back leads to where a list was left', { tag: ['@wide', '@engines', '@journey'] }, async ({ page }) => {
  await logIn(page, addressOf(PLAYER), DEMO_PASSWORD);
  await page.goto('/?past');
  const list = page.getByRole('region', { name: 'Past matches' });
  const links = list.getByRole('listitem').getByRole('link', { name: /^(Beat|Lost to) / });
  await expect(links.first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  // In the window where it stands: to press another one would scroll.
  const seen = await links.evaluateAll((all) =>
    all.findIndex((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top > 100 && bottom < innerHeight - 100;
    }),
  );
  const href = await links.nth(seen).getAttribute('href');
  await links.nth(seen).click();
  await expect(page).toHaveURL(/\/(game|extinv)\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  await expect(page.locator(`a[href="${href}"]`)).toBeInViewport();
});

// R-back
// Of a finger that no device has put down Firefox ends.
test('a sheet is drawn down by its head', { tag: '@needs-touch' }, async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'only a phone has sheets');
  await enter(page);
  await page.getByRole('button', { name: 'Search' }).first().click();
  const dialog = search(page);
  const head = dialog.getByRole('banner').or(dialog.locator('header')).first();
  const drag = async (pixels: number) => {
    const box = await head.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    const touch = (type: string, at: number) =>
      head.dispatchEvent(type, { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: x, clientY: at });
    await head.evaluate((element) => {
      // Of a finger that no device has put down.
      element.setPointerCapture = () => undefined;
    });
    await touch('pointerdown', y);
    await touch('pointermove', y + pixels);
    await touch('pointerup', y + pixels);
  };
  await drag(60);
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.style.translate)).toBe('');
  await drag(120);
  await expect(dialog).toHaveCount(0);
});
