import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { addressOf, commandLine, expect, isReal, logInAnew, openLink, sideEffects, test } from './electronApp.ts';

const SCHEME = 'crosscourt-dev';

test('a cold start by a link shows its page; hostile links change nothing', async ({ start }) => {
  const desktop = await start({ args: [`${SCHEME}://setNewPassword/some-token`] });
  await expect(desktop.page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  const before = await addressOf(desktop);
  expect(before).toBe('app://bundle/setNewPassword/some-token');
  const visited: string[] = [];
  desktop.page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  for (const link of [
    'https://evil.test/extinv/g1/t1',
    `${process.env.CROSSCOURT_URL}.evil.test/extinv/g1/t1`,
    `${SCHEME}://extinv/g1/..%2f..`,
    `${SCHEME}://someone@extinv/g1/t1`,
    `${SCHEME}://extinv/g1/<script>`,
    `${SCHEME}://login`,
    'javascript:alert(1)',
    'file:///etc/passwd',
  ]) {
    await openLink(desktop, link);
  }
  // Links are followed in turn: when this one has been, so would those before it.
  await openLink(desktop, `${SCHEME}://setNewPassword/another`);
  await expect.poll(() => addressOf(desktop)).toBe('app://bundle/setNewPassword/another');
  // The page learns of the link by another way than its address, and sometimes later.
  await expect.poll(() => visited).toEqual(['/setNewPassword/another']);
});

test('links by every other door reach the open window, which comes to the front', { tag: '@details' }, async ({
  start,
  userData,
}) => {
  const desktop = await start({ env: { DOUBLE_OPEN_URL: `${SCHEME}://extinv/early/token` } });
  const { app, page } = desktop;
  // What macOS handed over before the app was ready has waited.
  if (!isReal()) await expect.poll(() => addressOf(desktop)).toBe('app://bundle/extinv/early/token');
  await openLink(desktop, `${SCHEME}://setNewPassword/later`);
  await expect.poll(() => addressOf(desktop)).toBe('app://bundle/setNewPassword/later');

  await app.evaluate(({ app: electron }, url) => {
    const event = { preventDefault: () => undefined };
    electron.emit('continue-activity', event, 'NSUserActivityTypeBrowsingWeb', {}, { webpageURL: url });
  }, `${process.env.CROSSCOURT_URL}/extinv/web/token`);
  await expect.poll(() => addressOf(desktop)).toBe('app://bundle/extinv/web/token');

  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  const { executablePath, args } = commandLine(userData, [`${SCHEME}://setNewPassword/second`]);
  const second = spawn(executablePath, ['--no-sandbox', ...args], {
    env: { ...process.env, DOUBLE_NODE: process.execPath },
  });
  const [code] = await once(second, 'exit');
  expect(code).toBe(0);
  await expect.poll(() => addressOf(desktop)).toBe('app://bundle/setNewPassword/second');
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((w) => w.isMinimized()))).toEqual([
    false,
  ]);
  if (!isReal()) expect((await sideEffects(desktop, 'window.focus')).length).toBeGreaterThan(0);
});

test('a link for another account, or over unsent input, is followed only after a question', {
  tag: '@details',
}, async ({ start }) => {
  const desktop = await start();
  const { page } = desktop;
  // Nobody says whose link it is: the form works all the same.
  await page.route('**/api/setNewPassword/address', (route) => route.abort());
  await openLink(desktop, `${SCHEME}://setNewPassword/one`);
  await page.getByLabel('New password').fill('half a passw');
  await openLink(desktop, `${SCHEME}://setNewPassword/two`);
  const dialog = page.getByRole('alertdialog', { name: 'Open this link?' });
  await expect(dialog).toContainText('unsaved changes');
  await dialog.getByRole('button', { name: 'Stay here' }).last().click();
  await expect(page.getByLabel('New password')).toHaveValue('half a passw');

  await logInAnew(desktop, 'other');
  await openLink(desktop, `${SCHEME}://setNewPassword/three`);
  await expect(dialog).toContainText('You’re logged in as Ann Baker');
  await dialog.getByRole('button', { name: 'Open the link' }).click();
  await expect.poll(() => addressOf(desktop)).toBe('app://bundle/setNewPassword/three');
});
