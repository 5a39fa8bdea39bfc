import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newPlayer } from '../support/web/games.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  mailedLink,
  newAddress,
  outbox,
  test,
} from '../support/web/test.ts';

const CONTACTS = join(import.meta.dirname, '../files/contacts');

async function enter(page: Page, firstName: string) {
  const player = await newPlayer(page.request, firstName);
  await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), player.token);
  await page.goto('/friendsAndBalls');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friends and balls');
  return player;
}

test('friends are invited by mail, the code travels along, and the balls are counted', async ({ page, request }) => {
  await enter(page, 'Olga');
  await expect(page.getByText('000')).toHaveCount(2);
  const emails = page.getByLabel('Email addresses', { exact: true });
  await emails.fill('one@friends.example, not an address,two@friends');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('not an address, two@friends');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).last().click();
  const friend = newAddress('friend');
  await emails.fill(`${friend} , ${newAddress('other')}`);
  await page.getByLabel('Add a message (optional)').fill('Thursday?');
  // What is typed outlives a reload.
  await page.reload();
  await expect(emails).toHaveValue(new RegExp(friend));
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('2 friends invited.')).toBeVisible();
  await expect(page.getByText('020', { exact: true })).toBeVisible();
  await expect(emails).toHaveValue('');
  const [mail] = await outbox(request, friend);
  expect(mail?.text).toContain('Thursday?');
  await page.goto(await mailedLink(request, friend, 'wants to play'));
  // Whoever is logged in is led to their matches; the code waits for who is not.
  await page.evaluate(() => sessionStorage.clear());
  const fresh = await page.context().browser()?.newPage();
  await fresh?.goto(`${new URL(page.url()).origin}${await mailedLink(request, friend, 'wants to play')}`);
  await expect(fresh?.getByLabel(/Invitation code/) ?? page.locator('none')).toHaveValue(/^[A-Z]{3}\d{4}@\d\d$/);
  await fresh?.close();
});

test('a contacts file is confirmed, read, picked from and invited; what is wrong with one is said', async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, 'Olga');
  const choose = page.getByLabel('Choose a file');
  await choose.setInputFiles({ name: 'contacts.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(page.getByRole('alertdialog')).toContainText('.csv, .vcf or .txt');
  await page.keyboard.press('Escape');
  await choose.setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.alloc(10_000_001) });
  await expect(page.getByRole('alertdialog')).toContainText('under 10 MB');
  await page.keyboard.press('Escape');
  await choose.setInputFiles({ name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.from('Name') });
  await page.getByRole('button', { name: 'Read the addresses' }).click();
  const toast = page.getByText('We couldn’t find any email addresses in this file.');
  await expect(toast).toBeVisible();
  // Longer than what only informs stays on screen.
  await page.clock.fastForward(10_000);
  await expect(toast).toBeVisible();

  await choose.setInputFiles(join(CONTACTS, 'google.csv'));
  await expect(page.getByRole('dialog')).toContainText('google.csv (1 kB)');
  await page.getByRole('button', { name: 'Read the addresses' }).click();
  const list = page.getByRole('dialog', { name: '4 addresses found' });
  await expect(list.getByRole('checkbox')).toHaveCount(4);
  expect(await list.getByRole('region').evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(80);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await list.getByRole('button', { name: 'Select all' }).click();
  await list.getByRole('checkbox', { name: 'agnes@iroda.example' }).uncheck();
  await list.getByRole('button', { name: 'Invite 3' }).click();
  await expect(page.getByText('3 friends invited.')).toBeVisible();
  await expect(page.getByText('030')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
});
