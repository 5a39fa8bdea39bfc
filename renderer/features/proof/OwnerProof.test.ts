import { when } from 'mobx';
import { expect, test } from 'vitest';
import { deleteMe } from '../../../shared/contract/profile.ts';
import { testWorld } from '../../../tests/support/testWorld.ts';
import { OwnerProof } from './OwnerProof.ts';

// The page asks who somebody is, and goes on with what was pressed (R-proof).
const needs = (proof: string) => ({ status: 422, body: { messageId: 'E.proof.required', data: { proof } } });
const wrong = (messageId: string) => ({ status: 422, body: { messageId } });
const DONE = { status: 204 };

function begin(answers: Parameters<typeof testWorld>[0]) {
  const { root, sent } = testWorld({ 'POST /api/me/proofCode': DONE, ...answers }, { token: 't' });
  const proof = new OwnerProof(root.api);
  const done = proof.prove((given) => root.api.call(deleteMe, { body: given }));
  const bodies = () => sent.flatMap(({ call, body }) => (call === 'DELETE /api/me' ? [JSON.parse(String(body))] : []));
  return { proof, done, bodies, sent };
}

test('nothing is asked where no proof is needed', async () => {
  const { proof, done } = begin({ 'DELETE /api/me': DONE });
  expect(await done).toBe(true);
  expect(proof.needed).toBeNull();
});

test('the password is asked for until it is right, and what was pressed is done', async () => {
  const { proof, done, bodies } = begin({ 'DELETE /api/me': [needs('password'), wrong('E.password.current'), DONE] });
  await when(() => proof.needed === 'password');
  proof.confirm();
  expect(proof.problem).toBe('field.required');
  proof.type('guess');
  proof.confirm();
  await when(() => proof.problem !== null && !proof.busy);
  expect(proof.problem).toBe('error.E.password.current');
  proof.type('right');
  expect(proof.problem).toBeNull();
  proof.confirm();
  expect(await done).toBe(true);
  expect(bodies()).toEqual([{}, { currentPassword: 'guess' }, { currentPassword: 'right' }]);
  expect(proof).toMatchObject({ needed: null, typed: '' });
});

test('without a password a code is sent at once, and again when asked for', async () => {
  const { proof, done, bodies, sent } = begin({ 'DELETE /api/me': [needs('code'), wrong('E.code.wrong'), DONE] });
  const codes = () => sent.filter(({ call }) => call === 'POST /api/me/proofCode').length;
  await when(() => proof.needed === 'code');
  expect(codes()).toBe(1);
  proof.type('12 34 567');
  expect(proof.typed).toBe('123456');
  proof.confirm();
  await when(() => proof.problem === 'error.E.code.wrong');
  await proof.sendCode();
  expect(proof).toMatchObject({ sent: true, typed: '', problem: null });
  expect(codes()).toBe(2);
  proof.type('654321');
  proof.confirm();
  expect(await done).toBe(true);
  expect(bodies().at(-1)).toEqual({ proofCode: '654321' });
});

test('a code that is not whole is no code: it is said here, and the question stays', async () => {
  const { proof, done, bodies } = begin({ 'DELETE /api/me': [needs('code'), DONE] });
  await when(() => proof.needed === 'code' && proof.isReady);
  proof.type('123');
  proof.confirm();
  expect(proof).toMatchObject({ problem: 'field.phoneCode', busy: false, needed: 'code' });
  proof.type('123456');
  expect(proof.problem).toBeNull();
  proof.confirm();
  expect(await done).toBe(true);
  expect(bodies()).toEqual([{}, { proofCode: '123456' }]);
});

test('where the second step is on, password and code are asked for together, and each has its own complaint', async () => {
  const both = { status: 422, body: { messageId: 'E.proof.required', data: { proof: 'password', factor: true } } };
  const { proof, done, bodies } = begin({
    'DELETE /api/me': [both, wrong('E.password.current'), { status: 409, body: { messageId: 'E.code.used' } }, DONE],
  });
  await when(() => proof.asksFactor);
  proof.type('guess');
  proof.confirm();
  expect(proof).toMatchObject({ problem: null, factorProblem: 'field.required', busy: false });
  proof.typeFactor('123456');
  proof.confirm();
  await when(() => proof.problem !== null && !proof.busy);
  expect(proof).toMatchObject({ problem: 'error.E.password.current', factorProblem: null, factorCode: '123456' });
  proof.type('right');
  proof.confirm();
  await when(() => proof.factorProblem !== null && !proof.busy);
  expect(proof).toMatchObject({ problem: null, factorProblem: 'factor.code.used' });
  proof.typeFactor('654321');
  proof.confirm();
  expect(await done).toBe(true);
  expect(bodies().at(-1)).toEqual({ currentPassword: 'right', factorCode: '654321' });
  expect(proof).toMatchObject({ asksFactor: false, factorCode: '' });
});

test('giving up makes no further call', async () => {
  const { proof, done, bodies } = begin({ 'DELETE /api/me': needs('logIn') });
  await when(() => proof.needed === 'logIn');
  proof.cancel();
  expect(await done).toBe(false);
  expect(bodies()).toHaveLength(1);
  expect(proof.needed).toBeNull();
});

test('another failure is the page’s to say', async () => {
  const { proof, done } = begin({
    'DELETE /api/me': [needs('password'), { status: 409, body: { messageId: 'E.game.state' } }],
  });
  await when(() => proof.needed === 'password');
  proof.type('right');
  proof.confirm();
  await expect(done).rejects.toMatchObject({ code: 'E.game.state' });
  expect(proof.needed).toBeNull();
});
