import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newPlayer } from '../support/web/games.ts';
import { enterAs } from '../support/web/invitation.ts';
import { expect, test } from '../support/web/test.ts';

const BUILD = join(import.meta.dirname, '../../dist/web');
const KB = 1000;

/** Loads a page cold. @returns what it asked for: addresses, and its scripts' size by gzip */
async function coldLoad(page: Page, load: () => Promise<unknown>) {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  await load();
  const scripts = requests.filter(({ pathname }) => pathname.endsWith('.js'));
  const gzip = scripts.reduce((sum, { pathname }) => sum + statSync(join(BUILD, `${pathname}.gz`)).size, 0);
  return { requests, gzip };
}

// R-measure-guest-page
test('a guest’s phone loads at most 140 kB of scripts by gzip in at most 12 requests, from us alone', async ({
  page,
  baseURL,
}) => {
  const load = () => page.goto('/extinv/nothingHere/nobody', { waitUntil: 'networkidle' });
  const { requests, gzip } = await coldLoad(page, load);
  expect(gzip).toBeLessThanOrEqual(140 * KB);
  expect(requests.length, requests.map(String).join('\n')).toBeLessThanOrEqual(12);
  expect(new Set(requests.map(({ origin }) => origin))).toEqual(new Set([new URL(baseURL ?? '').origin]));
});

// R-measure-dashboard-page
test('the dashboard loads at most 230 kB of scripts by gzip', async ({ page, request }) => {
  const player = await newPlayer(request, 'Dana');
  await enterAs(page, player);
  let html = '';
  const { requests, gzip } = await coldLoad(page, async () => {
    html = (await (await page.goto('/'))?.text()) ?? '';
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  expect(gzip).toBeGreaterThan(150 * KB);
  expect(gzip).toBeLessThanOrEqual(230 * KB);

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
