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

/** Loads a page cold. @returns what it asks for: addresses, and its scripts' size by brotli */
async function coldLoad(page: Page, load: () => Promise<unknown>) {
  const asked = await watchNetwork(page);
  await load();
  const requests = asked();
  // One that is asked for again, whether it has changed, has not.
  const scripts = [...new Set(requests.map(({ pathname }) => pathname))].filter((path) => path.endsWith('.js'));
  const brotli = scripts.reduce((sum, path) => sum + statSync(join(BUILD, `${path}.br`)).size, 0);
  return { requests, asked, brotli };
}

// R-measure-guest-page
test('a guest’s phone loads at most 115 kB of scripts by brotli in at most 12 requests, from us alone', {
  tag: '@needs-devtools',
}, async ({ page, request, baseURL }) => {
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
test('the dashboard names at most 200 kB of scripts by gzip, and fetches its libraries besides', {
  tag: '@needs-devtools',
}, async ({ page, request }) => {
  const player = await newPlayer(request, 'Dana');
  await enterAs(page, player);
  let html = '';
  const isLibraries = (path: string) => path.startsWith('/assets/appRuntime-');
  const load = async () => {
    html = (await (await page.goto('/'))?.text()) ?? '';
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const { asked } = await coldLoad(page, load);
  // What the page names is here before its heading; what else comes by then is a matter of time, as its libraries are.
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  const gzip = scripts.reduce((sum, path) => sum + statSync(join(BUILD, `${path}.gz`)).size, 0);
  expect(gzip).toBeGreaterThan(150 * KB);
  expect(gzip).toBeLessThanOrEqual(200 * KB);
  const libraries = () => asked().find(({ pathname }) => isLibraries(pathname))?.pathname;
  await expect.poll(libraries).toBeDefined();
  expect(statSync(join(BUILD, `${libraries()}.gz`)).size).toBeLessThanOrEqual(40 * KB);

  // R-page-files: what the page names is what it uses, each once, and its own code is among it.
  const paths = asked().map(({ pathname }) => pathname);
  const named = [...html.matchAll(/<link rel="(?:modulepreload|preload)"[^>]+href="([^"]+)"/g)].map(([, path]) => path);
  expect(named).toEqual(
    expect.arrayContaining(['/api/config', '/locales/en.json', expect.stringContaining('/dashboard-')]),
  );
  for (const path of named)
    expect(
      paths.filter((one) => one === path),
      path,
    ).toHaveLength(1);
});
