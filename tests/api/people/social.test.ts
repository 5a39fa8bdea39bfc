import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { getMe } from '../../../shared/contract/account.ts';
import { createNonce, createToken } from '../../../shared/contract/session.ts';
import { APPLE_PARAMETER, APPLE_RETURN_PATH, readAppleReturn } from '../../../shared/routes/appleReturn.ts';
import { buildTestApp, type TestApp, useStarted, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, logIn, outbox, PASSWORD } from '../../support/factories.ts';
import { startIssuer } from '../../support/standIns/issuer.ts';

const CLIENT = 'club.apps.example';
const APP = { clientId: '4711', secret: 'shh' };

const issuer = useStarted(startIssuer);
const app = useTestApp(() => ({
  config: {
    providers: {
      google: { clientId: CLIENT, secret: null, at: issuer.url },
      facebook: { ...APP, at: issuer.url },
      apple: { clientId: CLIENT, secret: null, at: issuer.url },
    },
  },
}));

let subjects = 0;
const newSubject = () => {
  subjects += 1;
  return `subject${subjects}`;
};
const freshNonce = async () => (await call(app, createNonce)).body.nonce;
const logInBy = (provider: string, password: string, more: Record<string, unknown> = {}) =>
  call(app, createToken, { body: { grant_type: 'password', username: '', password, provider, ...more } });
const whoIs = async (token: string) => (await call(app, getMe, { token })).body;

/** A right token of Google's, but for what is changed. */
async function googleToken(changes: Record<string, unknown> = {}): Promise<string> {
  const nonce = await freshNonce();
  const sub = newSubject();
  return issuer.idToken({ aud: CLIENT, nonce, sub, email: `${sub}@mail.example`, given_name: 'Gus', ...changes });
}

