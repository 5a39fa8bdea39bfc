import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { manifestPath } from '../../../shared/install/shareTarget.ts';
import { LANGUAGES } from '../../../shared/locales/languages.ts';
import { TEXTS } from '../../../shared/locales/texts.ts';
import { readPath } from '../../../shared/routes/paths.ts';
import { useTestApp } from '../../support/app.ts';

// What browsers need to install the app (R-installable).
const PUBLIC = join(import.meta.dirname, '../../../renderer/public');
const TOKENS = readFileSync(join(import.meta.dirname, '../../../renderer/styles/tokens.css'), 'utf8');
const app = useTestApp();

const read = async (url: string, headers = {}) => (await app.app.inject({ url, headers })).json();
/** The value of a token for the light theme. */
const token = (name: string) => new RegExp(`--${name}: light-dark\\((#\\w+),`).exec(TOKENS)?.[1];

test.each(LANGUAGES)('the manifest is in %s', async (language) => {
  const answer = await app.app.inject({ url: manifestPath(language) });
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = answer.json();
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone', lang: language, dir: 'ltr' });
  expect(manifest.description).toBe(TEXTS[language]['install.app']);
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    TEXTS[language]['dashboard.organise'],
    TEXTS[language]['install.next'],
  ]);
  for (const { label } of manifest.screenshots) expect(Object.values(TEXTS[language])).toContain(label);
});

test('without a language it is in the browser’s, and an unknown one is none', async () => {
  const headers = { 'accept-language': 'xx, hu;q=0.8' };
  expect((await read('/manifest.webmanifest', headers)).lang).toBe('hu');
  expect((await read(manifestPath('xx'), headers)).lang).toBe('hu');
  expect((await read('/manifest.webmanifest?lang=de&lang=fr')).lang).toBe('de');
  expect((await read('/manifest.webmanifest')).lang).toBe('en');
});

test('its pages are pages of the app, its colours those of the design', async () => {
  const { start_url, shortcuts, share_target, theme_color, background_color } = await read('/manifest.webmanifest');
  const addresses = [start_url, share_target.action, ...shortcuts.map(({ url }: { url: string }) => url)];
  for (const address of addresses) expect(readPath(address), address).not.toBeNull();
  expect({ theme_color, background_color }).toEqual({ theme_color: token('green'), background_color: token('paper') });
});

test('every picture is there, of the size and kind it says, and light enough for a phone', async () => {
  const { icons, screenshots, shortcuts } = await read('/manifest.webmanifest');
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut: { icons: object[] }) => shortcut.icons)];
  for (const { src, sizes, type } of pictures) {
    const file = join(PUBLIC, src);
    expect(existsSync(file), src).toBe(true);
    const content = readFileSync(file);
    const { width, height, format } = await sharp(content).metadata();
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
    expect(content.length, src).toBeLessThan(300_000);
  }
  const purposes = icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`);
  expect(purposes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  // Systems cut a maskable icon to their own shape: every pixel has to be opaque.
  const maskable = icons.find(({ purpose }: { purpose: string }) => purpose === 'maskable');
  expect((await sharp(join(PUBLIC, maskable.src)).stats()).isOpaque).toBe(true);
});

test('a share that no service worker took leads to its page, with any content', async () => {
  const bodies = [
    { 'content-type': 'multipart/form-data; boundary=x', payload: '--x\r\nnonsense' },
    { 'content-type': 'application/x-www-form-urlencoded', payload: 'text=Hello' },
    { 'content-type': 'application/json', payload: '{' },
    { 'content-type': 'text/plain', payload: 'x'.repeat(3_000_000) },
  ];
  for (const { payload, ...headers } of bodies) {
    const answer = await app.app.inject({ method: 'POST', url: '/shared', headers, payload });
    expect([answer.statusCode, answer.headers.location], headers['content-type']).toEqual([303, '/shared']);
  }
});
