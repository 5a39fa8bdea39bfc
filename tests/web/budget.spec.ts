import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/web.ts';

const BUILD = join(import.meta.dirname, '../../dist/web');
const KB = 1000;

/** Loads a page cold. @returns what it asked for: addresses, and its scripts' size compressed with gzip */
async function coldLoad(page: Page, path: string): Promise<{ requests: URL[]; scripts: number }> {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  await page.goto(path, { waitUntil: 'networkidle' });
  const scripts = requests.filter(({ pathname }) => pathname.endsWith('.js'));
  const sizes = scripts.map(({ pathname }) => statSync(join(BUILD, `${pathname}.gz`)).size);
  return { requests, scripts: sizes.reduce((sum, size) => sum + size, 0) };
}

// R-measure-guest-page
test('a guest’s phone loads at most 150 kB of scripts in at most 12 requests, from us alone', async ({
  page,
  baseURL,
}) => {
  const { requests, scripts } = await coldLoad(page, '/extinv/nothingHere/nobody');
  expect(scripts).toBeLessThanOrEqual(150 * KB);
  expect(requests.length, requests.map(String).join('\n')).toBeLessThanOrEqual(12);
  expect(new Set(requests.map(({ origin }) => origin))).toEqual(new Set([new URL(baseURL ?? '').origin]));
});
