import type { Page } from '@playwright/test';
import { PATHS } from '../../shared/routes/paths.ts';
import { newGame, newPlayer } from '../support/web/games.ts';
import { enterAs, inviteGuest, ONE_VENUE } from '../support/web/invitation.ts';
import { openFold } from '../support/web/organise.ts';
import { expect, newAddress, outbox, test } from '../support/web/test.ts';

/** What had the focus is gone, and what follows has been drawn. */
async function expectKept(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: what }).not.toBe('BODY');
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  expect(await page.evaluate(() => document.activeElement?.tagName), what).not.toBe('BODY');
}

// R-kept-focus
test('after a message and another answer the focus is where one works', async ({ page, request }) => {
  const { path, game, owner, answer } = await inviteGuest(request, ONE_VENUE, { candidateMethod: 'CHOOSE' });
  await answer('ACCEPT');
  await page.goto(path);
  const change = page.getByRole('button', { name: 'Change my answer' });
  await change.press('Enter');
  await expect(change).toHaveCount(0);
  await expectKept(page, 'another answer');

  await enterAs(page, owner);
  await page.goto(`/game/${game.id}`);
  await openFold(page, 'Messages');
  const field = page.getByLabel('Write to everyone in this match');
  await field.fill('Court 3');
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

// R-kept-focus
test('after unsubscribing the focus is on the page', async ({ page, request }) => {
  const owner = await newPlayer(request, 'Olga');
  const email = newAddress('gil');
  await newGame(request, owner, { contactList: [{ firstName: 'Gil', lastName: 'Guest', email }] });
  const [mail] = await outbox(request, email);
  const url = new URL(mail?.links.find((link) => link.includes('/unsub?')) ?? '');
  await page.goto(url.pathname + url.search);
  const heading = page.getByRole('heading', { level: 1 });
  for (const [press, title] of [
    ['Stop invitations from Olga Baker', 'Done'],
    ['Undo', 'Undone'],
    ['Unsubscribe after all', 'Done'],
  ] as const) {
    await page.getByRole('button', { name: press }).press('Enter');
    await expect(heading).toHaveText(title);
    await expectKept(page, press);
  }
});

// R-kept-focus
test('a dialog begins on its field, a question on the way back', async ({ page, request }) => {
  const owner = await newPlayer(request, 'Olga');
  const { id } = await newGame(request, owner, {
    contactList: [{ firstName: 'Gil', lastName: 'Guest', email: newAddress('gil') }],
  });
  await enterAs(page, owner);
  await page.goto(`${PATHS.organise}?copy=${id}`);
  await page.getByRole('button', { name: 'Save these people as a group' }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name of the new group')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save these people as a group' })).toBeFocused();
  await page.goto(`/game/${id}`);
  await page.getByRole('button', { name: 'Cancel the match' }).press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Back' })).toBeFocused();
});

// R-kept-focus
test('questions that interrupt nothing begin on the way back as well', async ({ page, request }) => {
  const { path, owner, answer } = await inviteGuest(request, ONE_VENUE);
  await answer('ACCEPT');
  await page.goto(path);
  await page.getByRole('button', { name: 'Withdraw from the match' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Stay in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);

  await enterAs(page, owner);
  await page.goto(PATHS.friendsAndBalls);
  const file = { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from('Name') };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
});
