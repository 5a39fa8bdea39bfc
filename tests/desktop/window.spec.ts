import { addressOf, expect, isReal, press, sideEffects, test } from './electronApp.ts';

test('the window opens as it was left, and its menu leads to pages, prints and speaks the language that is chosen', {
  tag: '@details',
}, async ({ start }) => {
  const first = await start();
  await first.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 120, y: 80, width: 900, height: 700 }),
  );
  await first.app.close();

  const second = await start();
  const bounds = await second.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
  expect(bounds).toEqual({ x: 120, y: 80, width: 900, height: 700 });
  const labels = () => second.app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label));
  expect(await labels()).toEqual(['File', 'Edit', 'View', 'Go', 'Help']);
  await press(second, 'Help', 'How it works');
  await expect.poll(() => addressOf(second)).toBe('app://bundle/quickstart');
  await press(second, 'File', 'Print…');
  if (!isReal()) expect(await sideEffects(second, 'webContents.print')).toHaveLength(1);
  await second.page.getByRole('combobox', { name: 'Language' }).selectOption('nl');
  await expect.poll(labels).toEqual(['Bestand', 'Bewerken', 'Weergave', 'Ga naar', 'Hulp']);
  if (!isReal())
    expect((await sideEffects(second, 'session.setSpellCheckerLanguages')).at(-1)).toEqual([['nl', 'en-GB']]);
});

test('the page draws the title bar: it opens the menus, stays beside the window’s buttons, and turns dark with them', async ({
  start,
}) => {
  test.skip(isReal(), 'a menu of the system cannot be looked into');
  const desktop = await start();
  const { page, app } = desktop;
  const menus = page.getByRole('menubar').getByRole('menuitem');
  await expect(menus).toHaveText(['File', 'Edit', 'View', 'Go', 'Help']);
  await page.keyboard.press('F10');
  await page.keyboard.press('ArrowLeft');
  await expect(menus.last()).toBeFocused();
  await page.keyboard.press('Enter');
  const opened = () => sideEffects(desktop, 'menu.popup');
  await expect.poll(opened).toHaveLength(1);
  const box = await menus.last().boundingBox();
  expect((await opened())[0]).toEqual([
    ['How it works', 'Open in the browser'],
    { x: Math.round(box?.x ?? -1), y: Math.round((box?.y ?? 0) + (box?.height ?? 0)) },
  ]);

  await page.setViewportSize({ width: 360, height: 400 });
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await menus.first().click();
  await expect.poll(async () => (await opened())[1]?.[0]).toContain('Print…');

  await app.evaluate(({ nativeTheme }) => {
    Object.assign(nativeTheme, { shouldUseDarkColors: true });
    nativeTheme.emit('updated');
  });
  expect((await sideEffects(desktop, 'window.setTitleBarOverlay')).at(-1)).toEqual([
    { height: 36, color: '#0e1512', symbolColor: '#f1eee3' },
  ]);
});
