import type { APIRequestContext } from '@playwright/test';
import { newClub } from '../support/web/clubs.ts';
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

/** @returns the address of somebody on a club's list who was asked to join, and the link that stops the club */
async function askedByClub(request: APIRequestContext) {
  const keeper = await newPlayer(request, 'Kim');
  const { id } = await newClub(request, keeper);
  const email = newAddress('typed');
  const headers = { Authorization: `Bearer ${keeper.token}` };
  const lines = [{ firstName: 'Typed', email }];
  await request.post(`/api/club/${id}/import`, { headers, data: { lines, dryRun: false } });
  const list = await request.post(`/api/club/${id}/people/search`, { headers, data: { text: 'Typed' } });
  const [entry] = (await list.json()).people;
  await request.post(`/api/club/${id}/joinInvitations`, { headers, data: { personIds: [entry.id] } });
  const [mail] = await outbox(request, email);
  const url = new URL(mail?.links.find((link) => link.includes('/unsub?')) ?? '');
  return { email, path: url.pathname + url.search };
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
  await page.getByRole('button', { name: 'No more invitations from Olga Baker' }).click();
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

test('the other choices, and a guest has their data erased', async ({ page, request }) => {
  const { path, mails } = await mailed(request);
  await page.goto(path);
  await page.getByRole('button', { name: 'Other choices' }).click();
  await expect(page.getByRole('radio', { name: /No more invitations from Olga Baker/ })).toBeChecked();
  await page.getByRole('radio', { name: /No more emails from Crosscourt/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You won’t receive any more emails from Crosscourt.')).toBeVisible();
  await page.goto(path);
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data has been deleted');
  expect(await mails()).toEqual([]);
});

test('a club’s mail: one question, and a press takes its reader off the list', async ({ page, request }) => {
  const { email, path } = await askedByClub(request);
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Nothing more from .+\?$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Nothing more from/ }).click();
  await expect(heading).toHaveText('Done');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText('Undone');
  await page.goto(path);
  await page.getByRole('button', { name: 'Take me off the list' }).click();
  await expect(page.getByText('the club won’t write to you any more')).toBeVisible();
  await expectAccessible(page);
  // Looked at again, the list is behind them.
  await page.goto(path);
  await expect(heading).toHaveText('Done');
  await expect(page.getByRole('button', { name: 'Take me off the list' })).toHaveCount(0);
  expect(await outbox(request, email)).toHaveLength(1);
});

test('a link that lost a part says what to do; a network that is away lets one try again', async ({
  page,
  request,
}) => {
  await page.goto('/unsub');
  await expect(page.getByRole('alert')).toContainText('This link is incomplete');
  const { path } = await mailed(request);
  await page.goto(path);
  await page.route('**/api/unsubsribe', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'No more invitations from Olga Baker' }).click();
  await lost;
  await page.unroute('**/api/unsubsribe');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done');
});
