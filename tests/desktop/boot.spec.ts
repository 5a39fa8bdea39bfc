import { expect, test } from './electronApp.ts';

test('opens its window on the app’s own address, cut off from Node', async ({ start }) => {
  const { app, page } = await start();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const address = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());
  expect(address).toMatch(/^app:\/\/bundle\//);
  expect(
    await page.evaluate(() => ['require', 'process', 'module', 'Buffer'].filter((name) => name in window)),
  ).toEqual([]);
});
