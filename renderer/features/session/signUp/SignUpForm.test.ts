import { when } from 'mobx';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { Score, Strength } from '../strength.ts';
import { SignUpForm } from './SignUpForm.ts';

const strengthOf = (score: Score): Strength => ({ score, reason: null, advice: [] });

function apiThat(answer: () => Promise<unknown>) {
  const calls: unknown[] = [];
  const api = {
    call: (_endpoint: unknown, args: unknown) => {
      calls.push(args);
      return answer();
    },
  } as unknown as ApiClient;
  return { api, calls };
}

async function filled(answer: () => Promise<unknown> = async () => ({ id: '1', code: '2' }), score: Score = 3) {
  const { api, calls } = apiThat(answer);
  const form = new SignUpForm(api, async () => strengthOf(score));
  form.set('email', ' Ann@club.example ');
  form.set('password', 'seven green tennis balls');
  form.set('repeat', 'seven green tennis balls');
  form.set('firstName', 'Ann');
  form.set('lastName', 'Baker');
  await when(() => form.strength !== null && form.isReady);
  return { form, calls };
}

test('a form that is filled is valid and is sent as the contract wants it', async () => {
  const { form, calls } = await filled();
  expect(form.problems).toEqual({});
  expect(await form.send('fr')).toBe(true);
  expect(calls).toMatchObject([
    {
      body: {
        emails: [{ email: 'Ann@club.example', main: true }],
        gender: 'FEMALE',
        yearOfBirth: 1980,
        language: 'fr',
      },
    },
  ]);
});

test('a password below strength 2 keeps the form from being sent', async () => {
  const { form } = await filled(undefined, 1);
  expect(form.problems).toEqual({ password: 'error.E.password.weak' });
});

test('a password is not called weak before it is measured, and a meter that does not come stops nobody', async () => {
  const { api, calls } = apiThat(async () => ({ id: '1', code: '2' }));
  const form = new SignUpForm(api, () => Promise.reject(new Error('not fetched')));
  for (const field of ['password', 'repeat'] as const) form.set(field, 'seven green tennis balls');
  form.set('email', 'ann@club.example');
  form.set('firstName', 'Ann');
  expect(await form.send('en')).toBe(false);
  expect([form.errorOf('lastName'), form.errorOf('password')]).toEqual(['field.required', null]);
  form.set('lastName', 'Baker');
  expect(await form.send('en')).toBe(true);
  expect(calls).toHaveLength(1);
});

test.each([
  ['email', 'ann@club', 'field.email'],
  ['email', 'a,b@x.yy', 'field.email'],
  ['email', 'ann(home)@mail.example', 'field.email'],
  ['email', 'ann@a..example', 'field.email'],
  ['repeat', 'something else', 'signUp.repeat.differs'],
  ['firstName', 'A', 'field.nameShort'],
  ['invitationCode', 'AB12@3', 'field.invitationCode'],
  ['invitationCode', 'ABC1111111111111@1', 'field.invitationCode'],
] as const)('%s %j is wrong', async (field, value, text) => {
  const { form } = await filled();
  form.set(field, value);
  expect(form.errorOf(field)).toBe(text);
  expect(form.valid).toBe(false);
});

// R-person-name
test('a name of one sign is whole where a sign is a word, and both are needed', async () => {
  const { form } = await filled();
  form.set('firstName', '明');
  form.set('lastName', '王');
  expect(form.problems).toEqual({});
  form.set('lastName', '');
  expect(Object.keys(form.problems)).toEqual(['lastName']);
});

test('409 stands under the address until it is changed', async () => {
  const { form } = await filled(async () => {
    throw new ApiFailure('E.signUp.exists', 409);
  });
  expect(await form.send('en')).toBe(false);
  expect(form.errorOf('email')).toBe('WA.SignUp.UserAlreadyExists');
  form.set('email', 'other@club.example');
  expect(form.valid).toBe(true);
});

test('a phone takes the place of the address: the library’s word counts, and 409 is about the number', async () => {
  const { api, calls } = apiThat(async () => {
    throw new ApiFailure('E.signUp.exists', 409);
  });
  const form = new SignUpForm(api, async () => strengthOf(3), 'phone');
  form.setPhone('+3247', false);
  form.set('password', 'seven green tennis balls');
  form.set('repeat', 'seven green tennis balls');
  form.set('firstName', 'Ann');
  form.set('lastName', 'Baker');
  await when(() => form.strength !== null && form.isReady);
  expect(form.problems).toEqual({ email: 'phone.wrong' });
  form.setPhone('+32470123456', true);
  expect(form.valid).toBe(true);
  expect(await form.send('en')).toBe(false);
  expect(calls).toMatchObject([{ body: { emails: [{ email: '+32470123456', main: true }] } }]);
  expect(form.errorOf('email')).toBe('signUp.phoneTaken');
});

test('nothing is marked before something is typed, or all was to be sent, which sends nothing', async () => {
  const { api, calls } = apiThat(async () => ({}));
  const form = new SignUpForm(api, async () => strengthOf(0));
  expect(form.errorOf('email')).toBeNull();
  expect(form.valid).toBe(false);
  expect(await form.send('en')).toBe(false);
  expect(form.errorOf('email')).toBe('field.required');
  expect(form.errorOf('invitationCode')).toBeNull();
  expect(calls).toEqual([]);
});
