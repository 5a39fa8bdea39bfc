import { expect, test } from 'vitest';
import { BRAND } from '../../../shared/brand.ts';
import { getMe } from '../../../shared/contract/account.ts';
import { exportMe } from '../../../shared/contract/profile.ts';
import { endOtherSessions, endSession, findSessions } from '../../../shared/contract/sessions.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, logIn, PASSWORD } from '../../support/factories.ts';

// Where somebody is logged in (R-sessions).
const NOW = '2026-11-21T09:00:00.000Z';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0';
const PROOF = { currentPassword: PASSWORD };
const app = useTestApp({ now: NOW });

const list = async (token: string) => (await call(app, findSessions, { token })).body;
const works = async (token: string) => (await call(app, getMe, { token })).status === 200;

async function logInOn(username: string, userAgent: string): Promise<string> {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: {
      authorization: `Basic ${Buffer.from(`${BRAND.oauthClientId}:`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': userAgent,
    },
    payload: new URLSearchParams({ grant_type: 'password', username, password: PASSWORD }).toString(),
  });
  return answer.json().access_token;
}

test('says on what, since when and when last, and which one asks', async () => {
  const person = await createPerson(app);
  const firefox = await logInOn(person.email, FIREFOX);
  const later = new Date(Date.parse(NOW) + 3 * 86_400_000);
  app.clock.set(later);
  const sessions = await list(person.token);
  expect(sessions).toEqual([
    {
      id: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
      browser: null,
      system: null,
      since: NOW,
      lastUsed: later.toISOString(),
      current: true,
    },
    { id: expect.any(String), browser: 'Firefox', system: 'Windows', since: NOW, lastUsed: NOW, current: false },
  ]);
  // It shows neither the token nor anything made from the token, and no address.
  expect(JSON.stringify(sessions)).not.toContain(firefox);
  const { body } = await call(app, exportMe, { token: firefox });
  expect(body.sessions).toContainEqual(expect.objectContaining({ browser: 'Firefox', system: 'Windows' }));
});

test('one is ended by its id, by its owner alone', async () => {
  const [person, stranger] = [await createPerson(app), await createPerson(app)];
  const other = await logIn(app, person.email);
  const id = (await list(person.token)).find(({ current }) => !current)?.id ?? '';
  expect((await call(app, endSession, { token: stranger.token, params: { id }, body: PROOF })).error.status).toBe(404);
  expect(await works(other)).toBe(true);
  expect((await call(app, endSession, { token: person.token, params: { id }, body: PROOF })).status).toBe(204);
  expect(await works(other)).toBe(false);
  expect(await works(person.token)).toBe(true);
  expect((await call(app, endSession, { token: person.token, params: { id }, body: PROOF })).error.status).toBe(404);
});

test('all others end at once, and nobody else’s', async () => {
  const [person, stranger] = [await createPerson(app), await createPerson(app)];
  const others = [await logIn(app, person.email), await logIn(app, person.email)];
  expect((await call(app, endOtherSessions, { token: person.token, body: PROOF })).status).toBe(204);
  expect(await Promise.all(others.map(works))).toEqual([false, false]);
  expect(await list(person.token)).toHaveLength(1);
  expect(await works(stranger.token)).toBe(true);
});

test('neither ends by a session alone, nor by a wrong password', async () => {
  const person = await createPerson(app);
  const other = await logIn(app, person.email);
  const id = (await list(person.token)).find(({ current }) => !current)?.id ?? '';
  const tries = async (body: object) => [
    (await call(app, endSession, { token: person.token, params: { id }, body })).error.messageId,
    (await call(app, endOtherSessions, { token: person.token, body })).error.messageId,
  ];
  expect(await tries({})).toEqual(['E.proof.required', 'E.proof.required']);
  expect(await tries({ currentPassword: 'guess' })).toEqual(['E.password.current', 'E.password.current']);
  expect(await works(other)).toBe(true);
});

test('a session that has run out is not listed', async () => {
  const person = await createPerson(app);
  app.clock.set(new Date(app.clock.now().getTime() + 29 * 86_400_000));
  const token = await logIn(app, person.email);
  app.clock.set(new Date(app.clock.now().getTime() + 2 * 86_400_000));
  expect(await list(token)).toHaveLength(1);
});
