import sharp from 'sharp';
import { act, declineAll, newGame, newPlayer } from '../../support/web/games.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/web/test.ts';

test('the header of a public page is one row, and its language a button for a thumb', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/login?lang=nl');
    const banner = page.getByRole('banner');
    const select = banner.getByRole('combobox');
    await expect(select).toHaveValue('nl');
    await expect(banner.getByText('NL', { exact: true })).toBeVisible();
    const box = await select.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect((await banner.boundingBox())?.height).toBe(52);
    await expectNoSidewaysScroll(page, `${width} px`);
  }
});

test('the picture in the header is a circle, and opens the menu', { tag: '@wide' }, async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'a phone has a sign there');
  const player = await newPlayer(page.request, 'Ann');
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const uploaded = await page.request.post('/api/uploadprofilepic', {
    headers: { Authorization: `Bearer ${player.token}` },
    multipart: { file: { name: 'me.png', mimeType: 'image/png', buffer: picture } },
  });
  expect(uploaded.ok()).toBe(true);
  await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), player.token);
  await page.goto('/');
  const ring = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await expect(ring.locator('img')).toBeVisible();
  const box = await ring.boundingBox();
  expect(box?.height).toBe(box?.width);
  await ring.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

// R-search
test('a few letters lead to a page, a match or a player, by the keyboard alone', async ({ page, request }) => {
  const [olga, finn] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Finn')];
  const contactList = [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }];
  const earlier = await newGame(request, olga, { contactList });
  await declineAll(request, earlier.id, [finn.email]);
  await act(request, earlier.id, olga.token, { actionType: 'CANCEL' });
  const { id } = await newGame(request, olga, { contactList });
  await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), olga.token);
  await page.goto('/friendsAndBalls');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox', { name: 'Page, match or player' });
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('option', { name: /^Finn Baker/ })).toHaveCount(1);
  await page.keyboard.type('fin');
  const options = dialog.getByRole('option');
  await expect(options).toHaveText([/Finn BakerTennis/, /Finn Baker$/]);
  await expect(dialog.getByRole('status')).toHaveText('Results: 2');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.last().getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/publicProfile/${finn.code}$`));
  await expect(dialog).toHaveCount(0);

  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.click();
  await field.fill('nobody of that name');
  await expect(dialog.getByRole('status')).toHaveText('Nothing found.');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await field.fill('shortcuts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await button.click();
  await field.fill('tennis court');
  await options.first().click();
  await expect(page).toHaveURL(new RegExp(`/game/${id}$`));
});
