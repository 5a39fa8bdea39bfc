import { newPlayer } from '../../support/web/games.ts';
import { expect, logIn, test } from '../../support/web/test.ts';

// A network that goes away in the middle of something, on a device that keeps nothing yet (R-parts, R-failures).

test('a form outlives the network, and is sent by itself when it is back', async ({ page, context, request }) => {
  const ann = await newPlayer(request, 'Ann');
  await page.goto('/signinmail');
  await page.getByLabel('Email address').fill(ann.email);
  await page.getByLabel('Password', { exact: true }).fill('seven green tennis balls');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const alert = page.getByRole('alertdialog', { name: 'Connection problem' });
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  await alert.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByLabel('Email address')).toHaveValue(ann.email);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/$/);
});

test('a page and a part that are first opened without a network say so, and come when it is back', async ({
  page,
  context,
  request,
}) => {
  const bea = await newPlayer(request, 'Bea');
  await logIn(page, bea.email);
  const organise = page.getByRole('link', { name: 'Organise a match' }).first();
  await expect(organise).toBeVisible();
  await context.setOffline(true);
  await organise.click();
  const missing = page.getByText('You’re offline, and this part isn’t on your device yet.');
  await expect(missing).toBeVisible();
  await expect(page.getByText('This page didn’t load')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Organise' })).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test('a part that is refused is fetched again', { tag: '@engines' }, async ({ page, request }) => {
  const cas = await newPlayer(request, 'Cas');
  await logIn(page, cas.email);
  const isPart = /\/assets\/RankingsPage-.*\.js$/;
  await page.route(isPart, (route) => route.abort());
  await page.goto('/ratingsAndRankings');
  await expect(page.getByText('This part is missing')).toBeVisible();
  await page.unroute(isPart);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rankings and levels' })).toBeVisible();
});
