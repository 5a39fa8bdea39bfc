import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from '../../renderer/platform/desktop.ts';
import { expect, isReal, logInAnew, test } from './electronApp.ts';

test('a log-in outlives the app, encrypted at rest, and log-out wipes it', async ({ start, userData }) => {
  const file = join(userData, 'session.bin');
  const first = await start();
  await logInAnew(first, 'kept');
  const { token } = await first.page.evaluate(() => window.desktop?.session.load() ?? Promise.reject());
  expect(token).toBeTruthy();
  expect(readFileSync(file, 'latin1')).not.toContain(token);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await first.app.close();

  const second = await start();
  await expect(second.page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await second.page.getByRole('button', { name: 'Menu' }).click();
  await second.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(second.page.getByRole('heading', { level: 1 })).toHaveText('Good to see you again');
  await expect.poll(() => existsSync(file)).toBe(false);
});

test('a damaged session file means logged out, is put aside and is no crash', async ({ start, userData }) => {
  writeFileSync(join(userData, 'session.bin'), '{"v":1,"backend":"gnome_libsecret","data":"');
  const { page } = await start();
  await expect(page).toHaveURL(/login$/);
  expect(existsSync(join(userData, 'session.bin.quarantined'))).toBe(true);
});

test('without a keyring the log-in stays in memory, survives a reload, and that is said', { tag: '@details' }, async ({
  start,
  userData,
}) => {
  test.skip(isReal(), 'the keyring of a real system is what it is');
  const desktop = await start({ env: { DOUBLE_KEYRING: 'basic_text' } });
  await logInAnew(desktop, 'memory');
  await expect(desktop.page.getByText('This computer can’t store your login securely')).toBeVisible();
  expect(existsSync(join(userData, 'session.bin'))).toBe(false);
  await desktop.page.reload();
  await expect(desktop.page.getByRole('button', { name: 'Menu' })).toBeVisible();
});
