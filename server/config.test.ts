import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment is a development server with the demo club on this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    development: true,
    demo: true,
    currency: 'EUR',
    defaultCountry: 'BE',
    databaseUrl: null,
    smtpUrl: null,
    stripe: null,
    trustProxy: false,
    mailFrom: 'crosscourt@localhost',
    links: { social: [] },
  });
});

test('the public address follows the port, and loses a slash at its end', () => {
  expect(readConfig({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
  expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:8080/' }).publicUrl).toBe('http://127.0.0.1:8080');
});

test('the clock begins elsewhere in development alone', () => {
  const DEV_CLOCK = '2026-12-31T22:30:00.000Z';
  expect(readConfig({}).clockStart).toBeNull();
  expect(readConfig({ DEV_CLOCK }).clockStart).toEqual(new Date(DEV_CLOCK));
  expect(() => readConfig({ DEV_CLOCK: 'tomorrow' })).toThrow('DEV_CLOCK must be an instant in UTC, such as 2026-');
  const production = { PUBLIC_URL: 'https://play.example.org', SMTP_URL: 'smtp://mail.example.org' };
  expect(readConfig(production).clockStart).toBeNull();
  expect(() => readConfig({ ...production, DEV_CLOCK })).toThrow('Leave it out.');
});

test('push services of one’s own are a list of origins, over plain HTTP on this machine alone', () => {
  expect(readConfig({}).pushHosts).toEqual([]);
  expect(readConfig({ PUSH_HOSTS: 'https://push.example.org/, http://127.0.0.1:9005' }).pushHosts).toEqual([
    'https://push.example.org',
    'http://127.0.0.1:9005',
  ]);
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['HOST', 'all of them'],
  ['PUBLIC_URL', 'play.example.org'],
  ['PUBLIC_URL', 'https://play.example.org/app'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['TRUST_PROXY', 'the balancer'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DEMO', 'perhaps'],
  ['SMTP_URL', 'mail.example.org'],
  ['MAIL_FROM', 'Ann <ann@example.org>'],
  ['SMS_URL', 'ftp://example.org'],
  ['INBOUND_URL', 'imaps://mail.example.org'],
  ['INBOUND_URL', 'https://user:password@mail.example.org'],
  ['REPLY_ADDRESS', 'play@example.org'],
  ['REPLY_ADDRESS', `${'long'.repeat(9)}*@example.org`],
  ['PUSH_HOSTS', 'push.example.org'],
  ['PUSH_HOSTS', 'https://push.example.org/path'],
  ['PUSH_HOSTS', 'http://push.example.org'],
  ['STRIPE_SECRET_KEY', 'pk_live_1'],
  ['CURRENCY', 'euro'],
  ['CURRENCY', 'JPY'],
  ['STRIPE_URL', 'ftp://stripe'],
  ['FACEBOOK_APP_ID', 'abc'],
  ['DEFAULT_COUNTRY', 'Belgium'],
  ['LINKS', '{"privacy":'],
  ['LINKS', '{"privacy":"#"}'],
  ['LINKS', '{"blog":"https://example.org"}'],
  ['LINKS', '[]'],
  ['NODE_ENV', 'staging'],
])('%s=%s stops with one line that names the variable and an example', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+, such as [^\\n]+\\.$`));
});

test('an empty variable is an unset one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
});

test('a public deployment without a mail server refuses, with one it is not a development server', () => {
  const env = { PUBLIC_URL: 'https://play.example.org' };
  expect(() => readConfig(env)).toThrow(/^SMTP_URL is missing/);
  expect(readConfig({ ...env, SMTP_URL: 'smtp://mail.example.org' })).toMatchObject({
    development: false,
    demo: false,
    mailFrom: 'crosscourt@play.example.org',
  });
});

test('NODE_ENV=production closes the development doors on a loopback address too', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/^SMTP_URL/);
  expect(readConfig({ NODE_ENV: 'production', SMTP_URL: 'smtp://localhost:2525' }).development).toBe(false);
});

test('a host that only begins like a loopback one is public', () => {
  expect(() => readConfig({ PUBLIC_URL: 'http://localhost.example.org' })).toThrow(/^SMTP_URL/);
  expect(() => readConfig({ PUBLIC_URL: 'http://127.0.0.1.example.org' })).toThrow(/^SMTP_URL/);
});

test('half a pair of keys names the missing half', () => {
  expect(() => readConfig({ FACEBOOK_APP_ID: '1' })).toThrow(/^FACEBOOK_APP_SECRET is missing/);
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(readConfig(stripe).stripe).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
  });
});

test('proxies are trusted by number, by address or all', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
});

test('links are read from JSON', () => {
  const links = { privacy: 'https://example.org/p', social: [{ name: 'Mastodon', url: 'https://example.org/@x' }] };
  expect(readConfig({ LINKS: JSON.stringify(links) }).links).toEqual(links);
});

// R-dev-tools
test('a development server listens to this machine alone', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'club.local']) {
    expect(() => readConfig({ HOST }), HOST).toThrow(/^HOST .*PUBLIC_URL.*\.$/);
    expect(() => readConfig({ HOST, PUBLIC_URL: 'http://127.0.0.1:3000' }), HOST).toThrow(/^HOST /);
  }
  for (const HOST of ['127.0.0.1', '127.0.0.2', 'localhost', '::1']) expect(readConfig({ HOST }).host).toBe(HOST);
  const SMTP_URL = 'smtp://localhost:2525';
  expect(readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://club.example', SMTP_URL }).development).toBe(false);
  expect(readConfig({ HOST: '0.0.0.0', NODE_ENV: 'production', SMTP_URL }).development).toBe(false);
});
