import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { newGame, newPlayer } from '../support/web/games.ts';
import { openFold } from '../support/web/organise.ts';
import {
  confirmOwner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  mailedLink,
  newAddress,
  outbox,
  test,
} from '../support/web/test.ts';

/** Left half red, right half blue. */
const photo = async () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0000ff' } })
    .composite([
      {
        input: await sharp({ create: { width: 450, height: 600, channels: 3, background: '#ff0000' } })
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

const main = (page: Page) => page.getByRole('main');
/** A folded line of the profile, by what it is about. */
const line = (page: Page, label: string) =>
  page.locator('summary').filter({ has: page.getByText(label, { exact: true }) });
const save = (page: Page) => main(page).getByRole('button', { name: 'Save', exact: true }).click();

/** Looks at a page as it stands: both themes, and a narrow phone. */
async function expectFine(page: Page, when: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${when}, ${colorScheme}`);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, when);
  if (size) await page.setViewportSize(size);
}

test('a picture is chosen, cut by keyboard, shown everywhere, and removed', {
  tag: '@engines',
}, async ({ page }) => {
  const ann = await newPlayer(page.request, 'Ann');
  const game = await newGame(page.request, ann);
  await logIn(page, ann.email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') });
  await expect(dialog.getByRole('alert')).toContainText('We can’t read this picture');
  await file.setInputFiles({ name: 'me', mimeType: 'application/octet-stream', buffer: await photo() });
  const circle = dialog.getByTestId('cropper');
  await expect(circle).toHaveCSS('width', '200px');
  await expectFine(page, 'cropper');
  // As far to the left part of the photo as it goes: the circle is all red.
  await circle.focus();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('slider', { name: 'Zoom' }).focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await circle.focus();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Your new picture is saved.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const src = await main(page).locator('header img').getAttribute('src');
  const served = await page.request.get(src ?? '');
  const { data, info } = await sharp(await served.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 512, height: 512 });
  const at = (x: number) => [...data.subarray((256 * 512 + x) * 3, (256 * 512 + x) * 3 + 3)];
  for (const x of [10, 256, 500]) {
    const [red = 0, , blue = 0] = at(x);
    expect(red - blue).toBeGreaterThan(150);
  }
  // A wide window has it in its header.
  const phone = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(new URL(game.shareUrl ?? '').pathname);
  const thumbnail = page.locator('img[src$="-96"]').filter({ visible: true }).first();
  await expect(thumbnail).toHaveJSProperty('naturalWidth', 96);
  if (phone) await page.setViewportSize(phone);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  // Nothing is gone by one press.
  const asked = page.getByRole('alertdialog', { name: 'Remove the picture?' });
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await asked.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByText('Your picture has been removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  expect((await page.request.get(src ?? '')).status()).toBe(404);
});

test('everything is edited on the one page, and a new address is proved and becomes the main one', async ({ page }) => {
  const ann = await newPlayer(page.request, 'Ann');
  const email = newAddress('second');
  await logIn(page, ann.email);
  await page.goto('/profile/edit');
  await page.getByLabel('First name').fill('A');
  await save(page);
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Anna');
  // Each line has its own form: input in another line is not sent, and stays.
  await openFold(page, 'Home town');
  await page.getByLabel('Home town').fill('Gent');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('Your profile has been saved')).toBeVisible();
  await expect(line(page, 'Name')).toBeFocused();
  await expect(line(page, 'Name')).toContainText('Anna Baker');
  await page.reload();
  await expect(page.getByLabel('Home town')).toHaveValue('Gent');
  await line(page, 'Name').click();
  await save(page);
  await expect(page).toHaveURL(/\/profile\/success$/);
  await expect(main(page).getByRole('status')).toContainText('Your profile has been saved');
  await expectFine(page, 'success');

  // By keyboard alone.
  await line(page, 'Style of play').press('Enter');
  await expect(page.getByLabel('Forehand')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Left-handed');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(line(page, 'Style of play')).toBeFocused();
  await expect(line(page, 'Style of play')).toContainText('Left-handed');
  await openFold(page, 'Languages you speak on court');
  await page.getByLabel('Hungarian').check();
  await save(page);
  await expect(line(page, 'Languages you speak on court')).toContainText('Hungarian');
  await openFold(page, 'Phone');
  await page.getByLabel('Phone').fill('+32 470 12 34 56');
  await save(page);
  await expect(line(page, 'Phone')).toContainText('+32470123456');
  await openFold(page, 'Levels');
  await page.getByText('How levels work').click();
  await expect(page.getByText('You start at 5.0')).toBeVisible();

  await page.goto('/profile/edit');
  await line(page, 'Name').click();
  await openFold(page, 'Email addresses');
  const next = page.getByLabel('Another email address');
  await next.fill(ann.email);
  await next.press('Enter');
  await expect(page.getByText('This is already on the list.')).toBeVisible();
  await next.fill(email);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('We’ll send a link when you save')).toBeVisible();
  await page.reload();
  await expect(page.getByText('We’ll send a link when you save')).toBeVisible();
  await expectFine(page, 'form');
  await line(page, 'Name').click();
  await save(page);
  await confirmOwner(page);
  await expect(page).toHaveURL(/\/profile\/success$/);
  await expect(main(page).getByRole('status')).toContainText(email);

  await page.goto(await mailedLink(page.request, email, 'confirm your email'));
  await expect(page).toHaveTitle(/^Edit your profile/);
  await page.getByRole('button', { name: 'Yes, this is my address' }).click();
  await expect(page.getByText('Address confirmed')).toBeVisible();
  await expectFine(page, 'proved');
  await page.getByRole('button', { name: /Make main address/ }).click();
  await save(page);
  await confirmOwner(page);
  await expect(page).toHaveURL(/\/profile\/success$/);
  await expect.poll(async () => (await outbox(page.request, ann.email))[0]?.text).toContain(email);
  await openFold(page, 'Email addresses');
  await page.getByRole('button', { name: `Remove ${ann.email}` }).click();
  await save(page);
  await confirmOwner(page);
  await expect(line(page, 'Email addresses')).toBeFocused();
  await page.goto('/profile');
  await openFold(page, 'Email addresses');
  await expect(main(page)).toContainText(email);
  await expect(main(page)).not.toContainText(ann.email);
});

test('toggles, blocked people, data and deletion', { tag: '@needs-downloads' }, async ({ page }) => {
  const [ann, bob] = [await newPlayer(page.request, 'Ann'), await newPlayer(page.request, 'Bob')];
  const headers = { Authorization: `Bearer ${ann.token}` };
  await page.request.post('/api/banuser', { headers, params: { userId: bob.id } });
  await logIn(page, ann.email);
  await page.goto('/profile');
  await expect(line(page, 'Invitations and emails')).toContainText('both on');
  await openFold(page, 'Invitations and emails');
  await page.getByRole('checkbox', { name: /Block all invitations/ }).check();
  await page.getByRole('checkbox', { name: /Emails about matches/ }).uncheck();
  await expect
    .poll(async () => (await page.request.get('/api/channelflags', { headers })).json())
    .toEqual({ status: true, emailStatus: false });
  await expect(line(page, 'Blocked people')).toContainText('1');
  await openFold(page, 'Blocked people');
  await page.getByRole('button', { name: 'Unblock: Bob Baker' }).click();
  await expect(page.getByText('Can reach you again')).toBeVisible();
  await expectFine(page, 'profile');
  await page.getByRole('button', { name: 'Block again: Bob Baker' }).click();
  await expect(page.getByRole('button', { name: 'Unblock: Bob Baker' })).toBeVisible();
  await page.getByRole('button', { name: 'Unblock: Bob Baker' }).click();
  await expect(page.getByText('Can reach you again')).toBeVisible();
  await page.reload();
  await expect(line(page, 'Invitations and emails')).toContainText('both off');
  await openFold(page, 'Invitations and emails');
  await openFold(page, 'Blocked people');
  await expect(page.getByText('You haven’t blocked anyone.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Block all invitations/ })).toBeChecked();

  const download = page.waitForEvent('download');
  await openFold(page, 'Take my data with me');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^crosscourt-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { id: ann.id } });

  const ask = () => page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await ask();
  await expect(dialog).toContainText('can’t be undone');
  await expectFine(page, 'deletion');
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await page.route('**/api/me', async (route) => {
    const isDeletion = route.request().method() === 'DELETE';
    if (!isDeletion) return route.continue();
    return route.fulfill({
      status: 409,
      json: { status: 409, messageId: 'E.game.state', message: 'error.E.game.state' },
    });
  });
  await ask();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog).toContainText('Your account wasn’t deleted');
  await expect(dialog).toContainText('no longer possible for this match');
  await page.unroute('**/api/me');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await ask();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await confirmOwner(page);
  await expect(page).toHaveURL(/\/login/);
  // R-toasts: one that stays goes by a press.
  const toast = page.getByText('Your account has been deleted and you’re logged out.');
  await expect(toast).toBeVisible();
  await toast.click();
  await expect(toast).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect(page.getByText('pick up where you left off')).toHaveCount(0);
  expect((await page.request.get('/api/me', { headers })).status()).toBe(401);
});
