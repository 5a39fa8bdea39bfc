import { join } from 'node:path';
import { newPlayer } from '../../support/web/games.ts';
import { expect, expectAccessible, newAddress, outbox, test } from '../../support/web/test.ts';

const CONTACTS = join(import.meta.dirname, '../../files/contacts');

// R-friend-invitation, R-contacts-pick
test('addresses come on lines, by semicolons or as a mail program writes them; contacts have their names', async ({
  page,
}) => {
  const player = await newPlayer(page.request, 'Olga');
  await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), player.token);
  await page.goto('/friendsAndBalls');
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  const emails = page.getByLabel('Email addresses', { exact: true });
  const send = page.getByRole('button', { name: 'Send invitations' });
  await emails.fill('one@friends.example\nno address; two@friends');
  await send.click();
  await expect(page.getByRole('alertdialog')).toContainText('Please correct: no address, two@friends');
  await page.keyboard.press('Escape');
  const [first, second, third] = [newAddress('a'), newAddress('b'), newAddress('c')];
  await emails.fill(`${first}\n"Baker, Bob" <${second}>; ${third} ${newAddress('d')}`);
  await send.click();
  await expect(page.getByText('4 friends invited.')).toBeVisible();
  for (const address of [first, second, third]) expect(await outbox(page.request, address)).toHaveLength(1);

  await page.getByLabel('Choose a file').setInputFiles(join(CONTACTS, 'google.csv'));
  await page.getByRole('button', { name: 'Read the addresses' }).click();
  await expect(page.getByRole('checkbox', { name: 'Ágnes Szabó · agnes@iroda.example' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Luc Peeters · luc@net.example' })).toBeVisible();
  await expectAccessible(page);
});
