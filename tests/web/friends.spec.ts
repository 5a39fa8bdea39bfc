import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { act, newGame, newPlayer } from '../support/web/games.ts';
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

/** Opens one of the ways to invite, unless it is. */
async function openWay(page: Page, name: string) {
  const way = page.getByRole('button', { name, exact: true });
  if ((await way.getAttribute('aria-expanded')) === 'false') await way.click();
}

async function enter(page: Page, firstName: string) {
  const player = await newPlayer(page.request, firstName);
  await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), player.token);
  await page.goto('/friendsAndBalls');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring a friend along');
  return player;
}

test('friends are invited by mail, the code travels along, and the balls are counted', {
  tag: '@engines',
}, async ({ page, request, browser, baseURL }) => {
  await enter(page, 'Olga');
  await expect(page.getByText('000')).toHaveCount(2);
  await openWay(page, 'Email');
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
  // A person who is logged in is led to their matches; the code waits for people who are not.
  const fresh = await (await browser.newContext({ baseURL })).newPage();
  await fresh.goto(await mailedLink(request, friend, 'wants to play'));
  await expect(fresh.getByLabel(/Invitation code/)).toHaveValue(/^[A-Z]{3}\d{4}@\d\d$/);
});

test('a contacts file is confirmed, read, picked from and invited; what is wrong with one is said', async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, 'Olga');
  const choose = page.getByLabel('Choose a file');
  await choose.setInputFiles({ name: 'contacts.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF\0') });
  await page.getByRole('button', { name: 'Read the addresses' }).click();
  await expect(page.getByText('.csv, .vcf or .txt')).toBeVisible();
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
  await expect(page.getByRole('alertdialog')).toContainText('google.csv (1 kB)');
  await page.getByRole('button', { name: 'Read the addresses' }).click();
  const list = page.getByRole('dialog', { name: '4 addresses found' });
  await expect(list.getByRole('checkbox')).toHaveCount(4);
  expect(await list.getByRole('region').evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(80);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await list.getByRole('button', { name: 'Select all' }).click();
  await list.getByRole('checkbox', { name: 'Ágnes Szabó · agnes@iroda.example' }).uncheck();
  await list.getByRole('button', { name: 'Invite 3' }).click();
  await expect(page.getByText('3 friends invited.')).toBeVisible();
  await expect(page.getByText('030')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
});

// R-friends-page
test('the page shows whom one knows, and leads to a match with them; one way to invite is open at a time', async ({
  page,
}) => {
  const owner = await enter(page, 'Olga');
  const player = await newPlayer(page.request, 'Pat');
  const { id } = await newGame(page.request, owner, {
    contactList: [{ firstName: 'Pat', lastName: 'Baker', email: player.email }],
  });
  await act(page.request, id, player.token, { actionType: 'DECLINE' });
  await page.reload();
  const row = page.getByRole('main').getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Not played together yet');
  const ways = page.getByRole('region', { name: 'Other ways to invite' });
  const [mail, code] = [
    ways.getByRole('button', { name: 'Email', exact: true }),
    ways.getByRole('button', { name: 'QR code' }),
  ];
  await expect(mail).toHaveAttribute('aria-expanded', 'false');
  await mail.click();
  await code.focus();
  await page.keyboard.press('Enter');
  await expect(mail).toHaveAttribute('aria-expanded', 'false');
  await expect(ways.getByRole('img')).toBeVisible();
  for (const language of ['de', 'hu']) {
    await page.goto(`/friendsAndBalls?lang=${language}`);
    await expect(row).toHaveCount(1);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    // The word is to be read, on the narrowest phone too.
    const ask = row.getByRole('link', { name: language === 'de' ? 'Anfragen Pat Baker' : /^Meghívom / });
    expect((await ask.boundingBox())?.width, language).toBeGreaterThan(60);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
  }
  // R-row-menu: by the keyboard as well, with what the row offers and more.
  await page.goto('/friendsAndBalls?lang=en');
  await row.getByRole('link').first().focus();
  await page.keyboard.press('Shift+F10');
  const entries = page.getByRole('menuitem');
  await expect(entries).toHaveText(['Invite to a match', 'Open profile', 'Block Pat Baker']);
  await page.keyboard.press('Escape');
  await row.click({ button: 'right', position: { x: 4, y: 4 } });
  await entries.filter({ hasText: 'Invite to a match' }).click();
  await expect(page).toHaveURL(/\/organise\?with=/);
});

test('a file that is dropped anywhere on the page is asked about', async ({ page }) => {
  await enter(page, 'Olga');
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['ann@club.example'], 'friends.txt'));
    return transfer;
  });
  await page.getByRole('heading', { level: 1 }).dispatchEvent('dragover', { dataTransfer: data });
  await expect(page.getByRole('button', { name: 'Contacts', exact: true })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('alertdialog')).toContainText('friends.txt');
});
