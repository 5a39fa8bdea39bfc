import { when } from 'mobx';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { Score, Strength } from '../strength.ts';
import { NewPasswordForm } from './NewPasswordForm.ts';

const PASSWORD = 'seven green tennis balls';
const strengthOf = (score: Score): Strength => ({ score, reason: null, advice: [] });

function formWith(answer: () => Promise<unknown> = async () => undefined, score: Score = 3) {
  const calls: unknown[] = [];
  const api = {
    call: (_endpoint: unknown, args: unknown) => {
      calls.push(args);
      return answer();
    },
  } as unknown as ApiClient;
  return { form: new NewPasswordForm(api, async () => strengthOf(score)), calls };
}

const fails = (code: ConstructorParameters<typeof ApiFailure>[0], status: number) => async () => {
  throw new ApiFailure(code, status);
};

test('an empty password is neither weak nor sendable', () => {
  const { form } = formWith();
  expect(form.weak).toBe(false);
  expect(form.sendable).toBe(false);
});

test.each([
  [1, false],
  [2, true],
] as const)('a password of strength %i may be sent: %s', async (score, sendable) => {
  const { form } = formWith(undefined, score);
  form.set(PASSWORD);
  await when(() => form.strength !== null);
  expect(form.sendable).toBe(sendable);
});

test('the password goes with the token of the link', async () => {
  const { form, calls } = formWith();
  form.set(PASSWORD);
  expect(await form.send('token')).toBe(true);
  expect(calls).toEqual([{ body: { token: 'token', newPassword: PASSWORD } }]);
});

test.each([
  ['E.link.used', 409, 'error.E.link.used'],
  ['E.bad.request', 400, 'error.E.link.used'],
  ['E.password.weak', 422, 'error.E.password.weak'],
] as const)('%s is said on the page, and what was typed stays', async (code, status, text) => {
  const { form } = formWith(fails(code, status));
  form.set(PASSWORD);
  expect(await form.send('token')).toBe(false);
  expect(form).toMatchObject({ refused: text, tries: 1, password: PASSWORD });
});

test('what is about neither link nor password is thrown, and what was typed stays', async () => {
  const { form } = formWith(fails('network', 0));
  form.set(PASSWORD);
  await expect(form.send('token')).rejects.toMatchObject({ code: 'network' });
  expect(form).toMatchObject({ refused: null, password: PASSWORD });
});

test('a slow answer about an earlier password does not count for the present one', async () => {
  const answers: ((strength: Strength) => void)[] = [];
  const form = new NewPasswordForm({} as ApiClient, () => new Promise((done) => answers.push(done)));
  form.set('a');
  form.set(PASSWORD);
  answers[1]?.(strengthOf(4));
  await when(() => form.strength?.score === 4);
  answers[0]?.(strengthOf(0));
  await Promise.resolve();
  await Promise.resolve();
  expect(form.strength?.score).toBe(4);
});

test('a meter that does not load stops nobody', async () => {
  const form = new NewPasswordForm({} as ApiClient, () => Promise.reject(new Error('not loaded')));
  form.set(PASSWORD);
  await Promise.resolve();
  expect(form).toMatchObject({ strength: null, sendable: true });
});
