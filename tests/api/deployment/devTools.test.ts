import { expect, test } from 'vitest';
import { useTestApp } from '../../support/app.ts';

const app = useTestApp();
// Everybody comes through the proxy, whatever headers it adds.
const DEV_TOKEN = 'aB3'.repeat(12);
const behind = useTestApp({ config: { trustProxy: true, devToken: DEV_TOKEN } });

const paths = ['/dev/outbox', '/dev/outbox.json', '/dev/clock'];
const ask = (url: string, headers: Record<string, string>, remoteAddress = '127.0.0.1', at = app) =>
  at.app.inject({ url, headers, remoteAddress }).then(({ statusCode }) => statusCode);

// R-dev-tools
test.each(paths)('%s answers this machine under its own names', async (path) => {
  for (const host of ['localhost:3000', 'localhost', '127.0.0.1:3000', '[::1]:3000', 'crosscourt.localhost']) {
    expect(await ask(path, { host }), host).toBe(200);
  }
  expect(await ask(path, { host: 'localhost' }, '::1')).toBe(200);
  expect(await ask(path, { host: 'localhost' }, '::ffff:127.0.0.1')).toBe(200);
});

// R-dev-tools
test.each(paths)('%s is not there for others, with any headers', async (path) => {
  for (const host of ['192.168.1.7:3000', 'club.example', 'localhost.club.example', '127.0.0.1.club.example']) {
    expect(await ask(path, { host }), host).toBe(404);
  }
  expect(await ask(path, { host: 'localhost' }, '192.168.1.9')).toBe(404);
  const claimed = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' };
  expect(await ask(path, claimed, '192.168.1.9')).toBe(404);
  // A proxy on this machine that sends its own name: the caller behind it is not this machine.
  expect(await ask(path, { host: 'localhost', 'x-forwarded-for': '203.0.113.5' })).toBe(404);
  expect(await ask(path, { host: 'localhost', forwarded: 'for=203.0.113.5' })).toBe(404);
  expect(await ask(path, { host: 'localhost', 'x-forwarded-host': 'club.example' })).toBe(404);
  expect(await ask(path, { host: 'localhost', 'x-forwarded-proto': 'https' })).toBe(404);
  expect(await ask(path, { host: 'localhost' }, '127.0.0.1', behind)).toBe(404);
  expect(await ask(path, { authorization: 'Bearer aB3' }, '127.0.0.1', behind)).toBe(404);
  expect(await ask(path, { authorization: `Bearer ${DEV_TOKEN}` }, '192.168.1.9', behind)).toBe(200);
  expect(await ask(path, { authorization: 'Bearer null' }, '192.168.1.9')).toBe(404);
});

test('the clock is not moved from elsewhere', async () => {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/dev/clock',
    headers: { host: 'club.example' },
    payload: { now: '2030-01-01T00:00:00.000Z' },
  });
  expect(answer.statusCode).toBe(404);
  expect(app.clock.now().getUTCFullYear()).toBeLessThan(2030);
});
