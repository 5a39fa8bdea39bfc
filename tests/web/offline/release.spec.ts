import type { Page } from '@playwright/test';
import { newPlayer } from '../../support/web/games.ts';
import { untilWholeIsKept } from '../../support/web/kept.ts';
import { openNote } from '../../support/web/organise.ts';
import { expect, fillLogIn, PASSWORD, test } from '../../support/web/test.ts';
import { type Deployment, deploymentOf } from './deployment.ts';

// A new release never mixes with an old one, and costs nobody what they have typed (R-new-release).
test.use({ serviceWorkers: 'allow' });

let deployment: Deployment;
test.beforeAll(async () => {
  deployment = await deploymentOf(process.env.BASE_URL ?? '');
});
test.afterAll(() => deployment.stop());

const releaseOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name=release]')?.getAttribute('content') ?? 'first');
/** As the browser does by itself when one comes back to the page. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a new release is offered and taken when one wants to; the old one stays whole until then', {
  tag: '@needs-second-page',
}, async ({ page, context, request }) => {
  const ann = await newPlayer(request, 'Ann');
  await page.goto(`${deployment.url}/signinmail`);
  await fillLogIn(page, ann.email, PASSWORD);
  await expect(page).toHaveURL(/:\d+\/$/);
  await untilWholeIsKept(page);
  await page.goto(`${deployment.url}/organise`);
  const note = page.getByRole('textbox', { name: 'Note' });
  await openNote(page);
  await note.fill('Bring water');
  const second = await context.newPage();
  await second.goto(`${deployment.url}/organise`);

  // The server has no part of the old release any more.
  deployment.release('second', /RankingsPage|QualityPage/);
  await comeBack(page);
  const offer = page.getByText('There’s a new version.');
  await expect(offer).toBeVisible();
  expect(await releaseOf(page)).toBe('first');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Rankings and levels' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rankings and levels' })).toBeVisible();
  await page.goBack();
  await openNote(page);
  await expect(note).toHaveValue('Bring water');

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(page).catch(() => '')).toBe('second');
  await openNote(page);
  await expect(note).toHaveValue('Bring water');
  await expect(offer).toHaveCount(0);
  // The other tab is told, and decides for itself.
  await expect(second.getByText('There’s a new version.')).toBeVisible();
  expect(await releaseOf(second)).toBe('first');
  await second.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(second).catch(() => '')).toBe('second');
});
