import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newPlayer } from '../support/web/games.ts';
import { enterAs, inviteGuest } from '../support/web/invitation.ts';
import { expect, test } from '../support/web/test.ts';

const BUILD = join(import.meta.dirname, '../../dist/web');
const KB = 1000;

/** @returns the addresses of what a page asks the network for from now on; what its cache gives it a second time is not among it */
async function watchNetwork(page: Page): Promise<() => URL[]> {
  const network = await page.context().newCDPSession(page);
  const sent = new Map<string, URL>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => sent.set(requestId, new URL(request.url)));
  network.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) sent.delete(requestId);
  });
  await network.send('Network.enable');
  return () => [...sent.values()];
}

/** Loads a page cold. @returns what it asks for: addresses, and its scripts' size by gzip and by brotli */
async function coldLoad(page: Page, load: () => Promise<unknown>, counts = (_path: string) => true) {
  const asked = await watchNetwork(page);
  await load();
  const requests = asked();
  // One that is asked for again, whether it has changed, has not.
  const scripts = [...new Set(requests.map(({ pathname }) => pathname))].filter(
    (path) => path.endsWith('.js') && counts(path),
  );
  const sizeBy = (kind: 'gz' | 'br') =>
    scripts.reduce((sum, path) => sum + statSync(join(BUILD, `${path}.${kind}`)).size, 0);
  return { requests, asked, gzip: sizeBy('gz'), brotli: sizeBy('br') };
}

// R-measure-guest-page
test('a guest’s phone loads at most 115 kB of scripts by brotli in at most 12 requests, from us alone', async ({
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
  const { requests, brotli } = await coldLoad(page, load);
  expect(brotli).toBeLessThanOrEqual(115 * KB);
  expect(requests.length, requests.map(String).join('\n')).toBeLessThanOrEqual(12);
  expect(new Set(requests.map(({ origin }) => origin))).toEqual(new Set([new URL(baseURL ?? '').origin]));
});

// R-measure-dashboard-page
test('the dashboard is shown with at most 195 kB of scripts by gzip, and fetches its libraries besides', async ({
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
  const { asked, gzip } = await coldLoad(page, load, (path) => !isLibraries(path));
  expect(gzip).toBeGreaterThan(150 * KB);
  expect(gzip).toBeLessThanOrEqual(195 * KB);
  const libraries = () => asked().find(({ pathname }) => isLibraries(pathname))?.pathname;
  await expect.poll(libraries).toBeDefined();
  expect(statSync(join(BUILD, `${libraries()}.gz`)).size).toBeLessThanOrEqual(40 * KB);

  // R-page-files: what the page names is what it uses, each once, and its own code is among it.
  const paths = asked().map(({ pathname }) => pathname);
  const named = [...html.matchAll(/<link rel="(?:modulepreload|preload)"[^>]+href="([^"]+)"/g)].map(([, path]) => path);
  expect(named).toEqual(
    expect.arrayContaining(['/api/config', '/locales/en.json', expect.stringContaining('/matches-')]),
  );
  for (const path of named)
    expect(
      paths.filter((one) => one === path),
      path,
    ).toHaveLength(1);
});
