import { addDays } from 'date-fns/addDays';
import { describe, expect, test } from 'vitest';
import { getMe, getPreferences, savePreferences, signUp, validateEmail } from '../../../shared/contract/account.ts';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import { actOnGame, getDashboard } from '../../../shared/contract/game.ts';
import { getSkills } from '../../../shared/contract/rating.ts';
import { createToken, revokeToken } from '../../../shared/contract/session.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  createPerson,
  createTestGame,
  hoursFromNow,
  linkOf,
  logIn,
  newGuest,
  outbox,
  PASSWORD,
  proveAddress,
  readGame,
} from '../../support/factories.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const DAY = 86_400_000;
const app = useTestApp({ now: NOW });

const body = (email: string, changes = {}) => ({
  emails: [{ email, main: true }],
  password: PASSWORD,
  firstName: 'Ann',
  lastName: 'Baker',
  ...changes,
});

describe('signing up', () => {
  test('409 for an address that has an account, in any case', async () => {
    await call(app, signUp, { body: body('ann@club.example') });
    const again = await call(app, signUp, { body: body('Ann@Club.example') });
    expect(again.error).toMatchObject({ status: 409, messageId: 'E.signUp.exists' });
  });

  test('422 for a password that is easy to guess; no account is made and nothing mailed', async () => {
    for (const password of ['tennis', 'baker1980', 'weak@club.example']) {
      const answer = await call(app, signUp, { body: body('weak@club.example', { password }) });
      expect(answer.error).toMatchObject({ status: 422, messageId: 'E.password.weak' });
    }
    expect(await outbox(app, 'weak@club.example')).toEqual([]);
  });

  test.each([
    ['a name of one letter', { firstName: 'A' }, 'firstName'],
    ['a year before 1940', { yearOfBirth: 1939 }, 'yearOfBirth'],
    ['a year less than four years ago', { yearOfBirth: 2023 }, 'yearOfBirth'],
    ['an address without a domain', { emails: [{ email: 'ann' }] }, 'emails[0].email'],
    ['an invitation code of another form', { regInvitationCode: 'A1@2' }, 'regInvitationCode'],
    ['a number as password', { password: 5 }, 'password'],
  ])('400 for %s', async (_name, changes, field) => {
    const answer = await call(app, signUp, { body: body('field@club.example', changes) });
    expect(answer.error.status).toBe(400);
    expect(answer.error.data?.fields).toHaveProperty([field]);
  });

  test('a validation link works once, and not after a week', async () => {
    await call(app, signUp, { body: body('once@club.example') });
    const [mail] = await outbox(app, 'once@club.example');
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token');
    expect((await call(app, validateEmail, { body: { token, password: PASSWORD } })).status).toBe(200);
    const again = await call(app, validateEmail, { body: { token } });
    expect(again.error).toMatchObject({ status: 409, messageId: 'E.link.used' });

    await call(app, signUp, { body: body('late@club.example') });
    const [late] = await outbox(app, 'late@club.example');
    app.clock.set(new Date(Date.parse(NOW) + 8 * DAY));
    const tooLate = await call(app, validateEmail, {
      body: { token: new URL(late?.links[0] ?? '').searchParams.get('token') },
    });
    app.clock.set(new Date(NOW));
    expect(tooLate.error.messageId).toBe('E.link.used');
  });
});

describe('sessions', () => {
  test('log-in works with the address in any case and says nothing about what is wrong', async () => {
    const person = await createPerson(app);
    const token = await logIn(app, person.email.toUpperCase());
    expect((await call(app, getMe, { token })).body.emails).toEqual([
      { email: person.email, main: true, validated: true },
    ]);
    const attempts = [
      { username: person.email, password: 'wrong' },
      { username: 'nobody@club.example', password: PASSWORD },
    ];
    for (const attempt of attempts) {
      const answer = await call(app, createToken, { body: { grant_type: 'password', ...attempt } });
      expect(answer.error).toEqual({ status: 400, messageId: 'invalid_grant', message: 'error.invalid_grant' });
    }
  });

  test('a token that is used all the time dies half a year after its log-in (R-token-life)', async () => {
    const person = await createPerson(app);
    const headers = { authorization: `Bearer ${person.token}` };
    const begun = app.clock.now();
    const statusAfter = async (days: number) => {
      app.clock.set(addDays(begun, days));
      return (await app.app.inject({ url: '/api/me', headers })).statusCode;
    };
    for (const days of [25, 50, 75, 100, 125, 150, 175]) expect(await statusAfter(days)).toBe(200);
    expect(await statusAfter(180)).toBe(401);
    app.clock.set(begun);
  });

  test('a token dies on log-out and after 30 days without use; a use prolongs it', async () => {
    const { email } = await createPerson(app);
    const [gone, kept, idle] = [await logIn(app, email), await logIn(app, email), await logIn(app, email)];
    await call(app, revokeToken, { token: gone });
    expect((await call(app, getMe, { token: gone })).status).toBe(401);
    app.clock.set(new Date(Date.parse(NOW) + 29 * DAY));
    expect((await call(app, getMe, { token: kept })).status).toBe(200);
    app.clock.set(new Date(Date.parse(NOW) + 31 * DAY));
    expect((await call(app, getMe, { token: kept })).status).toBe(200);
    expect((await call(app, getMe, { token: idle })).status).toBe(401);
    app.clock.set(new Date(NOW));
  });
});

