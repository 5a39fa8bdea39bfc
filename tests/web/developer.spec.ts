import { expect, expectAccessible, test } from '../support/web/test.ts';

test('the gallery shows the design system in both themes', async ({ page }) => {
  const answer = await page.goto('/dev/ui');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

// R-row-menu
test('a menu opens where it is asked for, by mouse and by keyboard', async ({ page, browserName }) => {
  await page.goto('/dev/ui');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('menu', { name: 'Menu' });
  const entries = menu.getByRole('menuitem');
  await button.click();
  await expect(entries.first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();

  // Firefox's driver has no key for menus.
  for (const key of browserName === 'firefox' ? ['Shift+F10'] : ['Shift+F10', 'ContextMenu']) {
    await page.keyboard.press(key);
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  }

  await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
  await expect(menu).toBeInViewport({ ratio: 1 });
  // One step of the history, as every dialog.
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the API document opens without complaints of the browser', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/api/docs');
  // The document draws what is in sight.
  await expect(page.getByText('/api/banuser').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
