import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../../../shared/contract/account.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { createGame, createSeries, inviteToGame } from '../../../shared/contract/game.ts';
import { saveMe } from '../../../shared/contract/profile.ts';
import { createToken } from '../../../shared/contract/session.ts';
import { buildTestApp, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, type Person } from '../../support/factories.ts';

const app = useTestApp();
let person: Person;

beforeAll(async () => {
  person = await createPerson(app);
});

const many = (amount: number, item: unknown) => Array.from({ length: amount }, () => item);
const fieldsOf = async (endpoint: Endpoint, body: unknown, params?: Record<string, string>) => {
  const answer = await call(app, endpoint, { body, token: person.token, ...(params ? { params } : {}) });
  return answer.error.data?.fields;
};

describe('a list is counted before its items are looked at (R-bounds)', () => {
  test('only its length is what is wrong with it', async () => {
    expect(await fieldsOf(signUp, { emails: many(6000, 0) })).toEqual({ emails: 'field.tooMany' });
    expect(await fieldsOf(createSeries, { games: many(5000, {}) })).toEqual({ games: 'field.tooMany' });
    expect(await fieldsOf(createGame, { contactList: many(501, null) })).toEqual({ contactList: 'field.tooMany' });
    expect(await fieldsOf(inviteToGame, { contactList: many(6000, {}) }, { id: 'a' })).toEqual({
      contactList: 'field.tooMany',
    });
  });

  test('lists in lists count together', async () => {
    const games = many(52, { contactList: many(100, {}) });
    expect(await fieldsOf(createSeries, { games })).toEqual({ games: 'field.tooMany' });
  });

  test('an answer names no more than fifty fields', async () => {
    const fields = await fieldsOf(createSeries, { games: many(52, {}) });
    expect(Object.keys(fields ?? {})).toHaveLength(50);
  });
});

test('a long body that is nothing but brackets is not taken apart', async () => {
  const answer = await call(app, createSeries, { body: { games: many(52, many(500, {})) }, token: person.token });
  expect(answer.error.messageId).toBe('E.bad.json');
});

test('a text is measured before its form is looked at', async () => {
  const long = `${'a'.repeat(5000)}@${'b.'.repeat(2000)}c`;
  expect(await fieldsOf(signUp, { emails: [{ email: long }] })).toEqual({ 'emails[0].email': 'field.tooLong' });
});

test('a text is as long as it has characters: an emoji is one', async () => {
  const named = (signs: number) => call(app, saveMe, { token: person.token, body: { firstName: '𠀀'.repeat(signs) } });
  expect((await named(80)).body).toMatchObject({ firstName: '𠀀'.repeat(80) });
  expect((await named(81)).error.data?.fields).toEqual({ firstName: 'field.tooLong' });
});

test.each([
  ['a NUL', 'An\0n'],
  ['half a character', 'Ann\ud800'],
])('%s in a text is refused by its field', async (_what, firstName) => {
  expect(await fieldsOf(saveMe, { firstName })).toEqual({ firstName: 'field.invalid' });
  const answer = await call(app, createToken, { body: { grant_type: 'password', username: firstName, password: 'x' } });
  // A form replaces half characters itself.
  if (firstName.includes('\0')) expect(answer.error.data?.fields).toEqual({ username: 'field.invalid' });
});

test.each([5, {}, [], true])('the name %j is refused, before names are normalised', async (firstName) => {
  expect(await fieldsOf(saveMe, { firstName })).toEqual({ firstName: 'field.invalid' });
  expect(await fieldsOf(inviteToGame, { contactList: [{ firstName }] }, { id: 'a' })).toMatchObject({
    'contactList[0].firstName': 'field.invalid',
  });
});

test('a body is at most as long as its call needs (R-body-size)', async () => {
  const body = { firstName: 'x'.repeat(17_000) };
  expect((await call(app, saveMe, { body, token: person.token })).error.messageId).toBe('E.tooLarge');
  const notes = { notes: 'x'.repeat(17_000) };
  expect((await call(app, createGame, { body: notes, token: person.token })).error.messageId).toBe('E.bad.request');
});

test('what anybody may call is counted before it is read', async () => {
  const app = await buildTestApp();
  for (let index = 0; index < 60; index += 1) await call(app, signUp, { body: {} });
  expect((await call(app, signUp, { body: {} })).error.messageId).toBe('E.signUp.line');
  await app.close();
});

test('nobody’s body is read before it is known who sends it', async () => {
  const body = `{"notes":"${'x'.repeat(300_000)}`;
  const request = {
    method: 'POST',
    url: createGame.path,
    headers: { 'content-type': 'application/json' },
    payload: body,
  };
  expect((await app.app.inject(request as InjectOptions)).statusCode).toBe(401);
});
