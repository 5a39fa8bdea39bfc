import { createHook } from 'node:async_hooks';
import { beforeEach, describe, expect, test } from 'vitest';
import { createToken } from '../../../shared/contract/session.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, PASSWORD } from '../../support/factories.ts';

// Counts the work itself, as Node starts it: what a stranger could measure from outside.
let derivations = 0;
const counter = createHook({
  init(_id, type) {
    if (type === 'ARGON2REQUEST') derivations += 1;
  },
});

const START = '2026-11-21T09:00:00.000Z';
const app = useTestApp({ now: START });
/** A second server process over the same database. */
const twin = useTestApp(() => ({ now: START, connection: app.connection }));

beforeEach(() => setMinutes(0));

function setMinutes(minutes: number): void {
  const now = new Date(Date.parse(START) + minutes * 60_000);
  app.clock.set(now);
  twin.clock.set(now);
}

const tryLogIn = (username: string, password: string, on = app) =>
  call(on, createToken, { body: { grant_type: 'password', username, password } });

// R-account-name
test.each([
  ['an invisible character', (email: string) => `${email}\u200b`],
  ['the direction of writing', (email: string) => `\u202a${email}\u202c`],
  ['brackets', (email: string) => `<${email}>`],
])('an address pasted with %s logs in', async (_what, pasted) => {
  const { email } = await createPerson(app);
  expect((await tryLogIn(pasted(email), PASSWORD)).status).toBe(200);
});

describe('whether an account exists cannot be measured', () => {
  test.each([
    ['an unknown account', async () => 'nobody@mail.example', 'wrong'],
    ['a wrong password', async () => (await createPerson(app)).email, 'wrong'],
    ['an unproved address', async () => (await createPerson(app, { validated: false })).email, 'wrong'],
    ['the right password', async () => (await createPerson(app)).email, PASSWORD],
  ])('%s: exactly one password check', async (_name, makeAddress, password) => {
    const address = await makeAddress();
    derivations = 0;
    counter.enable();
    await tryLogIn(address, password);
    counter.disable();
    expect(derivations).toBe(1);
  });

  test('an unknown account and a wrong password answer alike', async () => {
    const { email } = await createPerson(app);
    const [known, unknown] = [await tryLogIn(email, 'wrong'), await tryLogIn('nobody2@mail.example', 'wrong')];
    expect(known.error).toEqual(unknown.error);
  });
});

describe('too many tries (R-limits-log-in)', () => {
  const exhaust = async (username: string) => {
    for (let round = 0; round < 10; round += 1) {
      expect((await tryLogIn(username, 'wrong', round % 2 === 0 ? app : twin)).error.status).toBe(400);
    }
  };

  test('ten in a quarter of an hour over all processes, then a delay that doubles', async () => {
    const username = 'grows@mail.example';
    await exhaust(username);
    let minute = 0;
    for (const delay of [1, 2, 4, 8, 16, 32, 60, 60]) {
      for (const on of [app, twin]) {
        const refused = await tryLogIn(username, 'wrong', on);
        expect(refused.error).toMatchObject({ messageId: 'E.tooMany', data: { retryAfter: delay * 60 } });
        expect(refused.headers['retry-after']).toBe(String(delay * 60));
      }
      minute += delay;
      setMinutes(minute);
      expect((await tryLogIn(username, 'wrong')).error.status).toBe(400);
    }
  });

  test('being refused does not prolong the delay, and the right password wipes the count', async () => {
    const { email } = await createPerson(app);
    await exhaust(email);
    for (let round = 0; round < 5; round += 1) expect((await tryLogIn(email, PASSWORD)).status).toBe(429);
    setMinutes(1);
    expect((await tryLogIn(email, PASSWORD)).status).toBe(200);
    await exhaust(email);
  });

  test('fewer than ten are forgotten after a quarter of an hour, more after two hours', async () => {
    const username = 'forgotten@mail.example';
    for (let round = 0; round < 9; round += 1) await tryLogIn(username, 'wrong');
    setMinutes(15);
    await exhaust(username);
    setMinutes(15 + 120);
    await exhaust(username);
  });

  test('a stranger elsewhere never locks the owner out', async () => {
    const { email } = await createPerson(app);
    await exhaust(email);
    const response = await app.app.inject({
      method: 'POST',
      url: createToken.path,
      remoteAddress: '192.0.2.7',
      headers: {
        authorization: `Basic ${btoa('crosscourt-web:')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ grant_type: 'password', username: email, password: PASSWORD }).toString(),
    });
    expect(response.statusCode).toBe(200);
  });
});

test('401 invalid_client without the client’s name', async () => {
  const response = await app.app.inject({
    method: 'POST',
    url: createToken.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=password&username=a&password=b',
  });
  expect(response.json()).toMatchObject({ status: 401, messageId: 'invalid_client' });
});
