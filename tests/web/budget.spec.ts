import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newPlayer } from '../support/web/games.ts';
import { enterAs, inviteGuest } from '../support/web/invitation.ts';
import { expect, test } from '../support/web/test.ts';

const BUILD = join(import.meta.dirname, '../../dist/web');
const KB = 1000;

/** Loads a page cold. @returns what it asked for: addresses, and its scripts' size by gzip and by brotli */
async function coldLoad(page: Page, load: () => Promise<unknown>, counts = (_path: string) => true) {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  await load();
  const scripts = requests.filter(({ pathname }) => pathname.endsWith('.js') && counts(pathname));
  const sizeBy = (kind: 'gz' | 'br') =>
    scripts.reduce((sum, { pathname }) => sum + statSync(join(BUILD, `${pathname}.${kind}`)).size, 0);
  return { requests, gzip: sizeBy('gz'), brotli: sizeBy('br') };
}

// R-measure-guest-page
test('a guest’s phone loads at most 119 kB of scripts by gzip and 102 by brotli in at most 12 requests, from us alone', async ({
  page,
  request,
  baseURL,
}) => {
  const { path } = await inviteGuest(request);
  const load = async () => {
    await page.goto(path);
    await page.mouse.move(100, 100);
    // The last of all that a script draws.
    await expect(page.getByText('New to Crosscourt?')).toBeVisible();
  };
  const { requests, gzip, brotli } = await coldLoad(page, load);
  expect(gzip).toBeLessThanOrEqual(119 * KB);
  expect(brotli).toBeLessThanOrEqual(102 * KB);
  expect(requests.length, requests.map(String).join('\n')).toBeLessThanOrEqual(12);
  expect(new Set(requests.map(({ origin }) => origin))).toEqual(new Set([new URL(baseURL ?? '').origin]));
});

// R-measure-dashboard-page
test('the dashboard is shown with at most 190 kB of scripts by gzip, and fetches its libraries besides', async ({
  page,
  request,
}) => {
  const player = await newPlayer(request, 'Dana');
  await enterAs(page, player);
  let html = '';
  const isLibraries = (path: string) => path.startsWith('/assets/appTools-');
  const load = async () => {
    html = (await (await page.goto('/'))?.text()) ?? '';
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  // The libraries come when no call is under way (R-measure-first-content): before the heading is seen, or after.
  const { requests, gzip } = await coldLoad(page, load, (path) => !isLibraries(path));
  expect(gzip).toBeGreaterThan(150 * KB);
  expect(gzip).toBeLessThanOrEqual(190 * KB);
  const libraries = () => requests.find(({ pathname }) => isLibraries(pathname))?.pathname;
  await expect.poll(libraries).toBeDefined();
  expect(statSync(join(BUILD, `${libraries()}.gz`)).size).toBeLessThanOrEqual(40 * KB);

  // R-page-files: what the page names is what it uses, each once, and its own code is among it.
  const asked = requests.map(({ pathname }) => pathname);
  const named = [...html.matchAll(/<link rel="(?:modulepreload|preload)"[^>]+href="([^"]+)"/g)].map(([, path]) => path);
  expect(named).toEqual(
    expect.arrayContaining(['/api/config', '/locales/en.json', expect.stringContaining('/matches-')]),
  );
  for (const path of named)
    expect(
      asked.filter((one) => one === path),
      path,
    ).toHaveLength(1);
});
