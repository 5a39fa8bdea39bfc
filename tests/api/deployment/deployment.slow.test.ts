import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getConfig } from '../../../shared/contract/config.ts';
import { TEXTS } from '../../../shared/locales/texts.ts';
import { buildTestApp, type TestApp, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, newGuest } from '../../support/factories.ts';

const app = useTestApp();

test('the texts are where the configuration says, for ever, without those of mails', async () => {
  const { webTranslationURL } = (await call(app, getConfig)).body;
  const url = webTranslationURL.replace('{language}', 'hu');
  const plain = await app.app.inject({ url });
  expect(plain.headers['cache-control']).toContain('immutable');
  expect(plain.json()).toMatchObject({ 'sport.TENNIS': TEXTS.hu['sport.TENNIS'] });
  expect(Object.keys(plain.json()).filter((key) => key.startsWith('mail.'))).toEqual([]);
  const packed = await app.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.json());
  expect((await app.app.inject({ url: url.replace('hu.json', 'xx.json') })).statusCode).toBe(404);
});

test('the language of the configuration is the first we speak of those the browser asks for', async () => {
  const response = await app.app.inject({ url: '/api/config', headers: { 'accept-language': 'sv, pt-BR;q=0.8, en' } });
  expect(response.json().language).toBe('pt');
});

test('a short link leads to the share link of its game, and an unknown one to the not-found page', async () => {
  const game = await createTestGame(app, await createPerson(app), { contactList: [newGuest()] });
  const response = await app.app.inject({ url: `/g/${game.code}` });
  expect(response.statusCode).toBe(302);
  expect(game.shareUrl).toBe(`${app.config.publicUrl}${response.headers.location}`);
  expect((await app.app.inject({ url: '/g/nothing' })).statusCode).toBe(404);
});

// R-language-choice
test('a short link hands on the language that its address names, and has the device keep it', async () => {
  const game = await createTestGame(app, await createPerson(app), { contactList: [newGuest()] });
  const response = await app.app.inject({ url: `/g/${game.code}?lang=fr&utm=x` });
  expect(`${app.config.publicUrl}${response.headers.location}`).toBe(`${game.shareUrl}?lang=fr`);
  expect(response.headers['set-cookie']).toContain('language=fr');
  const plain = await app.app.inject({ url: `/g/${game.code}?lang=xx` });
  expect(`${app.config.publicUrl}${plain.headers.location}`).toBe(game.shareUrl);
  expect(plain.headers['set-cookie']).toBeUndefined();
});

test('pages may report errors where the deployment says, and nowhere by default', async () => {
  const policyOf = async (test: TestApp) =>
    String((await test.app.inject({ url: '/login' })).headers['content-security-policy']);
  expect((await call(app, getConfig)).body.sentryDsn).toBeNull();
  expect(await policyOf(app)).toMatch(/connect-src 'self';/);
  const sentryDsn = 'https://key@reports.example.org/1';
  const reporting = await buildTestApp({ config: { sentryDsn } });
  expect((await call(reporting, getConfig)).body.sentryDsn).toBe(sentryDsn);
  expect(await policyOf(reporting)).toMatch(/connect-src 'self' https:\/\/reports\.example\.org;/);
  await reporting.close();
});

test('the doors of development are shut in production', async () => {
  const production = await buildTestApp({ config: { development: false } });
  for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/clock']) {
    expect((await production.app.inject({ url })).statusCode).toBe(404);
  }
  await production.close();
});

test('other origins may not read answers; the desktop app may', async () => {
  const from = async (origin: string) =>
    (await app.app.inject({ url: '/api/config', headers: { origin } })).headers['access-control-allow-origin'];
  expect(await from('https://evil.example')).toBeUndefined();
  expect(await from('app://bundle')).toBe('app://bundle');
});

test('only the payment page may load Stripe, and only our own pages may frame it', async () => {
  const stripe = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  const withStripe = await buildTestApp({ config: { stripe } });
  const headersOf = async (from: TestApp, url: string) => {
    const { headers } = await from.app.inject({ url });
    return { policy: String(headers['content-security-policy']), frames: headers['x-frame-options'] };
  };
  const payment = await headersOf(withStripe, '/payment/request1');
  expect(payment.policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com.*frame-ancestors 'self'/);
  expect(payment.frames).toBe('SAMEORIGIN');
  for (const url of ['/', '/upgradeAccount', '/api/config', '/paymentary/x', '/login?x=/payment/']) {
    const { policy, frames } = await headersOf(withStripe, url);
    expect(policy).not.toContain('stripe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(frames).toBe('DENY');
  }
  const success = await headersOf(withStripe, '/paymentSuccess?request=request1');
  expect(success.policy).not.toContain('stripe');
  expect(success.policy).toContain("frame-ancestors 'self'");
  expect((await headersOf(app, '/payment/request1')).policy).not.toContain('stripe');
  await withStripe.close();
});