test('preferences: 404 until saved, then what was saved; nobody reads another’s', async () => {
  const person = await createPerson(app);
  const read = (userId: string) => call(app, getPreferences, { token: person.token, query: { userId } });
  expect((await read(person.id)).error.status).toBe(404);
  await call(app, savePreferences, { token: person.token, body: { language: 'fr', timeFormat: 'H12' } });
  expect((await read(person.id)).body).toEqual({
    language: 'fr',
    dateFormat: 'DD_MM_YYYY',
    timeFormat: 'H12',
    chances: true,
    searches: true,
  });
  expect((await read('someoneElse')).error.status).toBe(403);
});

test('preferences: a language is saved alone; one format brings the usual other one, and what was chosen stays', async () => {
  const { id, token } = await createPerson(app);
  const me = async () => (await call(app, getMe, { token })).body.hasPreferences;
  const save = async (body: BodyOf<typeof savePreferences>) => (await call(app, savePreferences, { token, body })).body;
  expect(await me()).toBe(false);
  const alone = { language: 'de', dateFormat: null, timeFormat: null, chances: true, searches: true };
  expect(await save({ language: 'de' })).toEqual(alone);
  expect((await call(app, getPreferences, { token, query: { userId: id } })).body).toEqual(alone);
  expect(await me()).toBe(true);
  expect(await save({ language: 'en' })).toEqual({ ...alone, language: 'en' });
  const chosen = { dateFormat: 'MM_DD_YYYY', timeFormat: 'H24', chances: true, searches: true };
  expect(await save({ dateFormat: 'MM_DD_YYYY' })).toEqual({ language: 'en', ...chosen });
  expect(await save({ language: 'hu' })).toEqual({ language: 'hu', ...chosen });
});

describe('an address counts only once it is proved', () => {
  test('invitations of an unproved account wait, and go out with the proof', async () => {
    const owner = await createPerson(app, { validated: false });
    const guest = newGuest();
    const game = await createTestGame(app, owner, { contactList: [guest] });
    expect(game.invitee[0]?.status).toBe('PENDING');
    expect(await outbox(app, guest.email)).toEqual([]);
    await proveAddress(app, owner.email);
    expect((await readGame(app, game.id, owner.token)).invitee[0]?.status).toBe('SENT');
    expect(await outbox(app, guest.email)).toHaveLength(1);
  });

  test('what a guest was invited to and played becomes the account’s with the proof, not before', async () => {
    const owner = await createPerson(app);
    const guest = newGuest();
    const game = await createTestGame(app, owner, { contactList: [guest] });
    const { token, password } = await linkOf(app, guest.email);
    await call(app, actOnGame, { params: { id: game.id }, token, body: { actionType: 'ACCEPT', password } });
    app.clock.set(new Date(hoursFromNow(app, 26)));
    const sets = [{ initiatorScore: 2, opponentScore: 6, type: 'NORMAL', ord: 0 }];
    await call(app, actOnGame, { params: { id: game.id }, token, body: { actionType: 'SET_SCORE', sets } });

    const account = await createPerson(app, { validated: false, emails: [{ email: guest.email }] });
    const past = async () =>
      (await call(app, getDashboard, { token: account.token, query: { archive: 'true' } })).body.games;
    expect(await past()).toEqual([]);
    await proveAddress(app, guest.email);
    expect((await past()).map(({ id }) => id)).toEqual([game.id]);
    await expect
      .poll(async () => (await call(app, getSkills, { token: account.token })).body)
      .toMatchObject([{ sport: 'TENNIS', wins: 1, loses: 0 }]);
    app.clock.set(new Date(NOW));
  });
});
