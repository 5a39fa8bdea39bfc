import { configure, when } from 'mobx';
import { expect, it } from 'vitest';
import { BodyCheck } from './BodyCheck.ts';

configure({ enforceActions: 'always' });

const password = () => import('../../shared/contract/schemas/proof.ts').then((m) => m.setNewPassword.body);

it('says nothing before the schema has come, and then what the server would say', async () => {
  const check = new BodyCheck(password);
  expect(check.faultsOf({})).toBeNull();
  await when(() => check.judge !== null);
  expect(check.faultsOf({ token: 'a', newPassword: '' })).toEqual({ newPassword: 'field.required' });
  expect(check.faultsOf({ token: 'a', newPassword: 'seven' })).toEqual({});
});

it('leaves all to the server where the schema cannot be fetched', async () => {
  const check = new BodyCheck(() => Promise.reject(new Error('no network')));
  await when(() => check.judge !== null);
  expect(check.faultsOf({})).toEqual({});
});
