import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

// What is served is what was built, and nothing beside it (R-routes, R-json).
const folder = temporaryFolder();
const webRoot = join(folder.path, 'web');
let app: TestApp;

beforeAll(async () => {
  await mkdir(join(webRoot, 'assets', 'deep'), { recursive: true });
  await writeFile(join(folder.path, 'secret.txt'), 'not for anybody');
  await writeFile(join(webRoot, 'secret.txt'), 'not for anybody');
  await writeFile(join(webRoot, 'index.html'), '<html><head><title>Crosscourt</title></head></html>');
  await writeFile(join(webRoot, 'sw.js'), 'self;');
  await writeFile(join(webRoot, 'assets', 'deep', 'part.js'), 'export {};');
  app = await buildTestApp({ webRoot });
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

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

test('parts of the build are there, each under its kind', async () => {
  const kindOf = async (url: string) => (await app.app.inject({ url })).headers['content-type'];
  expect(await kindOf('/assets/deep/part.js')).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
  expect(await kindOf('/login')).toBe('text/html; charset=utf-8');
  expect(await kindOf('/api/config')).toBe('application/json; charset=utf-8');
  expect(await kindOf('/api/nothing')).toBe('application/json; charset=utf-8');
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