describe('Google', () => {
  test('a first log-in makes an account with a proved address, the next ones open it', async () => {
    const sub = newSubject();
    const first = await logInBy('google', await googleToken({ sub, email: 'Gus@Mail.example', family_name: 'Gold' }), {
      language: 'nl',
    });
    const me = await whoIs(first.body.access_token);
    expect(me).toMatchObject({
      firstName: 'Gus',
      lastName: 'Gold',
      gender: null,
      emails: [{ email: 'gus@mail.example', main: true, validated: true }],
    });
    // The subject identifies a person, also when their address has changed.
    const second = await logInBy('google', await googleToken({ sub, email: 'other@mail.example' }));
    expect((await whoIs(second.body.access_token)).id).toBe(me.id);
  });

  test.each([
    ['another audience', { aud: 'somebody.else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an expired token', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['no expiry', { exp: null }],
    ['a nonce that is not ours', { nonce: 'made0up0by0a0stranger' }],
    ['no nonce', { nonce: null }],
    ['no subject', { sub: null }],
  ])('400 for %s', async (_name, changes) => {
    expect((await logInBy('google', await googleToken(changes))).error.messageId).toBe('invalid_grant');
  });

  test('400 for a token that is not signed, or signed by somebody else', async () => {
    const claims = { iss: issuer.url, aud: CLIENT, sub: newSubject(), nonce: await freshNonce(), email_verified: true };
    const unsigned = new UnsecuredJWT(claims).setExpirationTime('5m').encode();
    expect((await logInBy('google', unsigned)).error.messageId).toBe('invalid_grant');
    const { privateKey } = await generateKeyPair('RS256');
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256' })
      .setExpirationTime('5m')
      .sign(privateKey);
    expect((await logInBy('google', foreign)).error.messageId).toBe('invalid_grant');
    const secret = new TextEncoder().encode('x'.repeat(32));
    const guessed = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('5m').sign(secret);
    expect((await logInBy('google', guessed)).error.messageId).toBe('invalid_grant');
    expect((await logInBy('google', 'not a token')).error.messageId).toBe('invalid_grant');
  });

  test('a token works once', async () => {
    const token = await googleToken();
    expect((await logInBy('google', token)).status).toBe(200);
    expect((await logInBy('google', token)).error.messageId).toBe('invalid_grant');
  });

  test('a nonce is good for ten minutes', async () => {
    const token = await googleToken({ exp: Math.floor(Date.now() / 1000) + 86_400 });
    app.clock.set(new Date(Date.now() + 11 * 60_000));
    expect((await logInBy('google', token)).error.messageId).toBe('invalid_grant');
    app.clock.set(null);
  });

  test('a new key of the provider is found by itself', async () => {
    expect((await logInBy('google', await googleToken())).status).toBe(200);
    await issuer.rotateKeys();
    const token = await googleToken();
    await expect.poll(async () => (await logInBy('google', token)).status).toBe(200);
  });

  test('two first log-ins at the same moment make one account', async () => {
    const sub = newSubject();
    const tokens = await Promise.all([1, 2, 3].map(() => googleToken({ sub, email: `${sub}@mail.example` })));
    const answers = await Promise.all(tokens.map((token) => logInBy('google', token)));
    const ids = await Promise.all(answers.map(async ({ body }) => (await whoIs(body.access_token)).id));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('an address that is known here', () => {
  test('proved on both sides: the account is joined, and its password stays', async () => {
    const person = await createPerson(app);
    const answer = await logInBy('google', await googleToken({ email: person.email }));
    expect((await whoIs(answer.body.access_token)).id).toBe(person.id);
    expect(await logIn(app, person.email)).toBeTruthy();
  });

  test('not proved by the provider: 409, and nobody takes the account over', async () => {
    for (const validated of [true, false]) {
      const person = await createPerson(app, { validated });
      for (const email_verified of [false, 'false', null]) {
        const answer = await logInBy('google', await googleToken({ email: person.email, email_verified }));
        expect(answer.error).toMatchObject({ status: 409, messageId: 'E.signUp.exists' });
      }
      expect(await logIn(app, person.email)).toBeTruthy();
    }
  });

  test('never proved here: the mailbox’s owner takes it over, the unknown person’s password and sessions end', async () => {
    const squatter = await createPerson(app, { validated: false });
    const answer = await logInBy('google', await googleToken({ email: squatter.email }));
    const me = await whoIs(answer.body.access_token);
    expect(me.emails).toEqual([{ email: squatter.email, main: true, validated: true }]);
    expect((await call(app, getMe, { token: squatter.token })).error.status).toBe(401);
    const body = { grant_type: 'password', username: squatter.email, password: PASSWORD };
    expect((await call(app, createToken, { body })).error.messageId).toBe('invalid_grant');
  });

  test('begun by a stranger’s Facebook: that log-in ends with the proof', async () => {
    const account = { sub: newSubject(), email: 'victim@mail.example', given_name: 'Mallory' };
    issuer.accessTokens.set('stranger', { appId: APP.clientId, account });
    expect((await logInBy('facebook', 'stranger')).status).toBe(200);
    const owner = await logInBy('google', await googleToken({ email: 'victim@mail.example' }));
    expect((await whoIs(owner.body.access_token)).emails[0]?.validated).toBe(true);
    expect((await logInBy('facebook', 'stranger')).error.messageId).toBe('E.signUp.exists');
  });
});

describe('Facebook', () => {
  const alive = (token: string, account: Record<string, string>, appId = APP.clientId) =>
    issuer.accessTokens.set(token, { appId, account: { sub: newSubject(), ...account } });

  test('an address counts only once its mail is answered', async () => {
    alive('anna', { email: 'anna@mail.example', given_name: 'Anna', family_name: 'Fay' });
    const me = await whoIs((await logInBy('facebook', 'anna')).body.access_token);
    expect(me).toMatchObject({ firstName: 'Anna', emails: [{ email: 'anna@mail.example', validated: false }] });
    expect((await outbox(app, 'anna@mail.example'))[0]?.subject).toMatch(/confirm/i);
  });

  test('a person without an address gets an account as well', async () => {
    alive('noMail', { given_name: 'Ned' });
    const me = await whoIs((await logInBy('facebook', 'noMail')).body.access_token);
    expect(me).toMatchObject({ firstName: 'Ned', emails: [] });
  });

  test('400 for a dead token and for one of another app', async () => {
    alive('elsewhere', { email: 'else@mail.example' }, '666');
    for (const token of ['dead', 'elsewhere']) {
      expect((await logInBy('facebook', token)).error.messageId).toBe('invalid_grant');
    }
  });
});

describe('Apple', () => {
  async function comeBack(fields: Record<string, string>) {
    const response = await app.app.inject({
      method: 'POST',
      url: APPLE_RETURN_PATH,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    expect(response.statusCode).toBe(303);
    const { pathname, searchParams } = new URL(String(response.headers.location), 'http://club.test');
    expect(pathname).toBe('/login');
    return readAppleReturn(searchParams.get(APPLE_PARAMETER) ?? '');
  }
  const appleToken = async (sub = newSubject()) =>
    issuer.idToken({
      aud: CLIENT,
      nonce: await freshNonce(),
      sub,
      email: `${sub}@mail.example`,
      email_verified: 'true',
    });

  test('comes back with a handle that opens the account once, under the name it tells', async () => {
    const user = JSON.stringify({ name: { firstName: 'Aimée', lastName: 'Poire' } });
    const back = await comeBack({ id_token: await appleToken(), state: 'mine', user });
    expect(back).toMatchObject({ state: 'mine', firstName: 'Aimée', lastName: 'Poire' });
    const { id = '', firstName, lastName } = back ?? {};
    const answer = await logInBy('apple', id, { firstName, lastName });
    const me = await whoIs(answer.body.access_token);
    expect(me).toMatchObject({ firstName: 'Aimée', lastName: 'Poire', emails: [{ validated: true }] });
    expect((await logInBy('apple', id)).error.messageId).toBe('invalid_grant');
  });

  test('a handle is good for a minute', async () => {
    const back = await comeBack({ id_token: await appleToken(), state: 'mine' });
    app.clock.set(new Date(Date.now() + 61_000));
    expect((await logInBy('apple', back?.id ?? '')).error.messageId).toBe('invalid_grant');
    app.clock.set(null);
  });

  test('brings nothing when the person cancels, or for a token that is not right', async () => {
    expect(await comeBack({ error: 'user_cancelled_authorize', state: 'mine' })).toBeNull();
    expect(await comeBack({ id_token: await googleToken({ aud: 'else' }), state: 'mine' })).toBeNull();
    expect(await comeBack({ id_token: 'x', state: 'mine', user: '{' })).toBeNull();
  });
});

describe('a deployment without providers', () => {
  test('422 for each of them, and a policy that lets nothing of theirs in', async () => {
    const plain = await buildTestApp();
    for (const provider of ['google', 'facebook']) {
      const body = { grant_type: 'password', username: '', password: 'token', provider };
      expect((await call(plain, createToken, { body })).error).toMatchObject({
        status: 422,
        messageId: 'E.login.notOffered',
      });
    }
    const policyOf = async (test: TestApp) =>
      String((await test.app.inject({ url: '/login' })).headers['content-security-policy']);
    // Our own pages frame our own payment page, and hand links to the desktop app.
    expect(await policyOf(plain)).toContain("frame-src 'self' crosscourt: crosscourt-dev:;");
    expect(await policyOf(plain)).not.toContain('http');
    expect(await policyOf(app)).toContain(`script-src 'self' ${issuer.url}/gsi/client`);
    await plain.close();
  });

  test('503 when the provider cannot be reached', async () => {
    const nowhere = 'http://localhost:9';
    const cut = await buildTestApp({
      config: {
        providers: {
          google: { clientId: CLIENT, secret: null, at: nowhere },
          facebook: { ...APP, at: nowhere },
          apple: null,
        },
      },
    });
    const nonce = (await call(cut, createNonce)).body.nonce;
    const password = await issuer.idToken({ iss: nowhere, aud: CLIENT, nonce, sub: 'x' });
    for (const provider of ['google', 'facebook']) {
      const body = { grant_type: 'password', username: '', password, provider };
      expect((await call(cut, createToken, { body })).error.status).toBe(503);
    }
    await cut.close();
  });
});
