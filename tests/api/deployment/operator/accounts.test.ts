import { expect, test } from 'vitest';
import * as operator from '../../../../shared/contract/operator/operator.ts';
import { call } from '../../../support/client.ts';
import { createPerson, createTestGame, newGuest } from '../../../support/factories.ts';
import { auditOf, proof, useOperatorApp } from '../../../support/operators.ts';

// R-operator-accounts.

const world = useOperatorApp();
const { app, ola } = world;

const search = async (text: string) =>
  (await call(app, operator.searchAccounts, { token: ola.token, body: { text } })).body;
const act = (id: string, action: string) =>
  call(app, operator.actOnAccount, { params: { id }, token: ola.token, body: { action, ...proof } });

test('are found by exactly their address, code, page or name', async () => {
  const player = await createPerson(app, { firstName: 'Quirin', lastName: 'Quast' });
  for (const text of [
    player.email.toUpperCase(),
    player.code,
    `http://x.y/publicProfile/${player.code}?a`,
    'quast  quirin',
    'Quirin Quast',
  ]) {
    expect(
      (await search(text)).map(({ id }) => id),
      text,
    ).toEqual([player.id]);
  }
  for (const text of ['Quirin', player.code.slice(1), 'quast%']) expect(await search(text), text).toEqual([]);
  const [found] = await search(player.code);
  expect(found).toMatchObject({ closedAt: null, factor: false });
  expect(found?.addresses).toEqual([{ address: player.email, main: true, validated: true }]);
  // Guests have no account.
  const guest = newGuest({ firstName: 'Quirin', lastName: 'Quast' });
  await createTestGame(app, player, { contactList: [guest] });
  expect(await search('Quirin Quast')).toHaveLength(1);
});

// R-search-letters
test('are found by a name in any spelling, in either order', async () => {
  const { id } = await createPerson(app, { firstName: 'Łukasz Zoë', lastName: 'Weiß' });
  for (const text of ['Łukasz Zoë Weiß', 'lukasz zoe weiss', 'WEISS  ŁUKASZ ZOE', 'weiß lukasz zoë']) {
    expect(
      (await search(text)).map((found) => found.id),
      text,
    ).toEqual([id]);
  }
  for (const text of ['lukasz', 'lukasz zoe', 'zoe weiss lukasz']) expect(await search(text), text).toEqual([]);
});

test('are closed and opened again, each once, and lose their second step', async () => {
  const player = await createPerson(app);
  expect((await act(player.id, 'CLOSE')).status).toBe(204);
  expect((await act(player.id, 'CLOSE')).error.messageId).toBe('E.operator.done');
  expect((await search(player.code))[0]?.closedAt).toBe(app.clock.now().toISOString());
  expect((await act(player.id, 'OPEN')).status).toBe(204);
  expect((await act(player.id, 'OPEN')).error.messageId).toBe('E.operator.done');
  await app.db.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, created_at)
     values ($1, $1, $1, '', 0, '{}', now())`,
    [player.id],
  );
  expect((await search(player.code))[0]?.factor).toBe(true);
  expect((await act(player.id, 'FACTOR_OFF')).status).toBe(204);
  expect((await search(player.code))[0]?.factor).toBe(false);
  expect((await act('nobody', 'CLOSE')).status).toBe(404);
  const actions = (await auditOf(world)).slice(0, 3).map(({ action, account }) => `${action} ${account}`);
  expect(actions).toEqual([`FACTOR_OFF ${player.id}`, `ACCOUNT_OPENED ${player.id}`, `ACCOUNT_CLOSED ${player.id}`]);
});

test('a reset ends the sessions, and its link sets a new password once; the log has no link', async () => {
  const player = await createPerson(app);
  const params = { id: player.id };
  const { body } = await call(app, operator.resetLogIn, { params, token: ola.token, body: proof });
  expect(body.minutes).toBe(60);
  const me = await app.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${player.token}` } });
  expect(me.statusCode).toBe(401);
  const token = /setNewPassword\/(\w+)$/.exec(body.url)?.[1] ?? '';
  const payload = { token, newPassword: 'nine yellow tennis balls' };
  const set = () => app.app.inject({ method: 'POST', url: '/api/setNewPassword', payload });
  expect((await set()).statusCode).toBe(204);
  expect((await set()).statusCode).toBe(409);
  const { rows } = await app.db.query(`select string_agg(a::text, ' ') as log from audit_log a`);
  expect(rows[0].log).not.toContain(token);
});
