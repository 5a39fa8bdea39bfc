import { request } from '@playwright/test';
import { newPlayer } from '../support/web/games.ts';
import { expect, isReal, openLink, sideEffects, test } from './electronApp.ts';

test('log-in goes on in the system’s browser and comes back by a ticket that is good for this window alone', async ({
  start,
}) => {
  test.skip(isReal(), 'what a real system does with an address cannot be seen from here');
  const desktop = await start();
  const { page } = desktop;
  await page.getByRole('button', { name: 'Log in with your browser' }).click();
  await expect.poll(async () => (await sideEffects(desktop, 'shell.openExternal')).length).toBe(1);
  const [[address] = []] = await sideEffects(desktop, 'shell.openExternal');
  const url = new URL(String(address));
  expect(url.origin).toBe(process.env.CROSSCOURT_URL);
  expect(url.pathname).toBe('/desktop/login');

  // The browser's part; its page is walked through in tests/web/handOver.spec.ts.
  const api = await request.newContext({ baseURL: url.origin });
  const player = await newPlayer(api, 'Dora');
  const answer = await api.post('/oauth/ticket', {
    headers: { authorization: `Bearer ${player.token}` },
    data: { challenge: url.searchParams.get('challenge') },
  });
  const { ticket } = await answer.json();
  await api.dispose();

  const link = `${url.searchParams.get('scheme')}://login?ticket=${ticket}`;
  await openLink(desktop, link);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  // A ticket this window has not asked for opens nothing.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in with your browser' })).toBeVisible();
  await openLink(desktop, link);
  await expect(page.getByRole('alert')).toContainText('We couldn’t log you in');
});
