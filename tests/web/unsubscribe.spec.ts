import type { APIRequestContext } from '@playwright/test';
import { newGame, newPlayer } from '../support/web/games.ts';
import { expect, expectAccessible, newAddress, outbox, test } from '../support/web/test.ts';

/** @returns the unsubscribe link of the invitation mailed to a guest of Olga's */
async function mailed(request: APIRequestContext) {
  const owner = await newPlayer(request, 'Olga');
  const email = newAddress('gil');
  const invite = () => newGame(request, owner, { contactList: [{ firstName: 'Gil', lastName: 'Guest', email }] });
  await invite();
  const mails = () => outbox(request, email);
  const [mail] = await mails();
  const url = new URL(mail?.links.find((link) => link.includes('/unsub?')) ?? '');
  return { invite, mails, path: url.pathname + url.search };
}

test('one question, answered, taken back and answered again; nothing happens by looking', async ({ page, request }) => {
  const { path, invite, mails } = await mailed(request);
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('No more invitations from Olga Baker?');
  await expect(page.getByRole('link', { name: 'Quick start' })).toHaveCount(1);
  await expectAccessible(page);
  await invite();
  await expect.poll(async () => (await mails()).length).toBe(2);
  await page.getByRole('button', { name: 'Stop invitations from Olga Baker' }).click();
  await expect(heading).toHaveText('Done');
  await expectAccessible(page);
  await invite();
  expect(await mails()).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText('Undone');
  await page.getByRole('button', { name: 'Unsubscribe after all' }).click();
  await expect(heading).toHaveText('Done');
  // Stopped already: the page says so at once.
  await page.goto(path);
  await expect(heading).toHaveText('Done');
});
