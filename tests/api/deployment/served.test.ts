import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../support/app.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

// What is served is what was built, and nothing beside it (R-routes, R-json).
const folder = temporaryFolder();
const webRoot = join(folder.path, 'web');

beforeAll(async () => {
  await mkdir(join(webRoot, 'assets', 'deep'), { recursive: true });
  await writeFile(join(folder.path, 'secret.txt'), 'not for anybody');
  await writeFile(join(webRoot, 'secret.txt'), 'not for anybody');
  await writeFile(join(webRoot, 'index.html'), '<html><head><title>Crosscourt</title></head></html>');
  await writeFile(join(webRoot, 'sw.js'), 'self;');
  await writeFile(
    join(webRoot, 'pages.json'),
    JSON.stringify({ pages: { dashboard: ['assets/list.js', 'assets/list.css'] } }),
  );
  await writeFile(join(webRoot, 'assets', 'deep', 'part.js'), 'export {};');
});
afterAll(folder.remove);
const app = useTestApp({ webRoot });

test.each([
  '/secret.txt',
  '/index.html',
  '/.git/config',
  '/package.json',
  '/assets',
  '/assets/',
  '/assets/deep/',
  '/assets/../secret.txt',
  '/assets/..%2fsecret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/..%5csecret.txt',
])('%s is not there', async (url) => {
  const answer = await app.app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toMatch(/not for anybody|part\.js|"dependencies"|\[core\]/);
});

test.each([
  '/nothing-here',
  '/signinmail/extra',
  '/login/other',
  '/SignInMail',
  '/setNewPassword',
  '/setNewPassword/a/b',
])('%s is no page: 404 with the app’s own', async (url) => {
  const answer = await app.app.inject({ url, headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<title>Crosscourt</title>');
});

test('a link with the end of its sentence leads to its page (R-share-link)', async () => {
  const led = async (url: string) => (await app.app.inject({ url })).headers.location;
  expect(await led('/extinv/g1/t1).?time=2026-11-22T09:00Z')).toBe('/extinv/g1/t1?time=2026-11-22T09:00Z');
  expect(await led('/g/abc123%E2%80%8B')).toBe('/g/abc123');
  expect(await led('/extinv/g1/t1')).toBeUndefined();
  expect((await app.app.inject({ method: 'POST', url: '/extinv/g1/t1.' })).statusCode).not.toBe(302);
});

test('parts of the build are there, each under its kind', async () => {
  const kindOf = async (url: string) => (await app.app.inject({ url })).headers['content-type'];
  expect(await kindOf('/assets/deep/part.js')).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
  expect(await kindOf('/login')).toBe('text/html; charset=utf-8');
  expect(await kindOf('/api/config')).toBe('application/json; charset=utf-8');
  expect(await kindOf('/api/nothing')).toBe('application/json; charset=utf-8');
});

describe('a page names what it needs (R-page-files)', () => {
  const german = { 'accept-language': 'de-AT,de;q=0.9' };
  const LIST =
    /<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="\/assets\/list.js"><link rel="preload" as="style" fetchpriority="low" [^>]+list.css">/;

  test('its files, without haste, the configuration and the texts of the language that is asked for', async () => {
    const { body, headers } = await app.app.inject({ url: '/', headers: german });
    expect(body).toMatch(LIST);
    expect(body).toContain('<link rel="preload" as="fetch" crossorigin href="/api/config">');
    expect(body).toContain('<link rel="preload" as="fetch" crossorigin href="/locales/de.json">');
    expect(headers.vary).toContain('accept-language');
  });

  test('the address says the language before the browser does', async () => {
    const { body } = await app.app.inject({ url: '/?lang=hu&lang=de', headers: german });
    expect(body).toContain('href="/locales/hu.json"');
    expect(body).not.toContain('href="/locales/de.json"');
  });

  test('the dashboard begins with a court, its lists and other pages do not', async () => {
    const begins = async (url: string) => (await app.app.inject({ url })).body.includes('<html data-first="dashboard"');
    expect(await begins('/')).toBe(true);
    for (const url of ['/?list', '/?past', '/login', '/organise']) expect(await begins(url), url).toBe(false);
  });

  test('another page does without the files of this one', async () => {
    expect((await app.app.inject({ url: '/login' })).body).not.toContain('list');
  });

  test('what a device keeps for all pages names none', async () => {
    const { body } = await app.app.inject({ url: '/', headers: { 'sec-fetch-dest': 'empty' } });
    expect(body).not.toContain('<link');
  });
});

test('the service worker is asked for anew each time, so that a new release is noticed', async () => {
  const { headers, body } = await app.app.inject({ url: '/sw.js' });
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  expect(body).toBe('self;');
});

test('TRACE is refused, and gives nothing back of what was sent', async () => {
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('TRACE /login HTTP/1.1\r\nHost: localhost\r\nX-Token: abcdef\r\nConnection: close\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).not.toContain('abcdef');
});
